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

void BoardEditor::lay(Position cell, TileIndex tile, Orientation orientation, std::uint8_t streetSides) {
    assert(!m_board.isOccupied(cell));
    assert(m_board.isEmpty() || (frontierAt(cell) != nullptr && !frontierAt(cell)->barred));
    m_board.m_tiles.push_back({cell, tile, orientation, 0, 0});
    const auto handle = static_cast<std::int32_t>(m_board.m_tiles.size());
    if (handle == 1)
        enter(cell, handle);
    else
        replaceFrontierCell(cell, handle);
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
        enter(cell, -static_cast<std::int32_t>(m_board.m_frontier.size()));
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

void BoardEditor::replaceFrontierCell(Position cell, std::int32_t handle) {
    const std::size_t slot = m_board.slotOf(cell);
    const std::size_t left = Board::frontierIndex(m_board.m_slots[slot]);
    const FrontierCell moved = m_board.m_frontier.back();
    m_board.m_slots[m_board.slotOf(moved.position)] = -static_cast<std::int32_t>(left) - 1;
    m_board.m_slots[slot] = handle;
    m_board.m_frontier[left] = moved;
    m_board.m_frontier.pop_back();
}

void BoardEditor::enter(Position cell, std::int32_t handle) {
    const std::size_t cells = m_board.m_tiles.size() + m_board.m_frontier.size();
    if (cells * 5 > m_board.m_slots.size() * 3) {
        grow();  // enters the new cell too: it is in one of the lists already
        return;
    }
    m_board.m_slots[m_board.slotOf(cell)] = handle;
}

void BoardEditor::grow() {
    const std::size_t size = m_board.m_slots.empty() ? 64 : 2 * m_board.m_slots.size();
    m_board.m_slots.assign(size, 0);
    std::int32_t handle = 0;
    for (const PlacedTile& tile : m_board.m_tiles) m_board.m_slots[m_board.slotOf(tile.position)] = ++handle;
    handle = 0;
    for (const FrontierCell& free : m_board.m_frontier) m_board.m_slots[m_board.slotOf(free.position)] = --handle;
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
