#include "builder.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "outline.h"
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

Builder Builder::fine() const {
    Builder b = *this;
    b.m_triangles = &m_mesh->detail;
    return b;
}

std::uint32_t Builder::put(Vec3 point, Vec3 normal, Color light, float occlusion) const {
    m_mesh->vertices.push_back({m_frame.point(point), m_frame.direction(normal), light, occlusion});
    return static_cast<std::uint32_t>(m_mesh->vertices.size() - 1);
}

void Builder::triangle(Vec3 a, Vec3 b, Vec3 c, Color color, float occlusion) const {
    const Vec3 normal = normalized(cross(b - a, c - a));
    const Color light = linear(color);
    const std::uint32_t first = put(a, normal, light, occlusion);
    put(b, normal, light, occlusion);
    put(c, normal, light, occlusion);
    m_triangles->insert(m_triangles->end(), {first, first + 1, first + 2});
}

void Builder::quad(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Color color, float low, float high) const {
    quad({a, b, c, d}, {color, color, color, color}, {low, low, high, high});
}

void Builder::quad(const std::array<Vec3, 4>& corners, const std::array<Color, 4>& colors,
                   const std::array<float, 4>& occlusion) const {
    const Vec3 normal = normalized(cross(corners[2] - corners[0], corners[3] - corners[1]));
    const std::uint32_t first = put(corners[0], normal, linear(colors[0]), occlusion[0]);
    for (std::size_t k = 1; k < 4; ++k) put(corners[k], normal, linear(colors[k]), occlusion[k]);
    m_triangles->insert(m_triangles->end(), {first, first + 1, first + 2, first, first + 2, first + 3});
}

void Builder::box(Vec3 l, Vec3 h, Color color, float foot, Faces which) const {
    if (which.has(faces::front))
        quad({l.x, l.y, h.z}, {h.x, l.y, h.z}, {h.x, h.y, h.z}, {l.x, h.y, h.z}, color, foot);
    if (which.has(faces::back)) quad({h.x, l.y, l.z}, {l.x, l.y, l.z}, {l.x, h.y, l.z}, {h.x, h.y, l.z}, color, foot);
    if (which.has(faces::right))
        quad({h.x, l.y, h.z}, {h.x, l.y, l.z}, {h.x, h.y, l.z}, {h.x, h.y, h.z}, color, foot);
    if (which.has(faces::left)) quad({l.x, l.y, l.z}, {l.x, l.y, h.z}, {l.x, h.y, h.z}, {l.x, h.y, l.z}, color, foot);
    if (which.has(faces::top)) quad({l.x, h.y, h.z}, {h.x, h.y, h.z}, {h.x, h.y, l.z}, {l.x, h.y, l.z}, color);
    if (which.has(faces::bottom))
        quad({l.x, l.y, l.z}, {h.x, l.y, l.z}, {h.x, l.y, h.z}, {l.x, l.y, h.z}, color, 0.5f, 0.5f);
}

void Builder::lathe(Vec3 base, std::span<const Vec2> profile, int sides, Color color, LatheStyle style) const {
    assert(sides <= mostSides);
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

void Builder::extrude(std::span<const Vec2> outline, float depth, float bevel, Color color) const {
    std::vector<Vec2> rim(outline.begin(), outline.end());
    if (signedArea(rim) < 0) std::reverse(rim.begin(), rim.end());
    const std::vector<Vec2> face = shrunk(rim, bevel);
    const float h = depth / 2;
    const float e = h - bevel;
    const std::vector<std::uint32_t> triangles = triangulate(face);
    for (std::size_t k = 0; k < triangles.size(); k += 3) {
        const Vec2 a = face[triangles[k]];
        const Vec2 b = face[triangles[k + 1]];
        const Vec2 c = face[triangles[k + 2]];
        triangle({a.x, a.y, h}, {b.x, b.y, h}, {c.x, c.y, h}, color);
        triangle({b.x, b.y, -h}, {a.x, a.y, -h}, {c.x, c.y, -h}, color);
    }
    const Color light = mix(color, {1, 1, 1}, 0.12f);
    for (std::size_t k = 0; k < rim.size(); ++k) {
        const std::size_t next = (k + 1) % rim.size();
        const Vec2 a = rim[k];
        const Vec2 b = rim[next];
        const Vec2 fa = face[k];
        const Vec2 fb = face[next];
        quad({a.x, a.y, e}, {a.x, a.y, -e}, {b.x, b.y, -e}, {b.x, b.y, e}, color * 0.94f);
        quad({fa.x, fa.y, h}, {a.x, a.y, e}, {b.x, b.y, e}, {fb.x, fb.y, h}, light);
        quad({a.x, a.y, -e}, {fa.x, fa.y, -h}, {fb.x, fb.y, -h}, {b.x, b.y, -e}, light);
    }
}

void Builder::add(const Mesh& other) const {
    const auto first = static_cast<std::uint32_t>(m_mesh->vertices.size());
    for (const Vertex& v : other.vertices) put(v.position, v.normal, v.color, v.occlusion);
    for (const auto* triangles : {&other.indices, &other.detail})
        for (const std::uint32_t index : *triangles) m_triangles->push_back(first + index);
}

}  // namespace remparts::geometry
