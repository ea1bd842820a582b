// Vectors, colours and triangle meshes: plain values without a graphics library.
// Units: one picture cell is 1 (a tile is 7 wide); x east, y up, z south. Colours are linear light.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace remparts::geometry {

struct Vec2 {
    float x = 0;
    float y = 0;
};

struct Vec3 {
    float x = 0;
    float y = 0;
    float z = 0;

    constexpr Vec3 operator+(Vec3 o) const { return {x + o.x, y + o.y, z + o.z}; }
    constexpr Vec3 operator-(Vec3 o) const { return {x - o.x, y - o.y, z - o.z}; }
    constexpr Vec3 operator*(float s) const { return {x * s, y * s, z * s}; }
    friend constexpr bool operator==(const Vec3&, const Vec3&) = default;
};

struct Color {
    float r = 1;
    float g = 1;
    float b = 1;
};

/// Ambient occlusion 0 … 1; `lampGlow` marks a surface that shines at night (a window).
inline constexpr float lampGlow = 2.0f;

struct Vertex {
    Vec3 position;
    Vec3 normal;  ///< unit length, outward
    Color color;
    float occlusion = 1;
};

/// Triangles, counter-clockwise seen from outside.
struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;
    std::vector<std::uint32_t> detail;  ///< triangles smaller than a pixel from afar, over the same vertices

    [[nodiscard]] std::size_t triangleCount() const { return (indices.size() + detail.size()) / 3; }
};

}  // namespace remparts::geometry
