// The designs of one game, found by index or id.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "remparts/engine/tile.h"

namespace remparts::engine {

enum class GameKind : std::uint8_t { City, Kids };

/// Index of a design in its TileSet.
using TileIndex = std::uint16_t;

class TileSet {
  public:
    /// Takes the designs in their order in the file. Throws TileError for a duplicate id, for no tile at all and
    /// for more than 65,535 tiles, copies counted.
    TileSet(GameKind game, std::vector<TileDefinition> tiles);

    [[nodiscard]] GameKind game() const { return m_game; }
    [[nodiscard]] std::span<const TileDefinition> tiles() const { return m_tiles; }
    [[nodiscard]] const TileDefinition& operator[](TileIndex tile) const { return m_tiles[tile]; }
    [[nodiscard]] std::size_t size() const { return m_tiles.size(); }
    [[nodiscard]] std::optional<TileIndex> find(std::string_view id) const;
    /// Every tile of the box, copies included, in the order of the designs.
    [[nodiscard]] std::vector<TileIndex> wholeBox() const;

  private:
    GameKind m_game;
    std::vector<TileDefinition> m_tiles;
    std::vector<TileIndex> m_byId;  // sorted by id
};

}  // namespace remparts::engine
