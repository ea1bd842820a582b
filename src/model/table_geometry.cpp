#include "table_geometry.h"

#include <algorithm>
#include <cmath>

namespace remparts::model {

namespace {

constexpr double farthestCell = 100'000;

TablePoint stepOf(engine::Direction direction) {
    const engine::Position step = engine::neighbour({0, 0}, direction);
    return {static_cast<double>(step.x), static_cast<double>(step.y)};
}

}  // namespace

double distance(TablePoint a, TablePoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

TablePoint centreOf(engine::Position cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

std::optional<engine::Position> cellUnder(TablePoint at) {
    if (!(std::abs(at.x) < farthestCell && std::abs(at.y) < farthestCell)) return std::nullopt;
    return engine::Position{static_cast<std::int32_t>(std::floor(at.x + 0.5)),
                            static_cast<std::int32_t>(std::floor(at.y + 0.5))};
}

double distanceToSquare(TablePoint at, TablePoint centre, double side) {
    return std::hypot(std::max(std::abs(at.x - centre.x) - side / 2, 0.0),
                      std::max(std::abs(at.y - centre.y) - side / 2, 0.0));
}

double distanceToCell(TablePoint at, engine::Position cell) {
    return distanceToSquare(at, centreOf(cell), 1);
}

TablePoint middleOf(engine::BoardEdge edge) {
    return alongEdge(edge, 0);
}

TablePoint alongEdge(engine::BoardEdge edge, double along) {
    const TablePoint centre = centreOf(edge.tile);
    const TablePoint out = stepOf(edge.side);
    const TablePoint clockwise = stepOf(engine::turned(edge.side, 1));
    return {centre.x + out.x * 0.5 + clockwise.x * along, centre.y + out.y * 0.5 + clockwise.y * along};
}

double distanceToEdge(TablePoint at, engine::BoardEdge edge) {
    const TablePoint middle = middleOf(edge);
    const TablePoint clockwise = stepOf(engine::turned(edge.side, 1));
    const double along = (at.x - middle.x) * clockwise.x + (at.y - middle.y) * clockwise.y;
    return distance(at, alongEdge(edge, std::clamp(along, -0.5, 0.5)));
}

engine::BoardEdge nearestSide(engine::Position cell, TablePoint at) {
    return {cell, *std::min_element(engine::allDirections.begin(), engine::allDirections.end(),
                                    [&](engine::Direction a, engine::Direction b) {
                                        return distanceToEdge(at, {cell, a}) < distanceToEdge(at, {cell, b});
                                    })};
}

TablePoint pointOn(const engine::PlacedTile& tile, engine::PictureCell cell) {
    const engine::PictureCell onTable = engine::turned(cell, tile.orientation);
    const TablePoint centre = centreOf(tile.position);
    return {centre.x - 0.5 + (onTable.column + 0.5) / engine::pictureSize,
            centre.y + 0.5 - (onTable.row + 0.5) / engine::pictureSize};
}

std::optional<PicturePlace> pictureUnder(const engine::GameState& state, TablePoint at) {
    const auto cell = cellUnder(at);
    if (!cell) return std::nullopt;
    const std::int32_t index = state.board.indexAt(*cell);
    if (index < 0) return std::nullopt;

    const TablePoint centre = centreOf(*cell);
    const auto pictureIndex = [](double fraction) {
        return std::clamp(static_cast<int>(fraction * engine::pictureSize), 0, engine::pictureSize - 1);
    };
    const engine::PictureCell onTable{pictureIndex(centre.y + 0.5 - at.y), pictureIndex(at.x - centre.x + 0.5)};
    const engine::Orientation orientation = state.board.tiles()[static_cast<std::size_t>(index)].orientation;
    const auto back = engine::turned(engine::Orientation::Upright, -engine::quarterTurns(orientation));
    return PicturePlace{index, engine::turned(onTable, back)};
}

std::optional<engine::SegmentRef> segmentUnder(const engine::GameState& state, TablePoint at) {
    const auto place = pictureUnder(state, at);
    if (!place) return std::nullopt;
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(place->tile)];
    const std::uint8_t segment =
        state.definition(tile)
            .segmentOfCell[static_cast<std::size_t>(place->cell.row)][static_cast<std::size_t>(place->cell.column)];
    if (segment == engine::noSegment) return std::nullopt;
    return engine::SegmentRef{place->tile, segment};
}

}  // namespace remparts::model
