// Light worked out per vertex once for a time of day, so that a picture only has to move points and mix two colours.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "remparts/geometry/look.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// A vertex as the graphics card gets it: tightly packed, 20 bytes, place relative to the mesh's origin.
struct ShadedVertex {
    float x = 0;
    float y = 0;
    float z = 0;
    std::array<std::uint8_t, 4> lit{};  ///< tone-mapped sRGB where the key light falls; alpha is the occlusion
    std::array<std::uint8_t, 4>
        shaded{};  ///< the same in the shadow; the drawn colour mixes the two by the shadow map

    friend bool operator==(const ShadedVertex&, const ShadedVertex&) = default;
};
static_assert(sizeof(ShadedVertex) == 20);

/// One shaded vertex for each of the mesh, in their order (the mesh's index lists stay valid). `position` is where
/// the mesh's origin stands on the table, `lamps` are lanterns on the table; those out of reach cost little and
/// change nothing. The light is baked: a shaded mesh may be moved a little but not turned. No lamps count by day.
[[nodiscard]] std::vector<ShadedVertex> shade(const Mesh& mesh, Vec3 position, const Look& look,
                                              std::span<const Vec3> lamps);

}  // namespace remparts::geometry
