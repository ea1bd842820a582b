#include <array>

#include "kids/bulb_button.h"
#include "kids/table_painters.h"
#include "look/icons.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

constexpr double inset = 0.07;
constexpr double cornerLength = 0.26;  // of a side

// Four corners, thick and round: a place where something belongs.
void paintCorners(QPainter& painter, const QPolygonF& cell, double width) {
    QPainterPath corners;
    for (int k = 0; k < 4; ++k) {
        const QPointF corner = cell[k];
        const QPointF before = cell[(k + 3) % 4];
        const QPointF after = cell[(k + 1) % 4];
        corners.moveTo(corner + (before - corner) * cornerLength);
        corners.lineTo(corner);
        corners.lineTo(corner + (after - corner) * cornerLength);
    }
    const auto stroke = [&](const QColor& color, double thickness) {
        painter.strokePath(corners, QPen(color, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    stroke(tableEdge(), width + 3.5);
    stroke(possibleColor(), width);
}

void paintPlace(QPainter& painter, const QPolygonF& cell, bool calm) {
    if (cell.isEmpty()) return;
    QColor fill = possibleColor();
    fill.setAlpha(calm ? 16 : 46);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(cell);
    paintCorners(painter, cell, calm ? 2.5 : 5);
}

// A lamp on the place, as on the switch that asked for it.
void paintClosingSign(OverlayCanvas& canvas, engine::Position cell) {
    const auto middle = canvas.at(centreOf(cell));
    const QPolygonF outline = cellOutline(canvas.projection, cell);
    if (!middle || outline.isEmpty()) return;
    const double signRadius = std::clamp(outline.boundingRect().height() * 0.26, 9.0, 19.0);
    const QRectF box(middle->x() - signRadius, middle->y() - signRadius, 2 * signRadius, 2 * signRadius);
    canvas.painter.setPen(QPen(QColor("#b07a12"), 1.5));
    canvas.painter.setBrush(QColor("#fffdf4"));
    canvas.painter.drawEllipse(box);
    drawBulb(canvas.painter, box.adjusted(3, 3, -3, -3), true);
    canvas.taken.push_back(box);
}

bool isUnderGhost(const model::Highlights& highlights, engine::Position cell) {
    return highlights.ghost && highlights.ghost->position == cell;
}

}  // namespace

void paintPlaces(OverlayCanvas& canvas, const model::Highlights& highlights) {
    for (const engine::Position& cell : highlights.possibleCells)
        if (!isUnderGhost(highlights, cell))
            paintPlace(canvas.painter, cellOutline(canvas.projection, cell, inset), highlights.ghostSettled);
    if (highlights.ghost && highlights.ghost->legal) {
        const QPolygonF tile = cellOutline(canvas.projection, highlights.ghost->position);
        if (!tile.isEmpty()) paintCorners(canvas.painter, tile, highlights.ghostSettled ? 6 : 4);
    }
    if (highlights.ghost && !highlights.ghost->legal)
        paintOutline(canvas.painter, cellOutline(canvas.projection, highlights.ghost->position, inset),
                     forbiddenColor(), 4, 0);
}

void paintRoadHints(OverlayCanvas& canvas, const engine::GameState& state, const model::Highlights& highlights) {
    if (!highlights.closableRoads.empty()) {
        const TableArea area = segmentsArea(canvas.projection, state, highlights.closableRoads);
        canvas.painter.strokePath(area.rim, QPen(QColor(255, 222, 110, 70), 12, Qt::SolidLine, Qt::RoundCap));
        canvas.painter.fillPath(area.inside, QColor(255, 226, 110, 120));
        canvas.painter.strokePath(area.rim, QPen(QColor(176, 122, 18, 190), 2, Qt::DashLine, Qt::RoundCap));
    }
    for (const engine::Position& cell : highlights.closingCells)
        if (!isUnderGhost(highlights, cell)) paintClosingSign(canvas, cell);
}

}  // namespace remparts::panel
