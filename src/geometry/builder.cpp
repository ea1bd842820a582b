#include "builder.h"

#include "print_shapes.h"
#include "vector.h"

namespace remparts::geometry {

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

void Builder::add(const Mesh& other) const {
    const auto first = static_cast<std::uint32_t>(m_mesh->vertices.size());
    for (const Vertex& v : other.vertices) put(v.position, v.normal, v.color, v.occlusion);
    for (const auto* triangles : {&other.indices, &other.near, &other.detail})
        for (const std::uint32_t index : *triangles) m_triangles->push_back(first + index);
}

}  // namespace remparts::geometry
