#include "walk_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace remparts::scene {

namespace {

using geometry::Vec3;

constexpr float levelNormal = 0.95f;

// A triangle cut to a slab: convex, at most five corners; flat when it stands upright.
struct Shape {
    std::array<Vec3, 5> corners;
    std::size_t count = 0;

    void add(Vec3 corner) { corners[count++] = corner; }
    [[nodiscard]] std::span<const Vec3> all() const { return {corners.data(), count}; }
};

// What of a convex shape lies on one side of a height: `side` 1 keeps what is above.
Shape cut(const Shape& shape, float height, float side) {
    Shape kept;
    for (std::size_t k = 0; k < shape.count; ++k) {
        const Vec3 a = shape.corners[k];
        const Vec3 b = shape.corners[(k + 1) % shape.count];
        const float aboveA = (a.y - height) * side;
        const float aboveB = (b.y - height) * side;
        if (aboveA >= 0) kept.add(a);
        if ((aboveA >= 0) != (aboveB >= 0)) kept.add(a + (b - a) * (aboveA / (aboveA - aboveB)));
    }
    return kept;
}

// Whether a direction keeps the shape and the square about `middle` apart.
bool parts(const Shape& shape, float axisX, float axisZ, Vec3 middle, float half) {
    const float reach = half * (std::abs(axisX) + std::abs(axisZ));
    float low = std::numeric_limits<float>::max();
    float high = std::numeric_limits<float>::lowest();
    for (const Vec3& corner : shape.all()) {
        const float along = (corner.x - middle.x) * axisX + (corner.z - middle.z) * axisZ;
        low = std::min(low, along);
        high = std::max(high, along);
    }
    return low > reach || high < -reach;
}

bool meetsSquare(const Shape& shape, Vec3 middle, float half) {
    for (std::size_t k = 0; k < shape.count; ++k) {
        const Vec3 edge = shape.corners[(k + 1) % shape.count] - shape.corners[k];
        if ((edge.x != 0 || edge.z != 0) && parts(shape, edge.z, -edge.x, middle, half)) return false;
    }
    return true;
}

template <class Visit>
void eachTriangle(const geometry::Mesh& mesh, Vec3 position, const Visit& visit) {
    for (const auto* list : {&mesh.indices, &mesh.near, &mesh.detail})
        for (std::size_t k = 0; k + 2 < list->size(); k += 3) {
            Shape triangle;
            for (std::size_t corner = 0; corner < 3; ++corner)
                triangle.add(mesh.vertices[(*list)[k + corner]].position + position);
            visit(triangle, mesh.vertices[(*list)[k]].normal);
        }
}

}  // namespace

WalkGrid::WalkGrid(engine::Position cell) {
    const Vec3 middle = geometry::centreOf(cell);
    m_west = middle.x - geometry::tileSize / 2;
    m_north = middle.z - geometry::tileSize / 2;
}

void WalkGrid::addObstacles(const geometry::Mesh& mesh, Vec3 position, Slab slab) {
    eachTriangle(mesh, position, [&](const Shape& triangle, const Vec3&) {
        const auto [low, high] = std::minmax({triangle.corners[0].y, triangle.corners[1].y, triangle.corners[2].y});
        if (high < slab.low || low > slab.high) return;
        const Shape inside = cut(cut(triangle, slab.low, 1), slab.high, -1);
        if (inside.count > 0) mark(inside);
    });
}

void WalkGrid::addFloor(const geometry::Mesh& mesh, Vec3 position, Slab slab) {
    eachTriangle(mesh, position, [&](const Shape& triangle, const Vec3& normal) {
        if (normal.y < levelNormal) return;
        for (const Vec3& corner : triangle.all())
            if (corner.y < slab.low || corner.y > slab.high) return;
        mark(triangle);
    });
}

template <class Any>
void WalkGrid::mark(const Any& shape) {
    const auto byX = [](const Vec3& a, const Vec3& b) { return a.x < b.x; };
    const auto byZ = [](const Vec3& a, const Vec3& b) { return a.z < b.z; };
    const auto corners = shape.all();
    const auto [west, east] = std::minmax_element(corners.begin(), corners.end(), byX);
    const auto [north, south] = std::minmax_element(corners.begin(), corners.end(), byZ);
    const Squares box = squaresIn(west->x, east->x, north->z, south->z);
    for (int row = box.firstRow; row <= box.lastRow; ++row)
        for (int column = box.firstColumn; column <= box.lastColumn; ++column) {
            const Vec3 middle{m_west + (static_cast<float>(column) + 0.5f) * square, 0,
                              m_north + (static_cast<float>(row) + 0.5f) * square};
            if (!m_marks[number(row, column)] && meetsSquare(shape, middle, square / 2))
                m_marks.set(number(row, column));
        }
}

bool WalkGrid::isNear(float x, float z, float radius) const {
    const Squares box = squaresIn(x - radius, x + radius, z - radius, z + radius);
    for (int row = box.firstRow; row <= box.lastRow; ++row)
        for (int column = box.firstColumn; column <= box.lastColumn; ++column) {
            if (!m_marks[number(row, column)]) continue;
            const float west = m_west + static_cast<float>(column) * square;
            const float north = m_north + static_cast<float>(row) * square;
            const float dx = std::max({west - x, 0.0f, x - west - square});
            const float dz = std::max({north - z, 0.0f, z - north - square});
            if (dx * dx + dz * dz < radius * radius) return true;
        }
    return false;
}

bool WalkGrid::isMarked(float x, float z) const {
    return isNear(x, z, 1e-4f);
}

WalkGrid::Squares WalkGrid::squaresIn(float west, float east, float north, float south) const {
    const auto at = [](float along) { return static_cast<int>(std::floor(along / square)); };
    return {std::max(0, at(west - m_west)), std::min(squaresPerSide - 1, at(east - m_west)),
            std::max(0, at(north - m_north)), std::min(squaresPerSide - 1, at(south - m_north))};
}

std::size_t WalkGrid::number(int row, int column) const {
    return static_cast<std::size_t>(row * squaresPerSide + column);
}

}  // namespace remparts::scene
