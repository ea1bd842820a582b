// A child as it is printed on a road: a face in a disc with the sign of its colour. Placed figures look otherwise.
#pragma once

#include <QPainter>

#include "look/icons.h"

namespace remparts::panel {

void drawChild(QPainter& painter, engine::PlayerColor color, QPointF middle, double radius);

}  // namespace remparts::panel
