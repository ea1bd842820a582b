#include "table_scale.h"

#include <algorithm>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

constexpr float leastSize = 3 * geometry::tileSize;
constexpr float cityHeight = 5;  // towers; pennants may stand out

void widen(float& low, float& high) {
    const float missing = std::max(0.f, leastSize - (high - low)) / 2;
    low -= missing;
    high += missing;
}

}  // namespace

QVector3D toScene(model::TablePoint at, double height) {
    constexpr double size = geometry::tileSize;
    return {static_cast<float>(at.x * size), static_cast<float>(height * size), static_cast<float>(-at.y * size)};
}

model::TablePoint toTable(const QVector3D& point) {
    constexpr double size = geometry::tileSize;
    return {static_cast<double>(point.x()) / size, static_cast<double>(-point.z()) / size};
}

CityBounds boundsOf(std::span<const engine::PlacedTile> tiles) {
    const geometry::Vec3 first = geometry::centreOf(tiles.empty() ? engine::Position{} : tiles.front().position);
    CityBounds bounds{first.x, first.x, first.z, first.z, cityHeight, geometry::tileSize};
    for (const engine::PlacedTile& tile : tiles) {
        const geometry::Vec3 at = geometry::centreOf(tile.position);
        bounds.west = std::min(bounds.west, at.x);
        bounds.east = std::max(bounds.east, at.x);
        bounds.north = std::min(bounds.north, at.z);
        bounds.south = std::max(bounds.south, at.z);
    }
    constexpr float half = geometry::tileSize / 2;
    bounds.west -= half;
    bounds.east += half;
    bounds.north -= half;
    bounds.south += half;
    widen(bounds.west, bounds.east);
    widen(bounds.north, bounds.south);
    return bounds;
}

}  // namespace remparts::scene
