// How the tones of layers look: over the city and in the legend, told apart by hatching and signs, not by colour
// alone.
#pragma once

#include <QBrush>
#include <QPainter>

#include "layers.h"

namespace remparts::panel {

/// The line round what has this style, and its filled badges.
[[nodiscard]] QColor lineColor(const model::LayerStyle& style);
/// Of letters on lineColor().
[[nodiscard]] QColor inkOn(const model::LayerStyle& style);
/// The translucent inside; striped when several players share it.
[[nodiscard]] QBrush insideBrush(const model::LayerStyle& style);
/// Hatching over the inside; no brush for tones that have none.
[[nodiscard]] QBrush hatchBrush(const model::LayerStyle& style);
[[nodiscard]] bool isDashed(model::LayerTone tone);

/// The style as a legend shows it: a piece of it, with the sign of a single player.
void drawSwatch(QPainter& painter, const QRectF& box, const model::LayerStyle& style);

[[nodiscard]] QSizeF badgeSize(const model::LayerBadge& badge);
/// `middle` is the badge's own.
void drawBadge(QPainter& painter, QPointF middle, const model::LayerBadge& badge);

}  // namespace remparts::panel
