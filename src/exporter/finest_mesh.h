// What of a mesh goes into a file to be looked at.
#pragma once

#include <cstdint>
#include <vector>

#include "remparts/geometry/mesh.h"

namespace remparts::exporter {

/// How the colours of vertices are meant in a format.
enum class ColorSpace : std::uint8_t { Linear, Srgb };

/// All triangles of the finest level, over vertices that are all used. The lists have equal lengths.
struct FinestMesh {
    std::vector<geometry::Vec3> positions;
    std::vector<geometry::Vec3> normals;
    std::vector<geometry::Color> colors;  ///< 0 … 1, with a part of the ambient occlusion in them
    std::vector<std::uint32_t> indices;   ///< three to each triangle
};

/// `scale` turns picture cells into units of the file.
[[nodiscard]] FinestMesh finestOf(const geometry::Mesh& mesh, float scale, ColorSpace space);

}  // namespace remparts::exporter
