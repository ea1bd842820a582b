// Bodies of revolution.
#include <algorithm>
#include <cassert>
#include <cmath>

#include "builder.h"
#include "print_shapes.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr int mostSides = 32;
constexpr float pointRadius = 1e-4f;

struct Circle {
    std::array<float, mostSides> sine;
    std::array<float, mostSides> cosine;
};

// Directions at `start + k · step`, one for each side.
Circle circle(int sides, float start) {
    Circle c{};
    for (int k = 0; k < sides; ++k) {
        const float angle = start + asFloat(k) * fullTurn / asFloat(sides);
        c.sine[static_cast<std::size_t>(k)] = std::sin(angle);
        c.cosine[static_cast<std::size_t>(k)] = std::cos(angle);
    }
    return c;
}

}  // namespace

void Builder::lathe(Vec3 base, std::span<const Vec2> profile, int sides, Color color, LatheStyle style) const {
    assert(sides <= mostSides);
    std::vector<Vec2> printed;
    if (isPrint()) {
        if (isSkin(profile)) return;
        printed = thickened(profile, leastThickness / m_frame.scale());
        profile = printed;
    }
    const float lowest = profile.front().y;
    float highest = lowest;
    for (const Vec2 p : profile) highest = std::max(highest, p.y);
    const float height = std::max(0.001f, highest - lowest);
    const auto occlusion = [&](float y) {
        return style.foot + (1 - style.foot) * std::clamp((y - lowest) / height * 1.6f, 0.0f, 1.0f);
    };
    const Color light = linear(color);
    for (std::size_t k = 0; k + 1 < profile.size(); ++k) {
        const Vec2 low = profile[k];
        const Vec2 high = profile[k + 1];
        latheBand(base, low, high, sides, light, {occlusion(low.y), occlusion(high.y)}, style);
    }
    if (!isPrint()) return;
    closeLathe(base, profile.front(), false, sides, color, style.start);
    closeLathe(base, profile.back(), true, sides, color, style.start);
}

void Builder::closeLathe(Vec3 base, Vec2 rim, bool atTop, int sides, Color color, float start) const {
    if (rim.x <= pointRadius) return;
    const Circle c = circle(sides, start);
    const std::array colors{color, color, color};
    constexpr std::array<float, 3> open{1, 1, 1};
    for (std::size_t k = 0; k < static_cast<std::size_t>(sides); ++k) {
        const std::size_t next = (k + 1) % static_cast<std::size_t>(sides);
        const Vec3 centre = base + Vec3{0, rim.y, 0};
        const Vec3 a = centre + Vec3{rim.x * c.sine[k], 0, rim.x * c.cosine[k]};
        const Vec3 b = centre + Vec3{rim.x * c.sine[next], 0, rim.x * c.cosine[next]};
        flatSide(atTop ? std::array{centre, a, b} : std::array{centre, b, a}, colors, open);
    }
}

void Builder::latheBand(Vec3 base, Vec2 low, Vec2 high, int sides, Color light, std::array<float, 2> occlusion,
                        LatheStyle style) const {
    const Vec2 slope{high.y - low.y, low.x - high.x};
    const float size = std::hypot(slope.x, slope.y);
    if (size < 1e-9f) return;
    const Vec2 outward{slope.x / size, slope.y / size};
    const Circle rim = circle(sides, style.start);
    const Circle face = style.smooth ? rim : circle(sides, style.start + pi / asFloat(sides));
    const auto corner = [&](Vec2 p, std::size_t at, std::size_t facing, float ao) {
        const Vec3 offset{p.x * rim.sine[at], p.y, p.x * rim.cosine[at]};
        return put(base + offset, {outward.x * face.sine[facing], outward.y, outward.x * face.cosine[facing]}, light,
                   ao);
    };
    const auto count = static_cast<std::size_t>(sides);
    const auto first = static_cast<std::uint32_t>(m_mesh->vertices.size());
    // Round bands share the vertices between two faces; others have four to each.
    for (std::size_t s = 0; s < count; ++s) {
        corner(low, s, s, occlusion[0]);
        corner(high, s, s, occlusion[1]);
        if (style.smooth) continue;
        corner(low, (s + 1) % count, s, occlusion[0]);
        corner(high, (s + 1) % count, s, occlusion[1]);
    }
    for (std::size_t s = 0; s < count; ++s) {
        const std::size_t next = style.smooth ? 2 * ((s + 1) % count) : 4 * s + 2;
        const auto a = first + static_cast<std::uint32_t>(style.smooth ? 2 * s : 4 * s);
        const auto b = first + static_cast<std::uint32_t>(next);
        if (low.x > pointRadius) m_triangles->insert(m_triangles->end(), {a, b, b + 1});
        if (high.x > pointRadius) m_triangles->insert(m_triangles->end(), {a, b + 1, a + 1});
    }
}

}  // namespace remparts::geometry
