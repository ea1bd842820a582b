// What tests ask of a mesh.
#pragma once

#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::test {

struct Box {
    geometry::Vec3 low;
    geometry::Vec3 high;
};
[[nodiscard]] Box boundsOf(const geometry::Mesh& mesh);

/// A directed edge of a triangle that no other triangle runs along the other way.
struct OpenEdge {
    geometry::Vec3 from;
    geometry::Vec3 to;
};
/// Corners closer together than about 0.001 count as one. Detail counts too.
[[nodiscard]] std::vector<OpenEdge> openEdges(const geometry::Mesh& mesh);

/// Triangles with a normal that is not of unit length, or that looks to the back of its triangle.
[[nodiscard]] std::size_t wrongNormals(const geometry::Mesh& mesh);
/// Indices beyond the vertices, numbers that are none, occlusion out of range.
[[nodiscard]] std::size_t brokenValues(const geometry::Mesh& mesh);

[[nodiscard]] bool isSame(const geometry::Mesh& a, const geometry::Mesh& b);
[[nodiscard]] geometry::Mesh moved(geometry::Mesh mesh, geometry::Vec3 by);
/// Both in one mesh.
[[nodiscard]] geometry::Mesh together(geometry::Mesh a, const geometry::Mesh& b);
/// The highest vertex within `reach` of a place on the ground, or −1000 when there is none.
[[nodiscard]] float highestNear(const geometry::Mesh& mesh, geometry::Vec3 place, float reach);

/// Whether a point lies within one of the closed bodies of a mesh for prints.
[[nodiscard]] bool isInside(const geometry::Mesh& mesh, geometry::Vec3 point);

}  // namespace remparts::test
