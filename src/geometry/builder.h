// Adds simple bodies to a mesh, in coordinates of their own.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "color.h"
#include "frame.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// A choice among the six faces of a box; front is +z, right is +x.
struct Faces {
    unsigned bits = 0;

    constexpr Faces operator|(Faces o) const { return {bits | o.bits}; }
    [[nodiscard]] constexpr Faces without(Faces o) const { return {bits & ~o.bits}; }
    [[nodiscard]] constexpr bool has(Faces o) const { return (bits & o.bits) != 0; }
};

namespace faces {
inline constexpr Faces front{1};
inline constexpr Faces back{2};
inline constexpr Faces right{4};
inline constexpr Faces left{8};
inline constexpr Faces top{16};
inline constexpr Faces bottom{32};
inline constexpr Faces sides{15};
inline constexpr Faces standing{31};  ///< all but the bottom
inline constexpr Faces all{63};
}  // namespace faces

/// How a surface of revolution is shaded.
struct LatheStyle {
    float foot = 0.7f;   ///< occlusion at the lowest point
    bool smooth = true;  ///< round; otherwise with edges
    float start = 0;     ///< angle of the first side
};

/// A stretch along x whose ends may be cut aslant: at distance z from the x axis it reaches from
/// `from + fromSlope · z` to `to + toSlope · z`.
struct Stretch {
    float from = 0;
    float fromSlope = 0;
    float to = 0;
    float toSlope = 0;
};

/// One side of a body: three or four of its corners, counter-clockwise as seen from outside.
struct BodySide {
    static constexpr int none = -1;
    std::array<int, 4> corners{none, none, none, none};  ///< the last is `none` for a triangle
    Color color;
    float low = 1;        ///< occlusion at the first two corners
    float high = 1;       ///< at the others
    bool hidden = false;  ///< nobody sees it: only prints have it
};

/// Takes paint colours (color.h). Corners are given counter-clockwise as seen from outside. A builder is a light
/// handle on the mesh, to be copied; the mesh must outlive it.
/// In meshes for prints bodies are closed, whatever is left out in pictures, and skin is dropped; boxes and bodies of
/// revolution too thin for a printer are made thicker.
class Builder {
  public:
    explicit Builder(Mesh& mesh, const Frame& frame = {})
        : m_mesh(&mesh), m_triangles(&mesh.indices), m_frame(frame) {}

    /// The same, in a frame placed inside this one's.
    [[nodiscard]] Builder at(Vec3 offset, float turn = 0, float factor = 1) const;
    /// The same, for what is not seen while the camera moves. What is fine stays fine.
    [[nodiscard]] Builder near() const;
    /// The same, for what only near cameras see.
    [[nodiscard]] Builder fine() const;
    /// The same, for a simple form that stands in for what is `near` while the camera moves. Prints leave it out.
    [[nodiscard]] Builder far() const;
    [[nodiscard]] const Frame& frame() const { return m_frame; }
    [[nodiscard]] bool isPrint() const { return m_mesh->purpose == Purpose::Print; }

    // Skin: surfaces of no thickness.
    void triangle(Vec3 a, Vec3 b, Vec3 c, Color color, float occlusion = 1) const;
    /// a, b are the lower edge with occlusion `low`, c, d the upper one.
    void quad(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Color color, float low = 1, float high = 1) const;
    /// A quad with a colour and an occlusion at each corner.
    void quad(const std::array<Vec3, 4>& corners, const std::array<Color, 4>& colors,
              const std::array<float, 4>& occlusion) const;
    /// Cross-section of points (z, height) drawn along x.
    void sweep(std::span<const Vec2> section, const Stretch& stretch, Color color, float foot = 0.7f) const;
    void sweep(std::initializer_list<Vec2> section, const Stretch& stretch, Color color, float foot = 0.7f) const {
        sweep(std::span<const Vec2>(section.begin(), section.size()), stretch, color, foot);
    }
    /// Closes a swept section at `x`, looking along +x or −x.
    void cap(std::span<const Vec2> section, float x, bool towardsPlusX, Color color) const;

    // Bodies.
    /// Any body with flat sides; together the sides must close it.
    void body(std::span<const Vec3> corners, std::span<const BodySide> sides) const;
    void body(std::initializer_list<Vec3> corners, std::initializer_list<BodySide> sides) const {
        body(std::span<const Vec3>(corners.begin(), corners.size()),
             std::span<const BodySide>(sides.begin(), sides.size()));
    }
    /// The closed body of a section (without repeating its first point) drawn along x, in prints alone: what stands
    /// there in place of sweeps and caps.
    void printBar(std::span<const Vec2> section, const Stretch& stretch, Color color) const;
    /// `foot` is the occlusion along the lower edge of its sides.
    void box(Vec3 low, Vec3 high, Color color, float foot = 0.6f, Faces which = faces::standing) const;
    /// Surface of revolution about the vertical through `base`; the profile's points are (radius, height) from below.
    void lathe(Vec3 base, std::span<const Vec2> profile, int sides, Color color, LatheStyle style = {}) const;
    void lathe(Vec3 base, std::initializer_list<Vec2> profile, int sides, Color color, LatheStyle style = {}) const {
        lathe(base, std::span<const Vec2>(profile.begin(), profile.size()), sides, color, style);
    }
    /// Upright outline in the x–y plane made solid along z about z = 0, with a bevel on both edges.
    void extrude(std::span<const Vec2> outline, float depth, float bevel, Color color) const;

    /// Another mesh of the same purpose, placed in this builder's frame; all its triangles but `far` go where this
    /// builder's go.
    void add(const Mesh& other) const;

  private:
    std::uint32_t put(Vec3 point, Vec3 normal, Color light, float occlusion) const;
    void flatSide(std::span<const Vec3> corners, std::span<const Color> colors,
                  std::span<const float> occlusion) const;
    void closeLathe(Vec3 base, Vec2 rim, bool atTop, int sides, Color color, float start) const;
    void latheBand(Vec3 base, Vec2 low, Vec2 high, int sides, Color light, std::array<float, 2> occlusion,
                   LatheStyle style) const;

    Mesh* m_mesh;
    std::vector<std::uint32_t>* m_triangles;
    Frame m_frame;
};

}  // namespace remparts::geometry
