// Where The Kids' piles lie on the table.
#pragma once

#include <vector>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::model {

/// The middle of every pile, in the order of the stacks, empty ones included: a row south of the tiles, clear of all
/// cells where a tile may be laid. Empty for a game whose tiles are not drawn from the table.
[[nodiscard]] std::vector<TablePoint> pilePlaces(const engine::GameState& state);

}  // namespace remparts::model
