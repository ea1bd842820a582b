#include <array>

#include "look/tokens.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

constexpr double beyondTile = -0.07;  // cells: outside of the frame of the ghost
constexpr double cornerShare = 0.26;  // of a side
constexpr double spotRadius = 26;     // pixels around a choice

QPolygonF squareAround(QPointF middle) {
    return QPolygonF(QRectF(middle.x() - spotRadius, middle.y() - spotRadius, 2 * spotRadius, 2 * spotRadius));
}

QPolygonF cursorShape(const OverlayCanvas& canvas, const model::TurnModel& turn) {
    const model::Highlights& lit = turn.highlights();
    if (lit.ghost) return cellOutline(canvas.projection, lit.ghost->position, beyondTile);
    const auto& choices = turn.choices();
    if (lit.hotChoice < 0 || lit.hotChoice >= static_cast<int>(choices.size())) return {};
    const model::Choice& hot = choices[static_cast<std::size_t>(lit.hotChoice)];
    const auto spot = canvas.at(hot.at, hot.height);
    return spot ? squareAround(*spot) : QPolygonF();
}

QPainterPath corners(const QPolygonF& shape) {
    constexpr qsizetype sides = 4;
    QPainterPath path;
    for (qsizetype k = 0; k < sides; ++k) {
        const QPointF corner = shape[k];
        const QPointF before = shape[(k + sides - 1) % sides];
        const QPointF after = shape[(k + 1) % sides];
        path.moveTo(corner + (before - corner) * cornerShare);
        path.lineTo(corner);
        path.lineTo(corner + (after - corner) * cornerShare);
    }
    return path;
}

}  // namespace

void paintCursor(OverlayCanvas& canvas, const model::TurnModel& turn) {
    if (!turn.highlights().byKeys) return;
    const QPolygonF shape = cursorShape(canvas, turn);
    if (shape.isEmpty()) return;
    const QPainterPath path = corners(shape);
    constexpr std::array<double, 2> widths{8, 4};
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.strokePath(path, QPen(inkOnPossible(), widths[0], Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    canvas.painter.strokePath(path, QPen(QColor("#fffdf9"), widths[1], Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace remparts::panel
