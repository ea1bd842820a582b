// Changing a board: for the rules alone.
#pragma once

#include "remparts/engine/board.h"

namespace remparts::engine {

class BoardEditor {
  public:
    explicit BoardEditor(Board& board) : m_board(board) {}

    /// Makes room for that many tiles at once.
    void reserve(std::size_t tiles);
    /// Lays a tile on a free cell of the rim, the first one anywhere. `streetSides` as the tile lies on the table.
    void lay(Position cell, TileIndex tile, Orientation orientation, std::uint8_t streetSides);
    /// Puts a wall piece or the gate on a side whose front is free.
    void wall(BoardEdge edge);
    /// Puts a guard on the piece at a side.
    void guard(BoardEdge edge);

  private:
    void touchSide(Position laid, Direction side, bool street);
    void touchCorner(Position laid, Direction side);
    void dropFrontierCell(Position cell);
    void noteFarthest();
    FrontierCell* frontierAt(Position cell);
    PlacedTile& tileAt(Position cell);
    [[nodiscard]] std::uint8_t occupiedCorners(Position cell) const;

    Board& m_board;
};

}  // namespace remparts::engine
