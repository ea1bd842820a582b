#include <algorithm>
#include <cmath>

#include "look/text.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

constexpr double cellInset = 0.055;

}  // namespace

void paintCells(OverlayCanvas& canvas, const model::Highlights& highlights) {
    for (const engine::Position& cell : highlights.possibleCells) {
        const bool underGhost = highlights.ghost && highlights.ghost->position == cell;
        if (!underGhost)
            paintOutline(canvas.painter, cellOutline(canvas.projection, cell, cellInset), possibleColor(), 1.7, 38);
    }
    if (highlights.ghost && highlights.ghost->legal)
        paintOutline(canvas.painter, cellOutline(canvas.projection, highlights.ghost->position), possibleColor(), 2.6,
                     0);
    if (highlights.ghost && !highlights.ghost->legal)
        paintForbiddenCell(canvas, centreOf(highlights.ghost->position));
    if (highlights.justLaid)
        paintOutline(canvas.painter, cellOutline(canvas.projection, *highlights.justLaid), QColor("#fffdf9"), 2.4, 0);
}

void paintForbiddenCell(OverlayCanvas& canvas, model::TablePoint at) {
    const engine::Position cell{static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    const QPolygonF outline = cellOutline(canvas.projection, cell, cellInset);
    if (outline.isEmpty()) return;
    const QPolygonF cross = cellOutline(canvas.projection, cell, 0.2);
    QPainter& painter = canvas.painter;
    for (const auto& [color, width] : {std::pair{QColor(255, 246, 232, 170), 7.0}, {forbiddenColor(), 4.0}}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outline);
        painter.drawLine(cross[0], cross[2]);
        painter.drawLine(cross[1], cross[3]);
    }
}

void paintLit(OverlayCanvas& canvas, const engine::GameState& state, const model::Highlights& highlights) {
    if (!highlights.litSegments.empty())
        paintLitArea(canvas.painter, segmentsArea(canvas.projection, state, highlights.litSegments), 150);
    if (!highlights.row.empty()) paintLitArea(canvas.painter, cellsArea(canvas.projection, highlights.row), 72);
    for (const engine::Position& cell : highlights.row)
        canvas.taken.push_back(cellOutline(canvas.projection, cell).boundingRect());
    for (const model::WorthTag& worth : highlights.worths) {
        const auto point = canvas.at(centreOf(worth.cell), 0.42);
        if (!point) continue;
        const QRectF box(point->x() - 17, point->y() - 11, 34, 22);
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(QColor(42, 37, 33, 235));  // dark tags, so that nobody takes them for keys
        canvas.painter.drawRoundedRect(box, 11, 11);
        drawText(canvas.painter, box, QStringLiteral("+%1").arg(worth.points),
                 {TextSize::Small, true, possibleColor(), Qt::AlignCenter});
        canvas.taken.push_back(box);
    }
}

}  // namespace remparts::panel
