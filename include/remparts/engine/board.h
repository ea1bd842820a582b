// The laid tiles and the free cells at their rim.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/cell_map.h"
#include "remparts/engine/event.h"
#include "remparts/engine/tile_set.h"

namespace remparts::engine {

struct PlacedTile {
    Position position;
    TileIndex tile = 0;
    Orientation orientation = Orientation::Upright;
    std::uint8_t walledSides : 4 = 0;   ///< bit d: side d (on the table) carries a wall piece or the gate, at the
                                        ///< end of the game also an imagined piece (C8.2)
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
    [[nodiscard]] const PlacedTile& tile(std::int32_t number) const {
        return m_tiles[static_cast<std::size_t>(number)];
    }
    /// In an order that depends on the laid tiles and their order alone.
    [[nodiscard]] std::span<const FrontierCell> frontier() const { return m_frontier; }
    [[nodiscard]] bool isEmpty() const { return m_tiles.empty(); }
    [[nodiscard]] bool isOccupied(Position cell) const { return indexAt(cell) >= 0; }
    /// Index into tiles(), or −1 for a free cell.
    [[nodiscard]] std::int32_t indexAt(Position cell) const {
        const std::int32_t handle = handleAt(cell);
        return handle > 0 ? handle - 1 : -1;
    }
    /// The tile on a cell, or null.
    [[nodiscard]] const PlacedTile* tileAt(Position cell) const {
        const std::int32_t handle = handleAt(cell);
        return handle > 0 ? &tile(handle - 1) : nullptr;
    }
    /// The cell as a part of the rim, or null for any other cell.
    [[nodiscard]] const FrontierCell* frontierAt(Position cell) const {
        const std::int32_t handle = handleAt(cell);
        return handle < 0 ? &m_frontier[frontierIndex(handle)] : nullptr;
    }
    /// Of the tiles that lie farthest in a direction the one laid first, as index into tiles(). Needs a tile.
    [[nodiscard]] std::int32_t farthest(Direction direction) const { return m_farthest[index(direction)]; }
    /// Bytes on the heap that a copy takes.
    [[nodiscard]] std::size_t heapSize() const;

  private:
    friend class BoardEditor;  // src/engine/board_editor.h: the only way to change a board

    [[nodiscard]] static std::size_t frontierIndex(std::int32_t handle) {
        return static_cast<std::size_t>(-(handle + 1));
    }
    /// Tile index + 1, −(frontier index + 1), or 0 for any other cell.
    [[nodiscard]] std::int32_t handleAt(Position cell) const { return m_handles.at(cell); }

    std::vector<PlacedTile> m_tiles;
    std::vector<FrontierCell> m_frontier;
    CellMap m_handles;
    std::array<std::int32_t, 4> m_farthest{};
};

}  // namespace remparts::engine
