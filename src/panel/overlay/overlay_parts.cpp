#include "overlay/overlay_parts.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "look/plates.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double answerWidth = 330;
constexpr double tailFoot = 9;
constexpr double longTail = 70;

struct AnswerSize {
    double badge = 0;
    double head = 0;
    double body = 0;
    QSizeF box;
};

AnswerSize measure(const Answer& answer, const QRectF& view) {
    AnswerSize size;
    size.badge = answer.rule.isEmpty() ? 0 : ruleBadgeWidth(answer.rule) + spaceM;
    const double widest = std::min(answerWidth, view.width() - 2 * spaceM) - 2 * spaceM;
    const double headWidth = textWidth(answer.head, TextSize::Body, true) + size.badge;
    const double bodyWidth = textWidth(answer.body, TextSize::Small);
    const double width = std::ceil(std::min(widest, std::max(headWidth, bodyWidth) + 2));
    size.head = std::max(20.0, paragraphHeight(answer.head, width - size.badge, {TextSize::Body, true}));
    size.body = answer.body.isEmpty() ? 0 : paragraphHeight(answer.body, width, {TextSize::Small}) + 3;
    size.box = {width + 2 * spaceM, size.head + size.body + 2 * spaceS + 2};
    return size;
}

// The card with its tail; far from its place the tail is a line, which hides nothing.
QPainterPath bubble(const QRectF& box, QPointF place, double radius) {
    QPainterPath card;
    card.addRoundedRect(box, cardRadius, cardRadius);
    QPointF foot(std::clamp(place.x(), box.left() + 16, box.right() - 16),
                 std::clamp(place.y(), box.top() + 10, box.bottom() - 10));
    const bool beside = place.y() >= box.top() && place.y() <= box.bottom();
    const QLineF line(place, foot);
    if (line.length() <= radius + 4) return card;
    const QPointF tip = line.pointAt(radius / line.length());
    const QPointF across = (beside ? QPointF(0, 1) : QPointF(1, 0)) * (line.length() > longTail ? 1.2 : tailFoot);
    QPainterPath tail(tip - across * 0.1);
    tail.lineTo(foot - across);
    tail.lineTo(foot + across);
    tail.lineTo(tip + across * 0.1);
    tail.closeSubpath();
    return card.united(tail);
}

}  // namespace

void paintOutline(QPainter& painter, const QPolygonF& shape, const QColor& color, double width, int fillAlpha) {
    if (shape.isEmpty()) return;
    QColor fill = color;
    fill.setAlpha(fillAlpha);
    painter.setBrush(fill);
    painter.setPen(QPen(tableEdge(), width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(shape);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(shape);
}

void paintLitArea(QPainter& painter, const TableArea& area, int fillAlpha) {
    QColor fill = possibleColor();
    fill.setAlpha(fillAlpha);
    painter.fillPath(area.inside, fill);
    painter.strokePath(area.rim, QPen(tableEdge(), 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(area.rim, QPen(possibleColor(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QRectF paintChip(QPainter& painter, QPointF middle, const QString& key, bool hot, double radius) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 10, 0, 70));
    painter.drawEllipse(middle + QPointF(0, 2.5), radius + 1, radius + 1);
    painter.setBrush(hot ? possibleColor() : theme().card);
    painter.setPen(QPen(hot ? inkOnPossible() : possibleColor(), 2.5));
    painter.drawEllipse(middle, radius, radius);
    const QRectF box(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    drawText(painter, box, key, {TextSize::Body, true, hot ? inkOnPossible() : theme().text, Qt::AlignCenter});
    return box;
}

void paintAnswer(OverlayCanvas& canvas, QPointF place, double radius, const Answer& answer) {
    const AnswerSize size = measure(answer, canvas.view);
    const QRectF room = canvas.view.adjusted(spaceM, spaceM, -spaceM, -spaceM);
    const QRectF box = placeBeside(place, radius + 6, size.box, room, canvas.taken);
    canvas.taken.push_back(box);
    QPainter& painter = canvas.painter;
    const QPainterPath shape = bubble(box, place, radius);
    drawCard(painter, box, theme().card, true);
    painter.fillPath(shape, theme().card);
    if (answer.refusal)
        painter.strokePath(shape, QPen(theme().dark ? theme().accent : forbiddenColor(), 2.5, Qt::SolidLine,
                                       Qt::RoundCap, Qt::RoundJoin));
    const QRectF inner = box.adjusted(spaceM, spaceS + 1, -spaceM, -spaceS - 1);
    drawParagraph(painter, QRectF(inner.x(), inner.y(), inner.width() - size.badge, size.head), answer.head,
                  {TextSize::Body, true, theme().text, Qt::AlignLeft | Qt::AlignVCenter});
    if (!answer.rule.isEmpty())
        drawRuleBadge(painter, QPointF(inner.right() - size.badge + spaceM, inner.y() + 10), answer.rule);
    if (!answer.body.isEmpty())
        drawParagraph(painter, QRectF(inner.x(), inner.y() + size.head + 2, inner.width(), size.body), answer.body,
                      {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
}

}  // namespace remparts::panel
