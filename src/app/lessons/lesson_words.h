// Words of lessons outside of their steps: titles and summaries.
#pragma once

#include <QString>

#include "remparts/lesson/lesson.h"

namespace remparts::app {

/// In the language of the program, as far as the lesson has it.
[[nodiscard]] QString spoken(const lesson::Texts& texts);

}  // namespace remparts::app
