#include "finest_mesh.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace remparts::exporter {

namespace {

// Light that never reaches a corner darkens it by this share; viewers add shadows of their own.
constexpr float occlusionShare = 0.55f;

float srgbToLinear(float v) {
    return v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f);
}

// Meshes hold squares of paint colours (src/geometry/color.h); files want the standard's curve.
geometry::Color colorOf(const geometry::Vertex& vertex, ColorSpace space) {
    const float light = 1 - occlusionShare * (1 - std::min(vertex.occlusion, 1.0f));
    const auto channel = [&](float v) {
        const float paint = std::sqrt(std::clamp(v * light, 0.0f, 1.0f));
        return space == ColorSpace::Srgb ? paint : srgbToLinear(paint);
    };
    return {channel(vertex.color.r), channel(vertex.color.g), channel(vertex.color.b)};
}

}  // namespace

FinestMesh finestOf(const geometry::Mesh& mesh, float scale, ColorSpace space) {
    constexpr std::uint32_t unused = std::numeric_limits<std::uint32_t>::max();
    FinestMesh result;
    result.indices.reserve(3 * mesh.triangleCount());
    std::vector<std::uint32_t> numbers(mesh.vertices.size(), unused);
    for (const auto* list : {&mesh.indices, &mesh.near, &mesh.detail})
        for (const std::uint32_t index : *list) {
            if (numbers[index] == unused) {
                numbers[index] = static_cast<std::uint32_t>(result.positions.size());
                const geometry::Vertex& vertex = mesh.vertices[index];
                result.positions.push_back(vertex.position * scale);
                result.normals.push_back(vertex.normal);
                result.colors.push_back(colorOf(vertex, space));
            }
            result.indices.push_back(numbers[index]);
        }
    return result;
}

}  // namespace remparts::exporter
