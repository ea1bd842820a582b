// Where The Kids' piles lie on the table.
#pragma once

#include <vector>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::model {

// In cells. A pile is smaller than life, so that the table belongs to the tiles that lie there.
inline constexpr double pileSide = 0.7;
inline constexpr double pileTileHeight = 0.034;
inline constexpr double tableLevel = -0.62 / 7;  ///< below the ground of the tiles

/// The middle of every pile, in the order of the stacks, empty ones included: a row south of the tiles, clear of all
/// cells where a tile may be laid. It moves only when the tiles reach farther south. Empty for a game whose tiles are
/// not drawn from the table.
[[nodiscard]] std::vector<TablePoint> pilePlaces(const engine::GameState& state);

}  // namespace remparts::model
