// What a road of The Kids ends at, like a toy: house, pond, wall, meadow.
#pragma once

#include <QPainter>

namespace remparts::panel {

/// `kind` is the character of a tile's picture: h, p, w or m. `size` is half the width.
void drawRoadEnd(QPainter& painter, char kind, QPointF middle, double size);

}  // namespace remparts::panel
