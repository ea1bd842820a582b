#include "kids/tile_picture.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <string_view>

#include "kids/child_picture.h"
#include "kids/road_end_picture.h"
#include "look/icons.h"

namespace remparts::panel {
namespace {

constexpr int n = engine::pictureSize;
constexpr std::string_view children = "RBGY";  // in the order of PlayerColor
constexpr std::array<std::pair<int, int>, 4> sides{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr double roadWidth = 0.86;  // in cells
constexpr double kerbWidth = 1.08;

template <typename Draw>
void forEachCell(Draw draw) {
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) draw(row, column);
}

bool isChild(char character) {
    return children.find(character) != std::string_view::npos;
}

bool isRoad(char character) {
    return character == '=' || isChild(character);
}

bool isRoadEnd(char character) {
    return std::string_view("hpwm").find(character) != std::string_view::npos;
}

// From middle to middle of the cells, beyond the border where a road leaves the tile, into what ends it.
QPainterPath roadLines(const TileCanvas& canvas) {
    QPainterPath lines;
    forEachCell([&](int row, int column) {
        if (!isRoad(canvas.at(row, column))) return;
        const QPointF from = canvas.cell(row, column).center();
        for (const auto& [down, right] : sides) {
            const char next = canvas.at(row + down, column + right);
            if (!isRoad(next) && next != ' ') continue;
            lines.moveTo(from);
            lines.lineTo(from + QPointF(right, down) * canvas.side());
        }
    });
    return lines;
}

void drawMeadow(const TileCanvas& canvas) {
    canvas.painter.fillRect(canvas.box, QColor("#a9c979"));
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(QColor(196, 220, 142, 120));
    const double s = canvas.side();
    for (const QPointF& at : {QPointF(1.4, 1.3), QPointF(5.6, 5.5)})
        canvas.painter.drawEllipse(canvas.box.topLeft() + at * s, s * 1.5, s * 1.2);
}

void drawRoads(const TileCanvas& canvas) {
    const QPainterPath lines = roadLines(canvas);
    const auto pen = [&](const QColor& color, double width) {
        return QPen(color, canvas.side() * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    canvas.painter.strokePath(lines, pen(tileKerbColor(), kerbWidth));
    canvas.painter.strokePath(lines, pen(QColor("#efe3c8"), roadWidth));
}

// Round bushes and flowers where nothing else lies or leads by.
void drawPlants(const TileCanvas& canvas) {
    forEachCell([&](int row, int column) {
        if (canvas.at(row, column) != '.') return;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right) {
                const char near = canvas.at(row + down, column + right);
                if (isRoad(near) || isRoadEnd(near)) return;
            }
        const int seed = row * 73 + column * 151;
        if (seed % 3 == 0) return drawTileTree(canvas, row, column);
        const QPointF middle = canvas.cell(row, column).center();
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(seed % 3 == 1 ? QColor("#fff6d8") : QColor("#f0c4cf"));
        for (const QPointF& at : {QPointF(-0.18, 0.1), QPointF(0.16, -0.12), QPointF(0.2, 0.24)})
            canvas.painter.drawEllipse(middle + at * canvas.side(), canvas.side() * 0.08, canvas.side() * 0.08);
    });
}

// A step towards the road that ends here, away from the middle of the tile.
QPointF endPoint(const TileCanvas& canvas, int row, int column) {
    QPointF middle = canvas.cell(row, column).center();
    for (const auto& [down, right] : sides)
        if (canvas.at(row + down, column + right) == '=') middle += QPointF(right, down) * canvas.side() * 0.3;
    return middle;
}

}  // namespace

void drawKidsTile(const TileCanvas& canvas) {
    canvas.painter.save();
    canvas.painter.setClipRect(canvas.box, Qt::IntersectClip);
    drawMeadow(canvas);
    drawRoads(canvas);
    drawPlants(canvas);
    forEachCell([&](int row, int column) {
        const char end = canvas.at(row, column);
        if (isRoadEnd(end)) drawRoadEnd(canvas.painter, end, endPoint(canvas, row, column), canvas.side() * 0.76);
    });
    forEachCell([&](int row, int column) {
        const auto color = children.find(canvas.at(row, column));
        if (color == std::string_view::npos) return;
        drawChild(canvas.painter, static_cast<engine::PlayerColor>(color), canvas.cell(row, column).center(),
                  canvas.side() * 0.84);
    });
    canvas.painter.restore();
}

void drawTileBack(QPainter& painter, const QRectF& box) {
    const double side = box.width();
    const QColor mark("#f3ead2");
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#92b45f"));
    painter.drawRoundedRect(box, side * 0.05, side * 0.05);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mark, side * 0.035, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box.adjusted(side * 0.09, side * 0.09, -side * 0.09, -side * 0.09));
    const double in = side * 0.25;
    drawIcon(painter, Icon::House, box.adjusted(in, in, -in, -in), mark);
}

}  // namespace remparts::panel
