// The brute-force twin of The Kids, part 1: all tiles as one large picture. Shares no code with the engine beyond the
// value types in which it answers.
#pragma once

#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "remparts/engine/event.h"
#include "remparts/engine/tile_set.h"

namespace remparts::oracle {

/// Row and column in the large picture: rows grow to the south, columns to the east.
using Spot = std::pair<int, int>;

struct GroundCell {
    char character = '.';
    int tile = 0;   ///< in the order of laying
    int piece = 0;  ///< number of the road's piece on its tile, −1 off the roads
    int cell = 0;   ///< of the unturned picture, row × 7 + column
};

/// A road from end to end, found by flooding.
struct KidsRoad {
    std::set<Spot> spots;
    int openEnds = 0;  ///< spots at the rim of the large picture
};

struct KidsGround {
    std::map<Spot, GroundCell> spots;
    std::vector<engine::Position> tiles;

    void lay(const engine::TileSet& set, engine::TileIndex tile, engine::Position at,
             engine::Orientation orientation);
    [[nodiscard]] bool isTaken(engine::Position cell) const;
    /// Free cells that share a side with a tile.
    [[nodiscard]] std::set<engine::Position> rim() const;
    /// The road that a piece on a laid tile belongs to; without spots when the tile has no such piece.
    [[nodiscard]] KidsRoad roadOf(int tile, int piece) const;
    /// Its pieces.
    [[nodiscard]] std::set<engine::SegmentRef> piecesOf(const KidsRoad& road) const;
    /// Of the pieces the one with the lowest tile (x, then y) and number.
    [[nodiscard]] engine::SegmentRef firstOf(const KidsRoad& road) const;
};

}  // namespace remparts::oracle
