// Whether a tile is one of those with roads, as in The Kids.
#pragma once

#include "remparts/engine/tile.h"

namespace remparts::model {

[[nodiscard]] bool hasRoads(const engine::TileDefinition& design);

}  // namespace remparts::model
