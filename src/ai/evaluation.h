// What a position of The City is worth to a player, in hundredths of a point.
#pragma once

#include <array>

#include "remparts/engine/game_state.h"

namespace remparts::ai {

using Worth = std::array<int, engine::maxPlayers>;  ///< by player, in hundredths of a point

/// What each player has and may expect: points made, features held, stewards, guards, and what is left in the supply
/// for as long as it can still be used. Uses only what lies on the table: neither the tile in hand nor the deck's
/// order.
[[nodiscard]] Worth estimateWorth(const engine::GameState& state);

/// How far `player` is ahead of the others, leader and average counted alike.
[[nodiscard]] int estimateLead(const engine::GameState& state, engine::PlayerIndex player);

}  // namespace remparts::ai
