#include "table_scale.h"

#include <algorithm>

#include "pile_places.h"
#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

constexpr float halfTile = geometry::tileSize / 2;
constexpr float cityHeight = 5;  // towers; pennants may stand out
constexpr float wallWidth = 2.5f;
constexpr float tableLevel = -0.6f;
constexpr float pileHeight = 1.7f;  // of a full one
constexpr float pileMargin = 1.9f;  // the number plates below have room, too

// The overlay and the pointer reckon with the piles that geometry builds.
constexpr bool agree(double cells, float length) {
    const double difference = cells * geometry::tileSize - static_cast<double>(length);
    return difference < 1e-3 && difference > -1e-3;
}
static_assert(agree(model::pileSide, geometry::pileSide) && agree(model::pileTileHeight, geometry::pileTileHeight));
constexpr float leastReach = 2.5f * geometry::tileSize;  // from the first tile's middle

// A square's corners.
void addSquare(std::vector<QVector3D>& points, geometry::Vec3 middle, float half, float height) {
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

std::vector<geometry::Vec3> pilesOf(const engine::GameState& state) {
    std::vector<geometry::Vec3> places;
    for (const model::TablePoint at : model::pilePlaces(state)) {
        const QVector3D place = toScene(at);
        places.push_back({place.x(), 0, place.z()});
    }
    return places;
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

CityExtent emptyExtent() {
    std::vector<QVector3D> points;
    addSquare(points, geometry::centreOf({}), leastReach, 0);
    return extentOf(std::move(points));
}

CityExtent playingExtent(const engine::GameState& state) {
    const engine::Board& board = state.board;
    const engine::Position start = board.isEmpty() ? engine::Position{} : board.tiles().front().position;
    std::vector<QVector3D> points;
    addSquare(points, geometry::centreOf(start), leastReach, 0);
    for (const engine::PlacedTile& tile : board.tiles())
        addSquare(points, geometry::centreOf(tile.position), halfTile, cityHeight);
    for (const engine::FrontierCell& cell : board.frontier())
        addSquare(points, geometry::centreOf(cell.position), halfTile, 0);
    for (const geometry::Vec3 pile : pilesOf(state))
        for (const float height : {tableLevel, pileHeight})
            addSquare(points, pile, geometry::pileSide / 2 + pileMargin, height);
    return extentOf(std::move(points));
}

CityExtent cityExtent(const engine::Board& board) {
    if (board.isEmpty()) return emptyExtent();
    std::vector<QVector3D> points;
    for (const engine::PlacedTile& tile : board.tiles()) {
        addSquare(points, geometry::centreOf(tile.position), halfTile, cityHeight);
        addSquare(points, geometry::centreOf(tile.position), halfTile + wallWidth, 0);
    }
    return extentOf(std::move(points));
}

geometry::CityPlan planTable(const engine::GameState& state) {
    return planTable(state, state);
}

geometry::CityPlan planTable(const engine::GameState& city, const engine::GameState& piles) {
    geometry::CityPlan plan = geometry::planCity(city);
    geometry::addBeside(plan, geometry::planPiles(piles, pilesOf(piles)));
    return plan;
}

}  // namespace remparts::scene
