// Where on a tile a follower stands or lies.
#pragma once

#include <cstdint>

#include "remparts/engine/tile.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// The place of a follower on a segment of a turned tile, relative to the tile's middle: engine::followerCell,
/// a little off the tile's border and off a
/// building beside it, at the height of what it stands on.
[[nodiscard]] Vec3 followerPlace(const engine::TileDefinition& tile, std::uint8_t segment,
                                 engine::Orientation orientation);

}  // namespace remparts::geometry
