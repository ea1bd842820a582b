// Reading 7×7 pictures: what the tiles of both games share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "remparts/engine/tile.h"
#include "remparts/engine/tile_layout.h"

namespace remparts::engine {

[[nodiscard]] inline char characterAt(const Picture& picture, PictureCell cell) {
    return picture[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

/// "tile C05, row 3, column 4", counted from 1.
[[nodiscard]] std::string placeInPicture(const std::string& id, PictureCell cell);

/// Throws TileError when there are not 7 rows of 7 of the `allowed` characters.
[[nodiscard]] Picture readPicture(const std::string& id, const std::vector<std::string>& rows,
                                  std::string_view allowed);

/// The cells that share a side with `cell`, inside the picture.
[[nodiscard]] std::vector<PictureCell> cellsBeside(PictureCell cell);

/// Cell `offset` of a border, 0 to 6, clockwise as seen from inside: left to right looking out.
[[nodiscard]] PictureCell borderCell(Direction side, int offset);

/// Visits all cells in reading order.
template <class Visit>
void forEachCell(Visit visit) {
    for (int row = 0; row < pictureSize; ++row)
        for (int column = 0; column < pictureSize; ++column) visit(PictureCell{row, column});
}

}  // namespace remparts::engine
