#include "board_editor.h"

#include <cassert>

namespace remparts::engine {

namespace {

constexpr std::uint8_t bit(int number) {
    return static_cast<std::uint8_t>(1u << number);
}

/// Bit of FrontierCell::neighbours for the cell across a side.
constexpr std::uint8_t sideBit(Direction side) {
    return bit(2 * index(side));
}

/// Bit of FrontierCell::neighbours for the cell across the corner clockwise of a side.
constexpr std::uint8_t cornerBit(Direction side) {
    return bit(2 * index(side) + 1);
}

Position cornerCell(Position cell, Direction side) {
    return neighbour(neighbour(cell, side), turned(side, 1));
}

std::int64_t reach(Position cell, Direction direction) {
    const Position unit = neighbour({}, direction);
    return std::int64_t{cell.x} * unit.x + std::int64_t{cell.y} * unit.y;
}

}  // namespace

void BoardEditor::reserve(std::size_t tiles) {
    m_board.m_tiles.reserve(tiles);
    m_board.m_frontier.reserve(tiles);
}

void BoardEditor::lay(Position cell, TileIndex tile, Orientation orientation, std::uint8_t streetSides) {
    assert(!m_board.isOccupied(cell));
    assert(m_board.isEmpty() || (frontierAt(cell) != nullptr && !frontierAt(cell)->barred));
    if (!m_board.isEmpty()) dropFrontierCell(cell);
    m_board.m_tiles.push_back({cell, tile, orientation, 0, 0});
    m_board.m_handles.set(cell, static_cast<std::int32_t>(m_board.m_tiles.size()));
    for (const Direction side : allDirections) {
        touchSide(cell, side, ((streetSides >> index(side)) & 1) != 0);
        touchCorner(cell, side);
    }
    noteFarthest();
}

void BoardEditor::wall(BoardEdge edge) {
    PlacedTile& tile = tileAt(edge.tile);
    assert((tile.walledSides & bit(index(edge.side))) == 0);
    tile.walledSides = (tile.walledSides | bit(index(edge.side))) & 15u;
    FrontierCell* front = frontierAt(edge.front());
    assert(front != nullptr);
    front->barred = true;
}

void BoardEditor::guard(BoardEdge edge) {
    PlacedTile& tile = tileAt(edge.tile);
    tile.guardedSides = (tile.guardedSides | bit(index(edge.side))) & 15u;
}

void BoardEditor::touchSide(Position laid, Direction side, bool street) {
    const Position cell = neighbour(laid, side);
    const std::int32_t handle = m_board.handleAt(cell);
    if (handle > 0) return;
    if (handle == 0) {
        m_board.m_frontier.push_back({cell, occupiedCorners(cell), 0, 0, false});
        m_board.m_handles.set(cell, -static_cast<std::int32_t>(m_board.m_frontier.size()));
    }
    FrontierCell& free = handle == 0 ? m_board.m_frontier.back() : m_board.m_frontier[Board::frontierIndex(handle)];
    const Direction back = opposite(side);
    free.neighbours |= sideBit(back);
    free.tileSides = (free.tileSides | bit(index(back))) & 15u;
    if (street) free.streetSides = (free.streetSides | bit(index(back))) & 15u;
}

void BoardEditor::touchCorner(Position laid, Direction side) {
    if (FrontierCell* free = frontierAt(cornerCell(laid, side))) free->neighbours |= cornerBit(opposite(side));
}

std::uint8_t BoardEditor::occupiedCorners(Position cell) const {
    std::uint8_t corners = 0;
    for (const Direction side : allDirections)
        if (m_board.isOccupied(cornerCell(cell, side))) corners |= cornerBit(side);
    return corners;
}

/// The last cell takes the place of the one that is built over.
void BoardEditor::dropFrontierCell(Position cell) {
    const std::int32_t handle = m_board.handleAt(cell);
    const FrontierCell moved = m_board.m_frontier.back();
    m_board.m_frontier[Board::frontierIndex(handle)] = moved;
    m_board.m_handles.set(moved.position, handle);
    m_board.m_frontier.pop_back();
}

void BoardEditor::noteFarthest() {
    const auto laid = static_cast<std::int32_t>(m_board.m_tiles.size() - 1);
    const Position cell = m_board.m_tiles.back().position;
    for (const Direction direction : allDirections) {
        std::int32_t& farthest = m_board.m_farthest[index(direction)];
        if (reach(cell, direction) > reach(m_board.tile(farthest).position, direction)) farthest = laid;
    }
}

FrontierCell* BoardEditor::frontierAt(Position cell) {
    const std::int32_t handle = m_board.handleAt(cell);
    return handle < 0 ? &m_board.m_frontier[Board::frontierIndex(handle)] : nullptr;
}

PlacedTile& BoardEditor::tileAt(Position cell) {
    const std::int32_t tile = m_board.indexAt(cell);
    assert(tile >= 0);
    return m_board.m_tiles[static_cast<std::size_t>(tile)];
}

}  // namespace remparts::engine
