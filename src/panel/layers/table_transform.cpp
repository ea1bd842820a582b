#include "layers/table_transform.h"

#include <QLineF>
#include <QPolygonF>
#include <cmath>

#include "overlay/table_shapes.h"

namespace remparts::panel {
namespace {

constexpr double overRoofs = 0.5;  // cells: an eye below this is among the houses

QPolygonF onTable(engine::Position low, engine::Position high) {
    const double west = low.x - 0.5;
    const double east = high.x + 0.5;
    const double south = low.y - 0.5;
    const double north = high.y + 0.5;
    return QPolygonF(QList<QPointF>{{west, south}, {east, south}, {east, north}, {west, north}});
}

std::optional<QTransform> through(const Projection& projection, const QPolygonF& corners) {
    QPolygonF seen;
    for (const QPointF& corner : corners) {
        const auto pixel = projection.project({corner.x(), corner.y()}, 0);
        if (!pixel) return std::nullopt;
        seen << *pixel;
    }
    QTransform transform;
    if (!QTransform::quadToQuad(corners, seen, transform)) return std::nullopt;
    return transform;
}

// The tile whose middle is seen nearest to the middle of the view.
std::optional<engine::Position> middleTile(const Projection& projection, const engine::Board& board,
                                           const QRectF& view) {
    std::optional<engine::Position> best;
    double nearest = 0;
    for (const engine::PlacedTile& tile : board.tiles()) {
        const auto pixel = projection.project(centreOf(tile.position), 0);
        if (!pixel || !view.contains(*pixel)) continue;
        const double distance = QLineF(*pixel, view.center()).length();
        if (best && distance >= nearest) continue;
        best = tile.position;
        nearest = distance;
    }
    return best;
}

// Which side of the horizon a pixel is on.
double depthOf(const QTransform& toTable, QPointF pixel) {
    return toTable.m13() * pixel.x() + toTable.m23() * pixel.y() + toTable.m33();
}

bool isFromAbove(const Projection& projection, const QTransform& ground, engine::Position tile) {
    const auto foot = projection.project(centreOf(tile), 0);
    const auto head = projection.project(centreOf(tile), overRoofs);
    if (!foot || !head) return false;
    const QTransform toTable = ground.inverted();
    return depthOf(toTable, *foot) * depthOf(toTable, *head) > 0;
}

std::pair<engine::Position, engine::Position> boundsOf(const engine::Board& board) {
    const auto at = [&board](engine::Direction direction) { return board.tile(board.farthest(direction)).position; };
    return {{at(engine::Direction::West).x, at(engine::Direction::South).y},
            {at(engine::Direction::East).x, at(engine::Direction::North).y}};
}

}  // namespace

std::optional<TableView> tableView(const Projection& projection, const engine::Board& board, const QRectF& view) {
    if (!projection.project || board.isEmpty()) return std::nullopt;
    const auto tile = middleTile(projection, board, view);
    if (!tile) return std::nullopt;
    const auto [low, high] = boundsOf(board);
    auto ground = through(projection, onTable(low, high));
    if (!ground) ground = through(projection, onTable(*tile, *tile));
    if (!ground) return std::nullopt;
    const QPointF middle = ground->map(QPointF(tile->x, tile->y));
    const double east = QLineF(middle, ground->map(QPointF(tile->x + 0.5, tile->y))).length();
    const double north = QLineF(middle, ground->map(QPointF(tile->x, tile->y + 0.5))).length();
    return TableView{*ground, 2 * std::sqrt(east * north), isFromAbove(projection, *ground, *tile)};
}

}  // namespace remparts::panel
