// A walled town in a few brush strokes, for the score track and the pages around a game. Crisp at any size.
#pragma once

#include <QPainter>

namespace remparts::panel {

/// Sky, hills, roofs, wall and gate, 16 × 7 units wide; `box` is filled from its bottom, wider boxes get more land.
void drawTown(QPainter& painter, const QRectF& box, double radius);

}  // namespace remparts::panel
