// C2.4: the wall must stay connected with the open country.
#pragma once

#include "remparts/engine/game_state.h"

namespace remparts::engine::city {

/// Whether a tile on this cell would cut the free cell in front of a wall piece or the gate off from the open
/// country. The eight cells around settle it nearly always; otherwise the rims of the parts into which the free cells
/// fall are walked in step, until the shortest is done.
[[nodiscard]] bool surroundsWall(const Board& board, const CityWall& wall, const FrontierCell& cell);

}  // namespace remparts::engine::city
