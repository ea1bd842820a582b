// A pile of tiles, face down, seen a little from above.
#pragma once

#include <QPainter>

namespace remparts::panel {

/// `tiles` high, its foot at the bottom of `box`; without tiles an empty place.
void drawPile(QPainter& painter, const QRectF& box, int tiles);

}  // namespace remparts::panel
