// The land of The Kids in a few brush strokes: meadow, a road with bends, toy houses, a pond, children and their
// figures. For the pages around a game; crisp at any size and shape.
#pragma once

#include <QPainter>

namespace remparts::panel {

void drawMeadow(QPainter& painter, const QRectF& box, double radius);

}  // namespace remparts::panel
