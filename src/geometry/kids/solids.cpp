#include "solids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "outline.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// Unit vectors out of the outline at its corners.
std::vector<Vec2> cornerNormals(std::span<const Vec2> outline) {
    const std::size_t n = outline.size();
    std::vector<Vec2> normals;
    for (std::size_t k = 0; k < n; ++k) {
        const Vec2 before = outline[(k + n - 1) % n];
        const Vec2 after = outline[(k + 1) % n];
        const Vec2 way{after.x - before.x, after.y - before.y};
        const float size = std::max(1e-6f, std::hypot(way.x, way.y));
        normals.push_back({way.y / size, -way.x / size});
    }
    return normals;
}

float footShade(float y, float height) {
    return 0.6f + 0.4f * std::clamp(y / height * 2.2f, 0.0f, 1.0f);
}

// Corners cut off once: a rounder outline with twice as many points.
std::vector<Vec2> cutCorners(const std::vector<Vec2>& outline) {
    constexpr float share = 0.25f;
    std::vector<Vec2> rounder;
    for (std::size_t k = 0; k < outline.size(); ++k) {
        const Vec2 a = outline[k];
        const Vec2 b = outline[(k + 1) % outline.size()];
        rounder.push_back({std::lerp(a.x, b.x, share), std::lerp(a.y, b.y, share)});
        rounder.push_back({std::lerp(b.x, a.x, share), std::lerp(b.y, a.y, share)});
    }
    return rounder;
}

// Rings of the outline, smaller and smaller towards the two faces.
class Puff {
  public:
    Puff(std::span<const Vec2> outline, float depth, float radius, Color color)
        : m_outline(outline), m_half(depth / 2), m_radius(radius), m_light(linear(color)) {
        for (const Vec2 p : outline) m_height = std::max(m_height, p.y);
    }

    Mesh make() {
        constexpr int steps = 2;  // from the edge of a face to the straight side
        std::vector<std::uint32_t> rings;
        for (int k = 0; k <= steps; ++k) rings.push_back(addRing(quarterTurn * asFloat(steps - k) / steps, -1));
        for (int k = 0; k <= steps; ++k) rings.push_back(addRing(quarterTurn * asFloat(k) / steps, 1));
        for (std::size_t k = 0; k + 1 < rings.size(); ++k) join(rings[k], rings[k + 1]);
        close(-1);
        close(1);
        return std::move(m_mesh);
    }

  private:
    std::uint32_t put(Vec2 p, float z, Vec3 normal) {
        m_mesh.vertices.push_back({{p.x, p.y, z}, normal, m_light, footShade(p.y, m_height)});
        return static_cast<std::uint32_t>(m_mesh.vertices.size() - 1);
    }
    // `turn`: how far the surface has turned from the side to the face.
    [[nodiscard]] std::vector<Vec2> ringAt(float turn) const {
        return cutCorners(shrunk(m_outline, m_radius * (1 - std::cos(turn))));
    }
    std::uint32_t addRing(float turn, float side) {
        const auto first = static_cast<std::uint32_t>(m_mesh.vertices.size());
        const std::vector<Vec2> ring = ringAt(turn);
        const std::vector<Vec2> normals = cornerNormals(ring);
        const float z = side * (m_half - m_radius + m_radius * std::sin(turn));
        for (std::size_t k = 0; k < ring.size(); ++k)
            put(ring[k], z, {normals[k].x * std::cos(turn), normals[k].y * std::cos(turn), side * std::sin(turn)});
        return first;
    }
    void join(std::uint32_t back, std::uint32_t front) {
        const std::uint32_t n = front - back;
        for (std::uint32_t k = 0; k < n; ++k) {
            const std::uint32_t next = (k + 1) % n;
            for (const std::uint32_t index : {front + k, back + k, back + next, front + k, back + next, front + next})
                m_mesh.indices.push_back(index);
        }
    }
    void close(float side) {
        const std::vector<Vec2> face = ringAt(quarterTurn);
        const auto first = static_cast<std::uint32_t>(m_mesh.vertices.size());
        for (const Vec2 p : face) put(p, side * m_half, {0, 0, side});
        const std::vector<std::uint32_t> triangles = triangulate(face);
        for (std::size_t k = 0; k < triangles.size(); k += 3) {
            const std::uint32_t b = first + triangles[k + (side > 0 ? 1 : 2)];
            const std::uint32_t c = first + triangles[k + (side > 0 ? 2 : 1)];
            m_mesh.indices.insert(m_mesh.indices.end(), {first + triangles[k], b, c});
        }
    }

    std::span<const Vec2> m_outline;
    float m_half;
    float m_radius;
    Color m_light;
    float m_height = 0.01f;
    Mesh m_mesh;
};

// Shaded all round; the vertices of a ring belong to the bands below and above it.
Mesh ball(float radius, float squash, Color color, Roundness roundness, float foot) {
    Mesh mesh;
    const Color light = linear(color);
    const auto sides = static_cast<std::uint32_t>(roundness.sides);
    const auto bands = static_cast<std::uint32_t>(roundness.bands);
    for (std::uint32_t band = 0; band <= bands; ++band) {
        const float up = pi * static_cast<float>(band) / static_cast<float>(bands);
        const bool isPole = band == 0 || band == bands;
        const float wide = isPole ? 0 : std::sin(up);
        const float y = -std::cos(up);
        const float occlusion = foot + (1 - foot) * std::clamp((y + 1) * 0.8f, 0.0f, 1.0f);
        for (std::uint32_t k = 0; k < sides; ++k) {
            const float round =
                fullTurn * (static_cast<float>(k) + 0.5f * static_cast<float>(band % 2)) / static_cast<float>(sides);
            const Vec3 out{wide * std::sin(round), y, wide * std::cos(round)};
            mesh.vertices.push_back({{radius * out.x, radius * squash * out.y, radius * out.z},
                                     normalized({out.x * squash, out.y, out.z * squash}),
                                     light,
                                     occlusion});
        }
    }
    for (std::uint32_t band = 0; band < bands; ++band) {
        for (std::uint32_t k = 0; k < sides; ++k) {
            const std::uint32_t next = (k + 1) % sides;
            const std::uint32_t low = band * sides;
            const std::uint32_t high = low + sides;
            // Rings are turned by half a side against each other.
            const bool even = band % 2 == 0;
            const std::uint32_t top = high + (even ? k : next);
            if (band > 0) mesh.indices.insert(mesh.indices.end(), {low + k, low + next, top});
            const std::uint32_t bottom = low + (even ? next : k);
            if (band + 1 < bands) mesh.indices.insert(mesh.indices.end(), {high + k, bottom, high + next});
        }
    }
    return mesh;
}

}  // namespace

void addBall(const Builder& b, Vec3 centre, float radius, Color color, Roundness roundness, float squash,
             float foot) {
    b.at(centre).add(ball(radius, squash, color, roundness, foot));
}

void addLimb(const Builder& b, Vec3 from, Vec3 to, Vec2 radii, Color color) {
    constexpr std::size_t sides = 6;
    const Vec3 axis = normalized(to - from);
    const Vec3 aside = normalized(cross(axis, std::abs(axis.y) < 0.9f ? Vec3{0, 1, 0} : Vec3{1, 0, 0}));
    const Vec3 over = cross(axis, aside);
    const Vec3 tip = to + axis * radii.y;
    const auto around = [&](Vec3 middle, float radius, std::size_t k) {
        const float angle = fullTurn * static_cast<float>(k) / static_cast<float>(sides);
        return middle + aside * (radius * std::cos(angle)) + over * (radius * std::sin(angle));
    };
    std::array<Vec3, 2 * sides + 2> corners;
    for (std::size_t k = 0; k < sides; ++k) {
        corners[k] = around(from, radii.x, k);
        corners[sides + k] = around(to, radii.y, k);
    }
    corners[2 * sides] = from;
    corners[2 * sides + 1] = tip;
    std::vector<BodySide> faces;
    constexpr int n = sides;
    for (int k = 0; k < n; ++k) {
        const int next = (k + 1) % n;
        faces.push_back({{k, next, n + next, n + k}, color, 0.85f, 1});
        faces.push_back({{n + k, n + next, 2 * n + 1, BodySide::none}, color});
        faces.push_back({{next, k, 2 * n, BodySide::none}, color, 0.8f, 0.8f});
    }
    b.body(corners, faces);
}

void addPuffed(const Builder& b, std::span<const Vec2> outline, float depth, float radius, Color color) {
    b.add(Puff(outline, depth, radius, color).make());
}

void addChamferedBlock(const Builder& b, const ChamferedBlock& block) {
    const float x = block.size.x / 2;
    const float z = block.size.z / 2;
    const float low = block.size.y - block.chamfer;
    const float top = block.size.y;
    const float ix = x - block.chamfer;
    const float iz = z - block.chamfer;
    const std::array<Vec3, 12> corners{Vec3{-x, 0, z}, {x, 0, z},     {x, 0, -z},     {-x, 0, -z},
                                       {-x, low, z},   {x, low, z},   {x, low, -z},   {-x, low, -z},
                                       {-ix, top, iz}, {ix, top, iz}, {ix, top, -iz}, {-ix, top, -iz}};
    std::vector<BodySide> sides{{{3, 2, 1, 0}, block.color, 1, 1, true}, {{8, 9, 10, 11}, block.top}};
    for (int k = 0; k < 4; ++k) {
        const int next = (k + 1) % 4;
        sides.push_back({{k, next, 4 + next, 4 + k}, block.color, block.foot});
        sides.push_back({{4 + k, 4 + next, 8 + next, 8 + k}, block.edge});
    }
    b.body(corners, sides);
}

void addStone(const Builder& b, Vec3 size, float chamfer, Color color) {
    const Color bright = mix(color, {1, 1, 1}, 0.14f);
    addChamferedBlock(b, {size, chamfer, color, bright, bright, 0.7f});
}

void addPlate(const Builder& b, std::span<const Vec2> outline, float y, Color color) {
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k) { return Vec3{outline[k].x, y, -outline[k].y}; };
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        b.triangle(corner(triangles[k]), corner(triangles[k + 1]), corner(triangles[k + 2]), color);
}

}  // namespace remparts::geometry
