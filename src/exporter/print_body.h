// Closed bodies made fit for slicers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::exporter {

/// Triangles over corners that each occur once.
struct PrintBody {
    std::vector<geometry::Vec3> corners;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// The bodies of a mesh for prints. Corners that differ by rounding alone become one, so that every edge meets its
/// neighbour exactly; triangles that shrink to a line by that fall away.
[[nodiscard]] PrintBody weld(const geometry::Mesh& mesh);

}  // namespace remparts::exporter
