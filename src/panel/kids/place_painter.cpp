#include <algorithm>
#include <cmath>

#include "kids/bulb_button.h"
#include "kids/road_band.h"
#include "kids/table_painters.h"
#include "look/icons.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

constexpr double inset = 0.07;
constexpr double cornerLength = 0.26;  // of a side
constexpr double beadStep = 0.9;       // in cells of a picture
constexpr double beadSize = 0.34;

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

// Small lights in a row along the road: they hide little of it, and are told from the light of a closed road.
void paintBeads(OverlayCanvas& canvas, const Way& way) {
    const double all = lengthOf(way) * engine::pictureSize;
    const int count = std::max(1, static_cast<int>(std::lround(all / beadStep)));
    for (int k = 0; k <= count; ++k) {
        const Way part = firstPart(way, lengthOf(way) * k / count);
        if (part.empty()) continue;
        const auto at = canvas.at(part.back());
        if (!at) continue;
        const double radius = pixelsAt(canvas, part.back(), beadSize) / 2;
        canvas.painter.setBrush(QColor(255, 214, 92, 110));
        canvas.painter.drawEllipse(*at, radius * 2, radius * 1.6);
        canvas.painter.setBrush(QColor("#fff6cf"));
        canvas.painter.setPen(QPen(QColor("#b07a12"), 1));
        canvas.painter.drawEllipse(*at, radius, radius * 0.85);
        canvas.painter.setPen(Qt::NoPen);
    }
}

void paintClosableRoads(OverlayCanvas& canvas, const engine::GameState& state,
                        const std::vector<engine::SegmentRef>& segments) {
    if (segments.empty()) return;
    QPainter& painter = canvas.painter;
    painter.save();
    painter.setClipPath(behindFigures(canvas, state, segments), Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    for (const Way& way : waysAlong(state, segments)) {
        const Way soft = softened(way);
        painter.fillPath(bandAlong(canvas, soft, 1.5), QColor(255, 214, 92, 60));
        painter.fillPath(bandAlong(canvas, soft, 0.84), QColor(255, 224, 120, 120));
        paintBeads(canvas, soft);
    }
    painter.restore();
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
    paintClosableRoads(canvas, state, highlights.closableRoads);
    for (const engine::Position& cell : highlights.closingCells)
        if (!isUnderGhost(highlights, cell)) paintClosingSign(canvas, cell);
}

}  // namespace remparts::panel
