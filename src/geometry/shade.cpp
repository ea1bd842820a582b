#include "remparts/geometry/shade.h"

#include <algorithm>
#include <cmath>

#include "color.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// How far a lantern's light carries.
constexpr float lampReach = 3.2f;
constexpr Color lampColor{1.25f, 0.62f, 0.24f};
constexpr Color windowColor{2.1f, 0.90f, 0.20f};

// A gentle shoulder, so that nothing in the sun is pure white; then the inverse of linear().
float tone(float light) {
    const float shouldered = light / (0.83f + light * 0.52f);
    return std::sqrt(std::max(shouldered, 0.0f));
}

std::uint8_t byte(float value) {
    return static_cast<std::uint8_t>(std::clamp(value * 255.0f + 0.5f, 0.0f, 255.0f));
}

std::array<std::uint8_t, 4> packed(Color light, float alpha) {
    return {byte(tone(light.r)), byte(tone(light.g)), byte(tone(light.b)), byte(alpha)};
}

// The warm light of nearby lanterns, fading to nothing at lampReach.
float lampLight(const Vertex& vertex, std::span<const Vec3> lamps) {
    float sum = 0;
    for (const Vec3 lamp : lamps) {
        const Vec3 toLamp = lamp - vertex.position;
        const float squared = dot(toLamp, toLamp);
        if (squared >= lampReach * lampReach) continue;
        const float distance = std::sqrt(squared);
        const float fall = 1 - distance / lampReach;
        const float facing = dot(toLamp, vertex.normal) / std::max(distance, 0.05f);
        sum += fall * fall * (0.35f + 0.65f * std::max(0.0f, facing));
    }
    return std::min(sum, 1.4f);
}

Color glowOf(const Vertex& vertex, const Look& look, std::span<const Vec3> lamps) {
    if (look.lamps <= 0) return {0, 0, 0};
    const bool shines = vertex.occlusion > (1 + lampGlow) / 2;
    const Color window = shines ? windowColor * look.lamps : Color{0, 0, 0};
    const float occlusion = std::min(vertex.occlusion, 1.0f);
    return window + vertex.color * lampColor * (look.lamps * occlusion * lampLight(vertex, lamps));
}

ShadedVertex shadeVertex(const Vertex& vertex, const Look& look, std::span<const Vec3> lamps) {
    const float occlusion = std::min(vertex.occlusion, 1.0f);
    // No key light on faces almost along the light: there the shadow map would show its grain.
    const float facing = std::max(dot(vertex.normal, look.toLight) - 0.06f, 0.0f) * 1.06f;
    const Color ambient = mix(look.bounce, look.sky, vertex.normal.y * 0.5f + 0.5f) * (occlusion * occlusion);
    const Color key = look.key * (facing * (0.35f + 0.65f * occlusion));
    // Air before the darkest corners: nothing is black.
    const Color veil = mix(look.bounce, look.sky, 0.5f) * 0.03f;
    const Color glow = glowOf(vertex, look, lamps) + veil;
    return {.x = vertex.position.x,
            .y = vertex.position.y,
            .z = vertex.position.z,
            .lit = packed(vertex.color * (ambient + key) + glow, vertex.occlusion),
            .shaded = packed(vertex.color * ambient + glow, vertex.occlusion)};
}

// Without lamps the place of a vertex does not matter: the corners of a face often share their colours.
bool sharesLight(const Vertex& a, const Vertex& b) {
    return a.normal == b.normal && a.occlusion == b.occlusion && a.color.r == b.color.r && a.color.g == b.color.g &&
           a.color.b == b.color.b;
}

// Lamps whose light can reach the mesh, relative to its origin.
std::vector<Vec3> lampsNear(const Mesh& mesh, Vec3 position, std::span<const Vec3> lamps) {
    Vec3 low = mesh.vertices.front().position;
    Vec3 high = low;
    for (const Vertex& v : mesh.vertices) {
        low = {std::min(low.x, v.position.x), 0, std::min(low.z, v.position.z)};
        high = {std::max(high.x, v.position.x), 0, std::max(high.z, v.position.z)};
    }
    std::vector<Vec3> near;
    for (const Vec3 lamp : lamps) {
        const Vec3 d = lamp - position;
        const bool reachesX = d.x > low.x - lampReach && d.x < high.x + lampReach;
        if (reachesX && d.z > low.z - lampReach && d.z < high.z + lampReach) near.push_back(d);
    }
    return near;
}

}  // namespace

std::vector<ShadedVertex> shade(const Mesh& mesh, Vec3 position, const Look& look, std::span<const Vec3> lamps) {
    std::vector<Vec3> near;
    if (look.lamps > 0 && !mesh.vertices.empty()) near = lampsNear(mesh, position, lamps);
    std::vector<ShadedVertex> shaded;
    shaded.reserve(mesh.vertices.size());
    for (std::size_t k = 0; k < mesh.vertices.size(); ++k) {
        const Vertex& v = mesh.vertices[k];
        if (k > 0 && near.empty() && sharesLight(v, mesh.vertices[k - 1]))
            shaded.push_back({v.position.x, v.position.y, v.position.z, shaded.back().lit, shaded.back().shaded});
        else
            shaded.push_back(shadeVertex(v, look, near));
    }
    return shaded;
}

}  // namespace remparts::geometry
