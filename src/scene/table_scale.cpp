#include "table_scale.h"

#include <algorithm>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

constexpr float halfTile = geometry::tileSize / 2;
constexpr float cityHeight = 5;  // towers; pennants may stand out
constexpr float wallWidth = 2.5f;
constexpr float leastReach = 2.5f * geometry::tileSize;  // from the first tile's middle

// A square's corners round the middle of a cell.
void addSquare(std::vector<QVector3D>& points, engine::Position cell, float half, float height) {
    const geometry::Vec3 middle = geometry::centreOf(cell);
    for (const float x : {middle.x - half, middle.x + half})
        for (const float z : {middle.z - half, middle.z + half}) points.emplace_back(x, height, z);
}

CityExtent extentOf(std::vector<QVector3D> points) {
    const auto [west, east] =
        std::minmax_element(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.x() < b.x(); });
    const auto [north, south] =
        std::minmax_element(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.z() < b.z(); });
    CityExtent extent{{}, west->x(), east->x(), north->z(), south->z()};
    extent.points = std::move(points);
    return extent;
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

CityExtent playingExtent(const engine::Board& board) {
    std::vector<QVector3D> points;
    addSquare(points, board.isEmpty() ? engine::Position{} : board.tiles().front().position, leastReach, 0);
    for (const engine::PlacedTile& tile : board.tiles()) addSquare(points, tile.position, halfTile, cityHeight);
    for (const engine::FrontierCell& cell : board.frontier()) addSquare(points, cell.position, halfTile, 0);
    return extentOf(std::move(points));
}

CityExtent cityExtent(const engine::Board& board) {
    if (board.isEmpty()) return playingExtent(board);
    std::vector<QVector3D> points;
    for (const engine::PlacedTile& tile : board.tiles()) {
        addSquare(points, tile.position, halfTile, cityHeight);
        addSquare(points, tile.position, halfTile + wallWidth, 0);
    }
    return extentOf(std::move(points));
}

}  // namespace remparts::scene
