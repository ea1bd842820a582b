// What every procedure does on the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "play.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine {

/// A position of this game with nothing on the table and no supplies yet, and room for all tiles.
[[nodiscard]] GameState emptyTable(std::shared_ptr<const GameSetup> setup);

/// Lays a tile on a cell that is legal and joins what meets. `player` is told as who laid it.
void layTile(const Play& play, PlayerIndex player, TileIndex tile, Position cell, Orientation orientation);

/// The player after the one whose turn it is, clockwise.
[[nodiscard]] inline PlayerIndex nextPlayer(const GameState& state) {
    return static_cast<PlayerIndex>((state.turnPlayer + 1u) % state.playerCount());
}

/// Tiles left in a stack or pile.
[[nodiscard]] inline std::size_t tilesIn(const GameState& state, std::size_t stack) {
    return state.setup->stacks[stack].size() - static_cast<std::size_t>(state.stacks.drawn[stack]);
}
/// The first stack with a tile left, if any.
[[nodiscard]] std::optional<std::uint8_t> firstFilledStack(const GameState& state);

/// The standings by these scores; `winnersOf` tells who is best by them.
[[nodiscard]] Standings standingsBy(const GameState& state, std::vector<int> scores,
                                    std::vector<PlayerIndex> (*winnersOf)(const std::vector<int>& scores));

/// Who has exactly this score, ascending.
[[nodiscard]] std::vector<PlayerIndex> playersWith(const std::vector<int>& scores, int score);

}  // namespace remparts::engine
