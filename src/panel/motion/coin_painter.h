// Coins on their way, and followers that go home.
#pragma once

#include <QPainter>

#include "remparts/engine/tile.h"

namespace remparts::panel {

/// A gold coin with an edge that catches the light; `turn` 0 … 1 is how far it has spun.
void paintCoin(QPainter& painter, QPointF middle, double radius, double turn);

/// A point on the bow from one point to another, higher in the middle. `way` 0 … 1.
[[nodiscard]] QPointF onBow(QPointF from, QPointF to, double way);

}  // namespace remparts::panel
