// A tile's picture turned as the tile lies on the table. Cell (0, 0) is the north-western one on the table.
#pragma once

#include <array>
#include <cstdint>

#include "remparts/engine/tile.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

inline constexpr int cells = engine::pictureSize;
inline constexpr float halfTile = 3.5f;

/// One row or column on from a cell towards a side.
[[nodiscard]] constexpr int rowStep(engine::Direction side) {
    constexpr std::array<int, 4> steps{-1, 0, 1, 0};
    return steps[engine::index(side)];
}
[[nodiscard]] constexpr int columnStep(engine::Direction side) {
    constexpr std::array<int, 4> steps{0, 1, 0, -1};
    return steps[engine::index(side)];
}
/// Unit vector towards a side.
[[nodiscard]] constexpr Vec3 stepTowards(engine::Direction side) {
    return {static_cast<float>(columnStep(side)), 0, static_cast<float>(rowStep(side))};
}
/// Whether the side runs from west to east.
[[nodiscard]] constexpr bool isHorizontal(engine::Direction side) {
    return rowStep(side) != 0;
}
/// The middle of a cell, relative to the tile's.
[[nodiscard]] constexpr Vec3 cellCentre(int row, int column) {
    return {static_cast<float>(column) - 3, 0, static_cast<float>(row) - 3};
}
/// Row or column of a place on the tile, from z or x.
[[nodiscard]] int cellOf(float along);

class TilePicture {
  public:
    TilePicture(const engine::TileDefinition& tile, engine::Orientation orientation);

    /// The character of a cell; a blank outside the tile.
    [[nodiscard]] char at(int row, int column) const;
    /// Segment number (of the unturned tile) of a cell inside the tile, or engine::noSegment.
    [[nodiscard]] std::uint8_t segment(int row, int column) const {
        return m_segments[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    /// Street or crossing. A street that reaches the border goes on outside the tile.
    [[nodiscard]] bool isPaved(int row, int column) const;
    [[nodiscard]] bool isMarket(int row, int column) const;
    [[nodiscard]] bool isResidential(int row, int column) const { return at(row, column) == '.'; }
    [[nodiscard]] bool isBuilding(int row, int column) const;
    /// On the paved place round a public or historic building.
    [[nodiscard]] bool isBesideBuilding(int row, int column) const;
    /// Residential and not beside a building: here houses and gardens may stand.
    [[nodiscard]] bool isHouseGround(int row, int column) const {
        return isResidential(row, column) && !isBesideBuilding(row, column);
    }

  private:
    engine::Picture m_rows{};
    std::array<std::array<std::uint8_t, cells>, cells> m_segments{};
};

}  // namespace remparts::geometry
