// Where a figure of The Kids stands.
#pragma once

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::panel {

/// The middle of the child that it was placed on.
[[nodiscard]] model::TablePoint figurePlace(const engine::GameState& state, const engine::FollowerPlacement& figure);

}  // namespace remparts::panel
