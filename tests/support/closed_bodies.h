// Whether triangles make closed bodies, as a slicer asks.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::test {

using Triangle = std::array<geometry::Vec3, 3>;

/// The triangles of a mesh for prints.
[[nodiscard]] std::vector<Triangle> printedTriangles(const geometry::Mesh& mesh);

struct Bodies {
    std::size_t openEdges = 0;  ///< directed edges without one the other way
    std::string anOpenEdge;     ///< where one of them runs
    std::size_t shells = 0;     ///< sets of triangles that hang together by edges
    std::size_t inverted = 0;   ///< shells without a positive volume
    std::string anInverted;     ///< where one of them is
    double volume = 0;          ///< of all shells, overlaps counted twice
};

/// Corners at most `nearness` apart along each axis count as one; triangles that shrink to a line by that do not
/// count.
[[nodiscard]] Bodies bodiesOf(const std::vector<Triangle>& triangles, float nearness = 0);

}  // namespace remparts::test
