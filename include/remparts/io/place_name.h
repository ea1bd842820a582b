// Places as players say them.
#pragma once

#include <string>

#include "remparts/engine/grid.h"

namespace remparts::io {

/// Columns by letters to the east: m for 0, past z come za, zb …, west of a come ay, ax ….
[[nodiscard]] std::string columnName(std::int32_t x);
/// Rows by numbers to the north: 20 for 0.
[[nodiscard]] std::string rowName(std::int32_t y);
/// "m20" is where the first tile lies.
[[nodiscard]] inline std::string placeName(engine::Position cell) {
    return columnName(cell.x) + rowName(cell.y);
}

}  // namespace remparts::io
