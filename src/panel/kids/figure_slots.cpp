#include "kids/figure_slots.h"

#include <algorithm>

namespace remparts::panel {
namespace {

constexpr double leavingShare = 1.0 / 3;

// A square in the middle of the slot.
QRectF figureBox(const QRectF& slot) {
    const double side = std::min(slot.width(), slot.height()) * 0.94;
    return {slot.center().x() - side / 2, slot.center().y() - side / 2, side, side};
}

void drawOutline(QPainter& painter, engine::PlayerColor color, const QRectF& box) {
    const double scale = box.width() / 24;
    QTransform into;
    into.translate(box.x(), box.y());
    into.scale(scale, scale);
    const QColor strong = theme().dark ? playerColor(color) : playerColor(color).darker(112);
    const QColor ink = mix(strong, theme().dark ? theme().text : theme().panel, 0.3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, std::max(1.4, scale * 0.7), Qt::DotLine, Qt::RoundCap));
    painter.drawPath(into.map(iconPath(Icon::Meeple)));
}

void drawStanding(QPainter& painter, engine::PlayerColor color, const QRectF& box, double height) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 15, 0, 38));
    const double spread = 0.42 - std::min(0.14, height * 0.2);
    painter.drawEllipse(QPointF(box.center().x(), box.bottom() - box.height() * 0.06), box.width() * spread,
                        box.height() * 0.08);
    drawFigure(painter, color, box.translated(0, -height * box.height()));
}

// First up, then away to the table, which lies to the left.
QRectF leavingBox(const QRectF& box, double progress) {
    const double up = std::min(1.0, progress / 0.35);
    const double away = std::max(0.0, (progress - 0.25) / 0.75);
    const double size = 1 + 0.25 * up;
    const QSizeF large(box.width() * size, box.height() * size);
    const QPointF middle =
        box.center() + QPointF(-away * away * (box.center().x() + box.width()), -up * box.height() * 0.4);
    return {middle - QPointF(large.width() / 2, large.height() / 2), large};
}

}  // namespace

FigureSlots figureSlots(const model::Session& session, const model::TableShow& show, engine::PlayerIndex player) {
    FigureSlots figures{session.game().setup().players[player].color, show.figuresShown(player), std::nullopt, 0};
    if (const auto& hop = show.hop(); hop && hop->figure.player == player && hop->progress < leavingShare)
        figures.leaving = hop->progress / leavingShare;
    return figures;
}

QRectF figureSlot(const QRectF& box, int rows, int figure) {
    const int columns = figuresEach / rows;
    const QSizeF size(box.width() / columns, box.height() / rows);
    const int row = figure / columns;
    return {box.topLeft() + QPointF(figure % columns * size.width(), row * size.height()), size};
}

void drawFigureSlots(QPainter& painter, const QRectF& box, const FigureSlots& figures, int rows) {
    for (int k = figures.standing; k < figuresEach; ++k)
        drawOutline(painter, figures.color, figureBox(figureSlot(box, rows, k)));
    for (int k = 0; k < figures.standing; ++k)
        drawStanding(painter, figures.color, figureBox(figureSlot(box, rows, k)), figures.hop);
    if (!figures.leaving || figures.standing >= figuresEach) return;
    const QRectF from = figureBox(figureSlot(box, rows, figures.standing));
    drawFigure(painter, figures.color, leavingBox(from, *figures.leaving));
}

}  // namespace remparts::panel
