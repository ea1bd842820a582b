// Values of a step as they are written.
#pragma once

#include "remparts/io/json_place.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// Most values of one step.
inline constexpr std::size_t mostValues = 60;

/// `place` is the step's `values`. Throws io::FileError.
[[nodiscard]] std::vector<Value> readValues(const io::JsonPlace& place, const engine::GameSetup& setup);

}  // namespace remparts::lesson
