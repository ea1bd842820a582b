// C2.4: the wall must stay connected with the open country.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "remparts/engine/board.h"
#include "remparts/engine/city_wall.h"

namespace remparts::engine::city {

/// Of FrontierCell::neighbours: the free sides where a part of the free surroundings begins, going clockwise.
/// Two free sides belong to one part when the cell at the corner between them is free too.
[[nodiscard]] constexpr std::uint8_t firstSidesOfParts(std::uint8_t neighbours) {
    constexpr unsigned sides = 0b01010101;
    const unsigned free = static_cast<std::uint8_t>(~neighbours) * 0x0101u;
    return static_cast<std::uint8_t>(free & ~((free >> 7) & (free >> 6)) & sides);
}

/// Answers C2.4 for the cells of one position, whose board and wall must outlive it.
class WallOutlook {
  public:
    WallOutlook(const Board& board, const CityWall& wall) : m_board(board), m_wall(wall) {}

    /// Whether a tile on this cell would cut the free cell in front of a wall piece or the gate off from the open
    /// country. The eight cells around settle it nearly always.
    [[nodiscard]] bool isLostWith(const FrontierCell& cell) {
        const std::uint8_t firstSides = firstSidesOfParts(cell.neighbours);
        if ((firstSides & (firstSides - 1)) == 0 || !m_wall.gate) return false;
        return isLostWithSplit(cell, firstSides);
    }

  private:
    /// Free cells from the wall straight out of the city.
    struct View {
        Position from;
        Direction direction = Direction::North;

        [[nodiscard]] bool contains(Position cell) const;
    };

    [[nodiscard]] bool isLostWithSplit(const FrontierCell& cell, std::uint8_t firstSides);
    [[nodiscard]] bool cutsCorner(const FrontierCell& cell) const;
    [[nodiscard]] bool rimsPartWallAndCountry(Position cell, std::uint8_t firstSides) const;
    void findView();
    [[nodiscard]] bool isFreeView(View view) const;

    const Board& m_board;
    const CityWall& m_wall;
    std::optional<View> m_view;
    bool m_hasLookedOut = false;
};

}  // namespace remparts::engine::city
