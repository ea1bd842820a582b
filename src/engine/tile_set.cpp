#include "remparts/engine/tile_set.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace remparts::engine {

TileSet::TileSet(GameKind game, std::vector<TileDefinition> tiles) : m_game(game), m_tiles(std::move(tiles)) {
    if (m_tiles.empty()) throw TileError("a tile set needs at least one tile");
    std::int64_t copies = 0;
    for (const TileDefinition& tile : m_tiles) copies += tile.count;
    if (copies > std::numeric_limits<TileIndex>::max()) throw TileError("a tile set has at most 65535 tiles");
    m_byId.resize(m_tiles.size());
    std::iota(m_byId.begin(), m_byId.end(), TileIndex{0});
    std::stable_sort(m_byId.begin(), m_byId.end(),
                     [this](TileIndex a, TileIndex b) { return m_tiles[a].id < m_tiles[b].id; });
    const auto twin = std::adjacent_find(m_byId.begin(), m_byId.end(),
                                         [this](TileIndex a, TileIndex b) { return m_tiles[a].id == m_tiles[b].id; });
    if (twin != m_byId.end()) throw TileError("tile " + m_tiles[*twin].id + ": its id occurs twice");
}

std::optional<TileIndex> TileSet::find(std::string_view id) const {
    const auto found =
        std::lower_bound(m_byId.begin(), m_byId.end(), id,
                         [this](TileIndex tile, std::string_view key) { return m_tiles[tile].id < key; });
    if (found == m_byId.end() || m_tiles[*found].id != id) return std::nullopt;
    return *found;
}

std::vector<TileIndex> TileSet::wholeBox() const {
    std::vector<TileIndex> box;
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        box.insert(box.end(), static_cast<std::size_t>(m_tiles[i].count), static_cast<TileIndex>(i));
    return box;
}

}  // namespace remparts::engine
