// A lesson of all that lessons can do, small and always the same.
#pragma once

#include <filesystem>
#include <memory>

#include "remparts/lesson/script.h"

namespace remparts::tests {

// Its steps, in their order.
namespace sample {
inline constexpr std::size_t laying = 0;    ///< two actions: a tile, a follower
inline constexpr std::size_t question = 1;  ///< three choices, the one in the middle is right
inline constexpr std::size_t attempt = 2;   ///< refused by C2.2
inline constexpr std::size_t task = 3;      ///< the tile in the east, turned; the west is wrong
inline constexpr std::size_t passing = 4;   ///< three actions
inline constexpr std::size_t scene = 5;     ///< another position
inline constexpr std::size_t last = 6;
inline constexpr std::size_t count = 7;
}  // namespace sample

[[nodiscard]] std::filesystem::path sampleLessonFile();
[[nodiscard]] std::shared_ptr<const lesson::Script> sampleLesson();

}  // namespace remparts::tests
