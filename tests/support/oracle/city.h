// The brute-force twin of the rules, part 1: the city as nothing but pictures lying on a table.
//
// Everything in this folder is written to be plainly right, not fast, and shares no code with the engine beyond the
// value types in which it answers.
#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include "remparts/engine/event.h"
#include "remparts/engine/tile_set.h"

namespace remparts::oracle {

/// For each cell of a picture the number of its segment, or −1.
using SegmentNumbers = std::array<std::array<int, engine::pictureSize>, engine::pictureSize>;

/// Segments of an unturned City picture, numbered in reading order (docs/tile-format.md).
[[nodiscard]] SegmentNumbers numberSegments(const engine::Picture& picture);

/// What a cell's character makes of it: 's' street, 'm' market, 'r' residential area, ' ' nothing.
[[nodiscard]] char groundOf(char cell);

struct LaidTile {
    engine::TileIndex tile = 0;
    engine::Position position;
    engine::Orientation orientation = engine::Orientation::Upright;
    engine::Picture picture{};  ///< as it lies, turned
    SegmentNumbers segments{};  ///< as it lies, with the numbers of the unturned picture

    /// The character in the middle of a side.
    [[nodiscard]] char middleOf(engine::Direction side) const;
    [[nodiscard]] int count(char character) const;
};

/// Without segment numbers, for trying whether it fits.
[[nodiscard]] LaidTile sketch(const engine::TileSet& set, engine::TileIndex tile, engine::Position position,
                              engine::Orientation orientation);
[[nodiscard]] LaidTile layOut(const engine::TileSet& set, engine::TileIndex tile, engine::Position position,
                              engine::Orientation orientation);

struct City {
    std::vector<LaidTile> tiles;
    std::map<engine::Position, int> at;  ///< index into tiles
    std::set<engine::BoardEdge> walls;   ///< sides with a wall piece, real or imagined, or the gate

    void lay(const LaidTile& tile);
    [[nodiscard]] const LaidTile* tileAt(engine::Position cell) const;
    /// C2.3: a wall piece or the gate stands on one of the free cell's sides.
    [[nodiscard]] bool isBarred(engine::Position freeCell) const;
    /// Free cells that share a side with a tile.
    [[nodiscard]] std::set<engine::Position> rim() const;
};

}  // namespace remparts::oracle
