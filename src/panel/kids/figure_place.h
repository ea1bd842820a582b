// Where children and figures of The Kids stand.
#pragma once

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::panel {

/// A child's place by its cell (Child::cell).
[[nodiscard]] model::TablePoint childPlace(const engine::PlacedTile& tile, std::uint8_t cell);
/// The middle of the child that a figure was placed on.
[[nodiscard]] model::TablePoint figurePlace(const engine::GameState& state, const engine::FollowerPlacement& figure);

}  // namespace remparts::panel
