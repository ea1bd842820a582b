// What a position is worth to a player.
#pragma once

#include <array>

#include "remparts/engine/game_state.h"

namespace remparts::ai {

using Worth = std::array<int, engine::maxPlayers>;  ///< by player, in hundredths of a point or of a figure

/// What each player has and may expect, as the game that is played counts it. Uses only what lies on the table:
/// neither the tile in hand nor the deck's order.
[[nodiscard]] Worth estimateWorth(const engine::GameState& state);

/// How far `player` is ahead of the others, leader and average counted alike.
[[nodiscard]] int estimateLead(const engine::GameState& state, engine::PlayerIndex player);

/// How many of the tiles are still to come, 0 … 100.
[[nodiscard]] int percentLeft(const engine::GameState& state);

}  // namespace remparts::ai
