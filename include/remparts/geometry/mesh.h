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

/// What a mesh is for. Pictures hold every surface that can be seen; prints hold closed bodies alone, which may
/// overlap, and no skin (panes, beams, paint).
enum class Purpose : std::uint8_t { Picture, Print };

/// How much of a mesh is drawn: while the camera moves, at rest from afar, close up and in fine pictures.
enum class Level : std::uint8_t { Moving, Near, Detail };

/// Triangles over common vertices, counter-clockwise seen from outside. Each level is a choice of the lists:
/// Moving = indices + far, Near = indices + near, Detail = indices + near + detail. Prints use `indices` alone.
struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;  ///< in every level: ground and silhouettes
    std::vector<std::uint32_t> near;     ///< what cannot be told while the camera moves
    std::vector<std::uint32_t> detail;   ///< smaller than a pixel from afar
    std::vector<std::uint32_t> far;      ///< stands in for `near` at the Moving level
    Purpose purpose = Purpose::Picture;

    /// Triangles drawn at a level.
    [[nodiscard]] std::size_t triangleCount(Level level = Level::Detail) const;
};

}  // namespace remparts::geometry
