// Parts that several painters over the city use.
#pragma once

#include <QPolygonF>

#include "overlay/overlay_canvas.h"
#include "overlay/table_shapes.h"

namespace remparts::panel {

/// A line in `color` over a dark edge, filled with its breath (0 … 255).
void paintOutline(QPainter& painter, const QPolygonF& shape, const QColor& color, double width, int fillAlpha);
/// Filled translucent yellow with a yellow line around it.
void paintLitArea(QPainter& painter, const TableArea& area, int fillAlpha);
inline constexpr double chipRadius = 16;
inline constexpr double hotChipRadius = 19;
/// A round spot with its key. Returns its box.
QRectF paintChip(QPainter& painter, QPointF middle, const QString& key, bool hot, double radius = chipRadius);

/// Words beside a place, with the rule behind them.
struct Answer {
    QString head;
    QString body;
    QString rule;
    bool refusal = false;
};
/// A card with a tail towards `place`, of which a circle of `radius` stays free; takes its room from the canvas.
void paintAnswer(OverlayCanvas& canvas, QPointF place, double radius, const Answer& answer);

}  // namespace remparts::panel
