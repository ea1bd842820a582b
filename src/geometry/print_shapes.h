// What a 3D printer asks of bodies: that they hold something, and that they are thick enough to hold together.
#pragma once

#include <span>
#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// In picture cells: 0.4 mm on a tile of 45 mm.
inline constexpr float leastThickness = 0.0625f;

/// Whether the body of revolution of a profile (radius, height) is none: a disc, or an underside that comes down
/// towards its rim. Closed it would hold nothing.
[[nodiscard]] bool isSkin(std::span<const Vec2> profile);
/// The profile with every radius at least half of `least`, but for tips.
[[nodiscard]] std::vector<Vec2> thickened(std::span<const Vec2> profile, float least);
/// Makes a box at least `least` thick, about its middle. Plates that lie flat may be thin; what stands or hangs free
/// may not.
void thicken(Vec3& low, Vec3& high, float least);

}  // namespace remparts::geometry
