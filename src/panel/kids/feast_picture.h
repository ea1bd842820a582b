// A feast at one moment: bunting, confetti, balloons in the colours of the winners with their signs.
#pragma once

#include <QPainter>
#include <vector>

#include "remparts/engine/setup.h"

namespace remparts::panel {

/// Across the top of `view`, swaying with the time in seconds.
void drawBunting(QPainter& painter, const QRectF& view, const std::vector<engine::PlayerColor>& winners, double time);
/// `share` 0 … 1: how much of it is left.
void drawConfetti(QPainter& painter, const QRectF& view, const std::vector<engine::PlayerColor>& winners, double time,
                  double share);
void drawBalloons(QPainter& painter, const QRectF& view, const std::vector<engine::PlayerColor>& winners,
                  double time);

}  // namespace remparts::panel
