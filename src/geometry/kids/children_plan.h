// Where the children and the figures of The Kids stand.
#pragma once

#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// A child of a tile on a cell of the table, with no figure.
[[nodiscard]] PlannedPart planChild(const engine::TileDefinition& tile, const engine::Child& child,
                                    engine::Position cell, engine::Orientation orientation);
/// Adds the children of all laid tiles; those with a figure are carried by it.
void planChildren(const engine::GameState& state, std::vector<PlannedPart>& parts);
/// A figure, on its child's disc.
[[nodiscard]] PlannedPart planFigure(const engine::GameState& state, const engine::FollowerPlacement& figure);

}  // namespace remparts::geometry
