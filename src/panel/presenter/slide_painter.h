// Draws what a slide says, all but the scene.
#pragma once

#include "presenter/slide_layout.h"

class QPainter;

namespace remparts::panel {

/// In the colours of the theme. What does not fit is reported (look/text.h).
void paintSlide(QPainter& painter, const SlideLayout& layout, const Slide& slide);

/// "3 of 12"
[[nodiscard]] QString stepCounter(const LessonSheet& sheet);

}  // namespace remparts::panel
