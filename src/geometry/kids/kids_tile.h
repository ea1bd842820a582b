// The model of one tile of The Kids, drawn from its picture; children are parts of their own.
#pragma once

#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// As buildTile().
[[nodiscard]] PartModel buildKidsTile(const engine::TileDefinition& tile, engine::Position cell,
                                      engine::Orientation orientation, unsigned openSides, Purpose purpose);

}  // namespace remparts::geometry
