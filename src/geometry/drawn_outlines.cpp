// Outlines drawn out to bodies: sections along x, upright outlines along z.
#include <algorithm>

#include "builder.h"
#include "outline.h"
#include "vector.h"

namespace remparts::geometry {

void Builder::sweep(std::span<const Vec2> section, const Stretch& s, Color color, float foot) const {
    for (std::size_t k = 0; k + 1 < section.size(); ++k) {
        const Vec2 p = section[k];
        const Vec2 q = section[k + 1];
        const bool level = p.y == q.y;
        const float low = level || p.y > q.y ? 1 : foot;
        const float high = level || p.y < q.y ? 1 : foot;
        quad({s.from + s.fromSlope * p.x, p.y, p.x}, {s.to + s.toSlope * p.x, p.y, p.x},
             {s.to + s.toSlope * q.x, q.y, q.x}, {s.from + s.fromSlope * q.x, q.y, q.x}, color, low, high);
    }
}

void Builder::cap(std::span<const Vec2> section, float x, bool towardsPlusX, Color color) const {
    const std::vector<std::uint32_t> triangles = triangulate(section);
    const auto corner = [&](std::uint32_t k) { return Vec3{x, section[k].y, section[k].x}; };
    for (std::size_t k = 0; k < triangles.size(); k += 3) {
        const Vec3 a = corner(triangles[k]);
        const Vec3 b = corner(triangles[k + 1]);
        const Vec3 c = corner(triangles[k + 2]);
        // (z, height) counter-clockwise looks along −x.
        if (towardsPlusX)
            triangle(a, c, b, color, 0.85f);
        else
            triangle(a, b, c, color, 0.85f);
    }
}

void Builder::printBar(std::span<const Vec2> section, const Stretch& s, Color color) const {
    if (!isPrint()) return;
    const std::array<Color, 4> colors{color, color, color, color};
    constexpr std::array<float, 4> open{1, 1, 1, 1};
    const auto corner = [&](Vec2 p, bool atEnd) {
        return Vec3{atEnd ? s.to + s.toSlope * p.x : s.from + s.fromSlope * p.x, p.y, p.x};
    };
    for (std::size_t k = 0; k < section.size(); ++k) {
        const Vec2 p = section[k];
        const Vec2 q = section[(k + 1) % section.size()];
        flatSide(std::array{corner(p, false), corner(p, true), corner(q, true), corner(q, false)}, colors, open);
    }
    const std::vector<std::uint32_t> triangles = triangulate(section);
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        for (const bool atEnd : {false, true}) {
            const Vec3 a = corner(section[triangles[k]], atEnd);
            const Vec3 b = corner(section[triangles[k + 1]], atEnd);
            const Vec3 c = corner(section[triangles[k + 2]], atEnd);
            flatSide(atEnd ? std::array{a, c, b} : std::array{a, b, c}, std::span(colors).first(3),
                     std::span(open).first(3));
        }
}

void Builder::extrude(std::span<const Vec2> outline, float depth, float bevel, Color color) const {
    std::vector<Vec2> rim(outline.begin(), outline.end());
    if (signedArea(rim) < 0) std::reverse(rim.begin(), rim.end());
    const std::vector<Vec2> face = shrunk(rim, bevel);
    const float h = depth / 2;
    const float e = h - bevel;
    const auto side = [this](const auto& corners, Color paint) {
        const std::array<Color, 4> colors{paint, paint, paint, paint};
        constexpr std::array<float, 4> open{1, 1, 1, 1};
        flatSide(corners, std::span(colors).first(corners.size()), std::span(open).first(corners.size()));
    };
    const std::vector<std::uint32_t> triangles = triangulate(face);
    for (std::size_t k = 0; k < triangles.size(); k += 3) {
        const Vec2 a = face[triangles[k]];
        const Vec2 b = face[triangles[k + 1]];
        const Vec2 c = face[triangles[k + 2]];
        side(std::array{Vec3{a.x, a.y, h}, Vec3{b.x, b.y, h}, Vec3{c.x, c.y, h}}, color);
        side(std::array{Vec3{b.x, b.y, -h}, Vec3{a.x, a.y, -h}, Vec3{c.x, c.y, -h}}, color);
    }
    const Color light = mix(color, {1, 1, 1}, 0.12f);
    for (std::size_t k = 0; k < rim.size(); ++k) {
        const std::size_t next = (k + 1) % rim.size();
        const Vec2 a = rim[k];
        const Vec2 b = rim[next];
        const Vec2 fa = face[k];
        const Vec2 fb = face[next];
        side(std::array<Vec3, 4>{Vec3{a.x, a.y, e}, {a.x, a.y, -e}, {b.x, b.y, -e}, {b.x, b.y, e}}, color * 0.94f);
        side(std::array<Vec3, 4>{Vec3{fa.x, fa.y, h}, {a.x, a.y, e}, {b.x, b.y, e}, {fb.x, fb.y, h}}, light);
        side(std::array<Vec3, 4>{Vec3{a.x, a.y, -e}, {fa.x, fa.y, -h}, {fb.x, fb.y, -h}, {b.x, b.y, -e}}, light);
    }
}

}  // namespace remparts::geometry
