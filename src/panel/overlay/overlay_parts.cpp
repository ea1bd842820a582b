#include "overlay/overlay_parts.h"

#include <algorithm>
#include <cmath>

#include "look/plates.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double answerWidth = 330;
constexpr double tailFoot = 9;

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

QPainterPath bubble(const QRectF& box, QPointF tip) {
    QPainterPath card;
    card.addRoundedRect(box, cardRadius, cardRadius);
    if (box.contains(tip)) return card;
    const QPointF middle = box.center();
    QPointF foot(std::clamp(tip.x(), box.left() + 16, box.right() - 16), middle.y());
    QPointF across(tailFoot, 0);
    if (tip.y() >= box.top() && tip.y() <= box.bottom()) {
        foot = {middle.x(), std::clamp(tip.y(), box.top() + 12, box.bottom() - 12)};
        across = {0, tailFoot};
    }
    QPainterPath tail(tip);
    tail.lineTo(foot + across);
    tail.lineTo(foot - across);
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

QRectF paintChip(QPainter& painter, QPointF middle, const QString& key, bool hot) {
    const double radius = hot ? 20 : 16;
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

void paintAnswer(OverlayCanvas& canvas, QPointF tip, const Answer& answer) {
    const AnswerSize size = measure(answer, canvas.view);
    const QRectF room = canvas.view.adjusted(spaceM, spaceM, -spaceM, -spaceM);
    const QRectF box = placeBeside(tip, 22, size.box, room, canvas.taken);
    canvas.taken.push_back(box);
    QPainter& painter = canvas.painter;
    const QPainterPath shape = bubble(box, tip);
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
