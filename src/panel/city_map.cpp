#include "city_map.h"

#include <QPainter>
#include <algorithm>

#include "kids/figure_place.h"
#include "look/icons.h"
#include "look/tile_icon.h"

namespace remparts::panel {
namespace {

constexpr double wallWidth = 0.16;  // in tiles
constexpr double figureSide = 0.36;

QRectF tilesBox(const engine::Board& board) {
    QRectF box;
    for (const engine::PlacedTile& tile : board.tiles())
        box |= QRectF(tile.position.x - 0.5, -tile.position.y - 0.5, 1, 1);
    return box;
}

QLineF sideOf(engine::BoardEdge edge) {
    const QPointF c(edge.tile.x, -edge.tile.y);
    switch (edge.side) {
        case engine::Direction::North:
            return {c + QPointF(-0.5, -0.5), c + QPointF(0.5, -0.5)};
        case engine::Direction::East:
            return {c + QPointF(0.5, -0.5), c + QPointF(0.5, 0.5)};
        case engine::Direction::South:
            return {c + QPointF(-0.5, 0.5), c + QPointF(0.5, 0.5)};
        case engine::Direction::West:
            return {c + QPointF(-0.5, -0.5), c + QPointF(-0.5, 0.5)};
    }
    return {};
}

void drawWalls(QPainter& painter, const engine::CityWall& wall) {
    const auto draw = [&](engine::BoardEdge edge, const QColor& stone) {
        painter.setPen(QPen(QColor("#8a6f45"), wallWidth, Qt::SolidLine, Qt::SquareCap));
        painter.drawLine(sideOf(edge));
        painter.setPen(QPen(stone, wallWidth * 0.66, Qt::SolidLine, Qt::SquareCap));
        painter.drawLine(sideOf(edge));
    };
    for (const auto& arm : wall.arms)
        for (const engine::WallPiece& piece : arm) draw(piece.edge, QColor("#e2cb9c"));
    if (wall.gate) draw(*wall.gate, QColor("#4d5b6e"));
}

// The Kids' figures stand on their children.
void drawFigures(QPainter& painter, const engine::GameState& state, double unit) {
    const double side = unit * figureSide;
    for (const engine::FollowerPlacement& figure : state.followers) {
        if (figure.role != engine::FollowerRole::Figure) continue;
        const model::TablePoint at = figurePlace(state, figure);
        painter.save();  // in pixels, as the tiles
        painter.translate(at.x, -at.y);
        painter.scale(1 / unit, 1 / unit);
        drawFigure(painter, state.setup->players[figure.player].color, QRectF(-side / 2, -side * 0.8, side, side));
        painter.restore();
    }
}

}  // namespace

QImage cityMap(const engine::GameState& state, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient table(0, 0, size.width(), size.height());
    table.setColorAt(0, QColor("#8a5f3c"));
    table.setColorAt(1, QColor("#6f4a2e"));
    painter.fillRect(image.rect(), table);
    if (state.board.isEmpty()) return image;
    const QRectF tiles = tilesBox(state.board);
    const double unit = std::min(size.width() / (tiles.width() + 1), size.height() / (tiles.height() + 1));
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(unit, unit);
    painter.translate(-tiles.center());
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const QPointF c(tile.position.x, -tile.position.y);
        painter.save();  // tiles are drawn in units of pixels, as their smallest parts are
        painter.translate(c);
        painter.scale(1 / unit, 1 / unit);
        drawTile(painter, QRectF(-unit / 2, -unit / 2, unit, unit), state.definition(tile), tile.orientation, false);
        painter.restore();
    }
    drawWalls(painter, state.wall);
    drawFigures(painter, state, unit);
    return image;
}

}  // namespace remparts::panel
