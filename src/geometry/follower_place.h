// Where on a tile a follower stands or lies.
#pragma once

#include <cstdint>

#include "remparts/engine/tile.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// The place of a follower on a segment of a turned tile, relative to the tile's middle: engine::followerCell,
/// drawn a little towards the middle at the tile's border, at the height of what it stands on.
[[nodiscard]] Vec3 followerPlace(const engine::TileDefinition& tile, std::uint8_t segment,
                                 engine::Orientation orientation);

}  // namespace remparts::geometry
