// A number for each cell of a table without bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "remparts/engine/grid.h"

namespace remparts::engine {

/// A value. Cells lie in blocks of 8 × 8, found by hashing, so that looking round a cell stays in one block mostly
/// and far-flung cells cost memory only where they are.
class CellMap {
  public:
    /// 0 for a cell that was never set.
    [[nodiscard]] std::int32_t at(Position cell) const {
        if (m_directory.empty()) return 0;
        const Entry& entry = m_directory[slotOf(blockOf(cell))];
        return entry.firstCell < 0 ? 0 : m_cells[cellIndex(entry, cell)];
    }
    void set(Position cell, std::int32_t value);
    /// Bytes on the heap that a copy takes.
    [[nodiscard]] std::size_t heapSize() const;

  private:
    static constexpr std::int32_t blockCells = 64;

    // Trivial on purpose: a vector of such is copied as one block.
    struct Entry {
        std::int32_t blockX;
        std::int32_t blockY;
        std::int32_t firstCell;  ///< index into m_cells; −1 for a free entry

        [[nodiscard]] bool isOf(Position block) const { return blockX == block.x && blockY == block.y; }
    };

    [[nodiscard]] static constexpr Position blockOf(Position cell) { return {cell.x >> 3, cell.y >> 3}; }
    [[nodiscard]] static constexpr std::size_t cellIndex(const Entry& entry, Position cell) {
        const std::int32_t index = entry.firstCell + ((cell.y & 7) << 3) + (cell.x & 7);
        return static_cast<std::size_t>(index);
    }
    /// The entry of a block, or the free one where it would go.
    [[nodiscard]] std::size_t slotOf(Position block) const {
        const std::size_t mask = m_directory.size() - 1;
        const std::uint32_t mixed =
            static_cast<std::uint32_t>(block.x) * 0x9e3779b1u ^ static_cast<std::uint32_t>(block.y) * 0x85ebca77u;
        std::size_t slot = (mixed ^ (mixed >> 16)) & mask;
        while (m_directory[slot].firstCell >= 0 && !m_directory[slot].isOf(block)) slot = (slot + 1) & mask;
        return slot;
    }
    void growDirectory();

    std::vector<Entry> m_directory;  // open addressing; a power of two, at most half full
    std::vector<std::int32_t> m_cells;
};

}  // namespace remparts::engine
