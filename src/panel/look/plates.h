// Cards, badges and key caps as drawn parts.
#pragma once

#include <QMargins>

#include "look/text.h"

namespace remparts::panel {

/// A rounded surface, with a soft shadow if it floats.
void drawCard(QPainter& painter, const QRectF& box, const QColor& fill, bool floats = false,
              double radius = cardRadius);
/// Plum badge of a rule number, a link to the rule. Returns its width.
double drawRuleBadge(QPainter& painter, QPointF leftMiddle, const QString& rule);
/// The badge alone, beside the rule itself.
double drawRuleNumber(QPainter& painter, QPointF leftMiddle, const QString& rule);
[[nodiscard]] double ruleBadgeWidth(const QString& rule);
/// Returns its width.
double drawKeyCap(QPainter& painter, QPointF leftMiddle, const QString& key, bool onAccent = false);
[[nodiscard]] double keyCapWidth(const QString& key);
/// The frame that shows where the keyboard is.
void drawFocusFrame(QPainter& painter, const QRectF& box, double radius = buttonRadius);

/// Room that a floating card's shadow needs around it.
inline constexpr QMargins shadowMargins{6, 5, 6, 7};

}  // namespace remparts::panel
