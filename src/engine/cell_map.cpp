#include "remparts/engine/cell_map.h"

#include <utility>

namespace remparts::engine {

void CellMap::set(Position cell, std::int32_t value) {
    const Position block = blockOf(cell);
    if (m_cells.size() * 2 >= m_directory.size() * blockCells) growDirectory();
    Entry& entry = m_directory[slotOf(block)];
    if (entry.firstCell < 0) {
        entry = {block.x, block.y, static_cast<std::int32_t>(m_cells.size())};
        m_cells.resize(m_cells.size() + blockCells);
    }
    m_cells[cellIndex(entry, cell)] = value;
}

std::size_t CellMap::heapSize() const {
    return m_directory.size() * sizeof(Entry) + m_cells.size() * sizeof(std::int32_t);
}

void CellMap::growDirectory() {
    const std::vector<Entry> entries = std::exchange(m_directory, {});
    m_directory.resize(entries.empty() ? 8 : 2 * entries.size(), {0, 0, -1});
    for (const Entry& entry : entries)
        if (entry.firstCell >= 0) m_directory[slotOf({entry.blockX, entry.blockY})] = entry;
}

}  // namespace remparts::engine
