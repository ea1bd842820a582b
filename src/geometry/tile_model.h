// The model of one tile, drawn from its picture.
#pragma once

#include "remparts/engine/tile_set.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// Centred on the tile, ground at y = 0. `surroundings` tells what lies beyond its sides (surroundings.h): the slab
/// shows where no tile adjoins, and rows of houses and garden walls run on where they find their like. The rest
/// depends on the design, its orientation and its cell. Each game's tiles have forms of their own; nothing else here
/// knows which game they belong to.
[[nodiscard]] PartModel buildTile(engine::GameKind game, const engine::TileDefinition& tile, engine::Position cell,
                                  engine::Orientation orientation, unsigned surroundings, Purpose purpose);

}  // namespace remparts::geometry
