// How the game went: points after each turn, one line a player with the sign at its end.
#pragma once

#include <QPainter>
#include <vector>

#include "remparts/engine/setup.h"

namespace remparts::panel {

/// `course`: totals by player before the first turn and after each.
void drawCourse(QPainter& painter, const QRectF& box, const std::vector<engine::Player>& players,
                const std::vector<std::vector<int>>& course);

}  // namespace remparts::panel
