#include "soft_shade.h"

#include <utility>

namespace remparts::scene {

geometry::Mesh softSquare(float inner, float outer) {
    constexpr float opacity = 0.5f;
    const geometry::Color dark{0.13f, 0.08f, 0.05f};
    geometry::Mesh mesh;
    const auto add = [&](float x, float z, float alpha) {
        mesh.vertices.push_back({{x, 0, z}, {0, 1, 0}, dark, alpha});
    };
    for (const auto& [half, alpha] : {std::pair{inner, opacity}, std::pair{outer, 0.f}}) {
        add(-half, half, alpha);
        add(half, half, alpha);
        add(half, -half, alpha);
        add(-half, -half, alpha);
    }
    mesh.indices = {0, 1, 2, 0, 2, 3};
    for (std::uint32_t k = 0; k < 4; ++k) {
        const std::uint32_t next = (k + 1) % 4;
        for (const std::uint32_t index : {k, 4 + k, 4 + next, k, 4 + next, next}) mesh.indices.push_back(index);
    }
    return mesh;
}

}  // namespace remparts::scene
