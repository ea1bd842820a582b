#include "look/tile_icon.h"

#include <QPainterPath>
#include <array>

#include "kids/tile_picture.h"
#include "look/tile_canvas.h"
#include "remparts/engine/tile_layout.h"
#include "tile_roads.h"

namespace remparts::panel {
namespace {

constexpr int n = engine::pictureSize;
constexpr std::array<std::pair<int, int>, 4> sides{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

engine::Picture turnedPicture(const engine::Picture& picture, engine::Orientation orientation) {
    engine::Picture result{};
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            const engine::PictureCell to = engine::turned(engine::PictureCell{row, column}, orientation);
            result[static_cast<std::size_t>(to.row)][static_cast<std::size_t>(to.column)] =
                picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        }
    }
    return result;
}

QColor groundColor(char character) {
    switch (character) {
        case 'f':
            return {"#9cc0d6"};
        case 'g':
            return {"#efd591"};
        case 'c':
            return {"#cfa27c"};
    }
    return {"#a9c274"};
}

template <typename Draw>
void forEachCell(Draw draw) {
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) draw(row, column);
}

void drawGround(const TileCanvas& canvas) {
    forEachCell([&](int row, int column) {
        canvas.painter.fillRect(canvas.cell(row, column).adjusted(-0.3, -0.3, 0.3, 0.3) & canvas.box,
                                groundColor(canvas.at(row, column)));
    });
}

void drawStreets(const TileCanvas& canvas) {
    QPainterPath streets;
    streets.setFillRule(Qt::WindingFill);
    const double in = canvas.side() * 0.06;
    forEachCell([&](int row, int column) {
        if (!canvas.isStreet(row, column)) return;
        const QRectF stone = canvas.cell(row, column).adjusted(in, in, -in, -in);
        streets.addRect(stone);
        for (const auto& [down, right] : sides) {
            const bool leavesTile = canvas.at(row + down, column + right) == ' ';
            if (leavesTile || canvas.isStreet(row + down, column + right))
                streets.addRect(stone.translated(right * 2 * in, down * 2 * in));
        }
    });
    streets = streets.simplified();
    canvas.painter.save();
    canvas.painter.setClipRect(canvas.box, Qt::IntersectClip);
    canvas.painter.strokePath(streets,
                              QPen(tileKerbColor(), canvas.side() * 0.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    canvas.painter.fillPath(streets, tileRoadColor());
    canvas.painter.restore();
}

bool besideStreet(const TileCanvas& canvas, int row, int column) {
    for (const auto& [down, right] : sides)
        if (canvas.isStreet(row + down, column + right)) return true;
    return false;
}

bool besideBuilding(const TileCanvas& canvas, int row, int column) {
    for (int r = row - 1; r <= row + 1; ++r)
        for (int c = column - 1; c <= column + 1; ++c)
            if (canvas.isBuilding(r, c)) return true;
    return false;
}

bool growsTree(int row, int column) {
    return ((row * 73 + column * 151 + 37) >> 2) % 3 == 0;
}

void drawCell(const TileCanvas& canvas, int row, int column) {
    const char character = canvas.at(row, column);
    if (character == 'f' || character == 'g' || character == 'c') return drawTileStall(canvas, row, column);
    if (character != '.' || besideBuilding(canvas, row, column)) return;
    if (besideStreet(canvas, row, column))
        drawTileHouse(canvas, row, column);
    else if (growsTree(row, column))
        drawTileTree(canvas, row, column);
}

void drawSlab(QPainter& painter, const QRectF& box) {
    QPainterPath side;
    side.addRoundedRect(box.adjusted(-2, -2, 2, 4), 4, 4);
    painter.fillPath(side, QColor("#a8834c"));
}

void drawCityTile(const TileCanvas& canvas) {
    drawGround(canvas);
    drawStreets(canvas);
    forEachCell([&](int row, int column) { drawCell(canvas, row, column); });
    forEachCell([&](int row, int column) {
        if (canvas.at(row, column) == '+') drawTileCrossing(canvas, row, column);
        if (canvas.isBuilding(row, column)) drawTileBuilding(canvas, row, column);
    });
}

}  // namespace

char TileCanvas::at(int row, int column) const {
    if (row < 0 || column < 0 || row >= n || column >= n) return ' ';
    return picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

QRectF TileCanvas::cell(int row, int column) const {
    return {box.x() + column * side(), box.y() + row * side(), side(), side()};
}

bool TileCanvas::isStreet(int row, int column) const {
    return at(row, column) == '=' || at(row, column) == '+';
}

bool TileCanvas::isBuilding(int row, int column) const {
    return at(row, column) == 'P' || at(row, column) == 'H';
}

void drawTile(QPainter& painter, const QRectF& box, const engine::TileDefinition& tile,
              engine::Orientation orientation, bool slab) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (slab) drawSlab(painter, box);
    const TileCanvas canvas{painter, box, turnedPicture(tile.picture, orientation)};
    if (model::hasRoads(tile))
        drawKidsTile(canvas);
    else
        drawCityTile(canvas);
    painter.restore();
}

}  // namespace remparts::panel
