#include "look/plates.h"

#include <algorithm>

#include "look/rule_links.h"

namespace remparts::panel {
namespace {

double tagHeight() {
    return std::max(20.0, textHeight(TextSize::Small, true) + 4);
}

double tagWidth(const QString& text) {
    return std::max(22.0, textWidth(text, TextSize::Small, true) + 12);
}

double drawTag(QPainter& painter, QPointF leftMiddle, const QString& text, const QColor& fill, const QColor& ink,
               const QColor& edge = {}) {
    const QRectF box(leftMiddle.x(), leftMiddle.y() - tagHeight() / 2, tagWidth(text), tagHeight());
    painter.setBrush(fill);
    painter.setPen(edge.isValid() ? QPen(edge, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(edge.isValid() ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, 5, 5);
    drawText(painter, box, text, {TextSize::Small, true, ink, Qt::AlignCenter});
    return box.width();
}

}  // namespace

void drawCard(QPainter& painter, const QRectF& box, const QColor& fill, bool floats, double radius) {
    painter.setPen(Qt::NoPen);
    QColor layer = theme().shadow;
    layer.setAlpha(layer.alpha() / 6);
    painter.setBrush(layer);
    for (int k = floats ? 5 : 0; k >= 1; --k)  // crisp at any scale, and costs nothing
        painter.drawRoundedRect(box.adjusted(-k, -k + 2, k, k + 3), radius + k, radius + k);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, radius, radius);
    if (!theme().contrast) return;
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(Qt::NoPen);
}

double drawRuleBadge(QPainter& painter, QPointF leftMiddle, const QString& rule) {
    ruleLinks().note(painter, {leftMiddle.x(), leftMiddle.y() - tagHeight() / 2, tagWidth(rule), tagHeight()}, rule);
    return drawRuleNumber(painter, leftMiddle, rule);
}

double drawRuleNumber(QPainter& painter, QPointF leftMiddle, const QString& rule) {
    return drawTag(painter, leftMiddle, rule, theme().accentSoft, theme().accent);
}

double ruleBadgeWidth(const QString& rule) {
    return tagWidth(rule);
}

double drawKeyCap(QPainter& painter, QPointF leftMiddle, const QString& key, bool onAccent) {
    if (onAccent)
        return drawTag(painter, leftMiddle, key, mix(theme().accent, theme().onAccent, 0.22), theme().onAccent);
    return drawTag(painter, leftMiddle, key, theme().panel, theme().textSoft, theme().line);
}

double keyCapWidth(const QString& key) {
    return tagWidth(key);
}

void drawFocusFrame(QPainter& painter, const QRectF& box, double radius) {
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius);
}

}  // namespace remparts::panel
