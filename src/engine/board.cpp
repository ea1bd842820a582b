#include "remparts/engine/board.h"

namespace remparts::engine {

std::size_t Board::heapSize() const {
    return m_tiles.size() * sizeof(PlacedTile) + m_frontier.size() * sizeof(FrontierCell) + m_handles.heapSize();
}

}  // namespace remparts::engine
