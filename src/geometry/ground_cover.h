// What covers the ground of a tile where no street runs.
#pragma once

#include "levels.h"
#include "tile_picture.h"

namespace remparts::geometry {

/// In the order of their levels: the higher one keeps the other off with a curb.
enum class Cover : std::uint8_t { Garden, Market, Place };

[[nodiscard]] inline Cover coverOf(const TilePicture& picture, int row, int column) {
    if (picture.isMarket(row, column)) return Cover::Market;
    return picture.isBesideBuilding(row, column) ? Cover::Place : Cover::Garden;
}

[[nodiscard]] constexpr float levelOf(Cover cover) {
    constexpr std::array<float, 3> levels{0, marketLevel, placeLevel};
    return levels[static_cast<std::size_t>(cover)];
}

}  // namespace remparts::geometry
