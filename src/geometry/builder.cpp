#include "builder.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "outline.h"
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

std::size_t Mesh::triangleCount(Level level) const {
    std::size_t count = indices.size() + (level == Level::Moving ? far : near).size();
    if (level == Level::Detail) count += detail.size();
    return count / 3;
}

Frame::Frame(Vec3 origin, float yaw, float scale)
    : m_origin(origin), m_yaw(yaw), m_scale(scale), m_sine(std::sin(yaw)), m_cosine(std::cos(yaw)) {}

Frame Frame::child(Vec3 offset, float turn, float factor) const {
    if (turn != 0) return Frame(point(offset), m_yaw + turn, m_scale * factor);
    Frame frame = *this;
    frame.m_origin = point(offset);
    frame.m_scale *= factor;
    return frame;
}

Builder Builder::at(Vec3 offset, float turn, float factor) const {
    Builder b = *this;
    b.m_frame = m_frame.child(offset, turn, factor);
    return b;
}

Builder Builder::near() const {
    Builder b = *this;
    if (!isPrint() && m_triangles == &m_mesh->indices) b.m_triangles = &m_mesh->near;
    return b;
}

Builder Builder::fine() const {
    Builder b = *this;
    if (!isPrint()) b.m_triangles = &m_mesh->detail;
    return b;
}

Builder Builder::far() const {
    Builder b = *this;
    b.m_triangles = &m_mesh->far;
    return b;
}

std::uint32_t Builder::put(Vec3 point, Vec3 normal, Color light, float occlusion) const {
    m_mesh->vertices.push_back({m_frame.point(point), m_frame.direction(normal), light, occlusion});
    return static_cast<std::uint32_t>(m_mesh->vertices.size() - 1);
}

void Builder::flatSide(std::span<const Vec3> corners, std::span<const Color> colors,
                       std::span<const float> occlusion) const {
    const Vec3 across = corners.size() == 4 ? corners[3] - corners[1] : corners[2] - corners[1];
    const Vec3 normal = normalized(cross(corners[2] - corners[0], across));
    const auto first = static_cast<std::uint32_t>(m_mesh->vertices.size());
    for (std::size_t k = 0; k < corners.size(); ++k) put(corners[k], normal, linear(colors[k]), occlusion[k]);
    m_triangles->insert(m_triangles->end(), {first, first + 1, first + 2});
    if (corners.size() == 4) m_triangles->insert(m_triangles->end(), {first, first + 2, first + 3});
}

void Builder::triangle(Vec3 a, Vec3 b, Vec3 c, Color color, float occlusion) const {
    if (isPrint()) return;
    flatSide(std::array{a, b, c}, std::array{color, color, color}, std::array{occlusion, occlusion, occlusion});
}

void Builder::quad(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Color color, float low, float high) const {
    quad({a, b, c, d}, {color, color, color, color}, {low, low, high, high});
}

void Builder::quad(const std::array<Vec3, 4>& corners, const std::array<Color, 4>& colors,
                   const std::array<float, 4>& occlusion) const {
    if (!isPrint()) flatSide(corners, colors, occlusion);
}

void Builder::body(std::span<const Vec3> corners, std::span<const BodySide> sides) const {
    for (const BodySide& side : sides) {
        if (side.hidden && !isPrint()) continue;
        const std::size_t count = side.corners[3] == BodySide::none ? 3 : 4;
        std::array<Vec3, 4> points;
        for (std::size_t k = 0; k < count; ++k) points[k] = corners[static_cast<std::size_t>(side.corners[k])];
        const std::array<Color, 4> colors{side.color, side.color, side.color, side.color};
        const std::array<float, 4> occlusion{side.low, side.low, side.high, side.high};
        flatSide(std::span(points).first(count), std::span(colors).first(count), std::span(occlusion).first(count));
    }
}

void Builder::box(Vec3 l, Vec3 h, Color color, float foot, Faces which) const {
    if (isPrint()) thicken(l, h, leastThickness / m_frame.scale());
    const std::array<Vec3, 8> corners{Vec3{l.x, l.y, h.z}, {h.x, l.y, h.z}, {h.x, l.y, l.z}, {l.x, l.y, l.z},
                                      Vec3{l.x, h.y, h.z}, {h.x, h.y, h.z}, {h.x, h.y, l.z}, {l.x, h.y, l.z}};
    const auto side = [&](Faces one, std::array<int, 4> at, float low, float high) {
        return BodySide{at, color, low, high, !which.has(one)};
    };
    const std::array sides{side(faces::front, {0, 1, 5, 4}, foot, 1), side(faces::back, {2, 3, 7, 6}, foot, 1),
                           side(faces::right, {1, 2, 6, 5}, foot, 1), side(faces::left, {3, 0, 4, 7}, foot, 1),
                           side(faces::top, {4, 5, 6, 7}, 1, 1),      side(faces::bottom, {3, 2, 1, 0}, 0.5f, 0.5f)};
    body(corners, sides);
}

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

void Builder::add(const Mesh& other) const {
    const auto first = static_cast<std::uint32_t>(m_mesh->vertices.size());
    for (const Vertex& v : other.vertices) put(v.position, v.normal, v.color, v.occlusion);
    for (const auto* triangles : {&other.indices, &other.near, &other.detail})
        for (const std::uint32_t index : *triangles) m_triangles->push_back(first + index);
}

}  // namespace remparts::geometry
