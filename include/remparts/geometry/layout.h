// From the board to space and back. Units: one picture cell is 1, so a tile is 7 wide; x east, y up, z south.
#pragma once

#include <optional>

#include "remparts/engine/grid.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

inline constexpr float tileSize = 7;

/// The middle of a cell on the ground.
[[nodiscard]] Vec3 centreOf(engine::Position cell);
/// The cell that a point on the ground lies in.
[[nodiscard]] engine::Position cellAt(Vec3 ground);
/// The middle of a side, on the ground.
[[nodiscard]] Vec3 middleOf(engine::BoardEdge edge);
/// Turn about the vertical that makes a piece's front (+z) look out of the tile through `side`, in radians.
[[nodiscard]] float yawOf(engine::Direction side);

struct Ray {
    Vec3 origin;
    Vec3 direction;  ///< any length but 0
};
/// Where a ray meets the horizontal plane at `height`; nothing when it runs away from it or along it.
[[nodiscard]] std::optional<Vec3> meetPlane(const Ray& ray, float height = 0);

}  // namespace remparts::geometry
