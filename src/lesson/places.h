// Cells, sides and parts as lessons name them. All functions throw io::FileError.
#pragma once

#include "remparts/io/json_place.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

inline constexpr int farthest = 1'000'000;

/// The members x and y.
[[nodiscard]] inline engine::Position readCell(const io::JsonPlace& place) {
    return {place.member("x").integer(-farthest, farthest), place.member("y").integer(-farthest, farthest)};
}
/// The members x, y and side.
[[nodiscard]] inline engine::BoardEdge readEdge(const io::JsonPlace& place) {
    return {readCell(place), place.member("side").word(io::sideWords)};
}
/// The members x, y and segment.
[[nodiscard]] inline Part readPart(const io::JsonPlace& place) {
    return {readCell(place),
            static_cast<std::uint8_t>(place.member("segment").integer(0, int{engine::maxSegments} - 1))};
}
/// A seat at the table.
[[nodiscard]] inline engine::PlayerIndex readPlayer(const io::JsonPlace& place, const engine::GameSetup& setup) {
    return static_cast<engine::PlayerIndex>(place.integer(0, static_cast<int>(setup.players.size()) - 1));
}

}  // namespace remparts::lesson
