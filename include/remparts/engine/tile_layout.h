// Where on a tile things stand that belong to a segment.
#pragma once

#include "remparts/engine/tile.h"

namespace remparts::engine {

struct PictureCell {
    int row = 0;     ///< 0 north
    int column = 0;  ///< 0 west
};

/// The cell of the unturned picture where a follower on the segment stands. A steward lies off the houses along
/// streets (3 cells from a street) and off large buildings (2 cells) as far as the area allows, and where a building
/// fills it, before the building at the street; a seller stands in an odd row and column, between the rows of
/// stalls, rather inside the market than at its edge. Among equals the one nearest to the segment's centre of mass;
/// ties by reading order.
[[nodiscard]] PictureCell followerCell(const TileDefinition& tile, std::uint8_t segment);

/// Where a cell of the unturned picture lies once the tile is turned.
[[nodiscard]] constexpr PictureCell turned(PictureCell cell, Orientation orientation) {
    for (int i = 0; i < quarterTurns(orientation); ++i) cell = {cell.column, pictureSize - 1 - cell.row};
    return cell;
}

}  // namespace remparts::engine
