// The laid tiles and the free cells at their rim.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/event.h"
#include "remparts/engine/tile_set.h"

namespace remparts::engine {

struct PlacedTile {
    Position position;
    TileIndex tile = 0;
    Orientation orientation = Orientation::Upright;
    std::uint8_t walledSides : 4 = 0;   ///< bit d: side d (on the table) carries a wall piece or the gate
    std::uint8_t guardedSides : 4 = 0;  ///< bit d: a guard stands on the piece at side d

    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

/// A free cell that shares a side with a laid tile.
struct FrontierCell {
    Position position;
    std::uint8_t neighbours = 0;       ///< occupied cells around, clockwise from N: N NE E SE S SW W NW
    std::uint8_t tileSides : 4 = 0;    ///< bit d: a tile lies on side d
    std::uint8_t streetSides : 4 = 0;  ///< bit d: that tile has a street towards this cell
    bool barred = false;               ///< C2.3: a wall piece or the gate stands on one of its sides

    friend bool operator==(const FrontierCell&, const FrontierCell&) = default;
};

/// A value. Look-ups and laying cost the same however many tiles lie (amortised).
class Board {
  public:
    /// In the order of laying.
    [[nodiscard]] std::span<const PlacedTile> tiles() const { return m_tiles; }
    [[nodiscard]] std::span<const FrontierCell> frontier() const { return m_frontier; }
    [[nodiscard]] bool isEmpty() const { return m_tiles.empty(); }
    [[nodiscard]] bool isOccupied(Position cell) const { return indexAt(cell) >= 0; }
    /// Index into tiles(), or −1 for a free cell.
    [[nodiscard]] std::int32_t indexAt(Position cell) const;
    /// The tile on a cell, or null.
    [[nodiscard]] const PlacedTile* tileAt(Position cell) const;

  private:
    std::vector<PlacedTile> m_tiles;
    std::vector<FrontierCell> m_frontier;
};

}  // namespace remparts::engine
