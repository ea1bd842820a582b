// Flat polygons without holes, as lists of corners; they may run either way round.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// Positive when the corners run counter-clockwise.
[[nodiscard]] float signedArea(std::span<const Vec2> outline);
/// Triangles over the corners (three indices each), counter-clockwise, by cutting off ears.
[[nodiscard]] std::vector<std::uint32_t> triangulate(std::span<const Vec2> outline);
/// The corners of a counter-clockwise outline moved inwards by `distance` across the line between their neighbours.
[[nodiscard]] std::vector<Vec2> shrunk(std::span<const Vec2> outline, float distance);

}  // namespace remparts::geometry
