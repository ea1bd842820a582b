#include "city/enclosure.h"

#include <array>
#include <bit>

#include "city/boundary.h"

namespace remparts::engine::city {

namespace {

bool isWalled(const PlacedTile& tile, Direction side) {
    return ((tile.walledSides >> index(side)) & 1) != 0;
}

/// Of FrontierCell::neighbours: the free sides where a part of the free surroundings begins, going clockwise.
/// Two free sides belong to one part when the cell at the corner between them is free too.
std::uint8_t firstSidesOfParts(std::uint8_t neighbours) {
    constexpr std::uint8_t sides = 0b01010101;
    const auto free = static_cast<std::uint8_t>(~neighbours);
    const auto linked = static_cast<std::uint8_t>(std::rotl(free, 1) & std::rotl(free, 2));
    return static_cast<std::uint8_t>(free & ~linked & sides);
}

/// A wall turning round a tile that meets the cell at a corner is cut in two by a tile there.
bool cutsWallCorner(const Board& board, const FrontierCell& cell) {
    for (const Direction side : allDirections) {
        const Direction next = turned(side, 1);
        const auto cornerBit = 2 * index(side) + 1;
        if (((cell.neighbours >> cornerBit) & 1) == 0) continue;
        const PlacedTile* corner = board.tileAt(neighbour(neighbour(cell.position, side), next));
        if (isWalled(*corner, opposite(side)) && isWalled(*corner, opposite(next))) return true;
    }
    return false;
}

/// A side beyond which no tile lies.
BoardEdge outermostSide(const Board& board, Direction direction) {
    return {board.tile(board.farthest(direction)).position, direction};
}

bool wallIsOutermost(const Board& board) {
    for (const Direction direction : allDirections)
        if (isWalled(board.tile(board.farthest(direction)), direction)) return true;
    return false;
}

/// The rim of one part of the free cells, walked clockwise, as it would be with a tile on `cell`.
struct Rim {
    BoardEdge start;
    BoardEdge at;
    bool isDone = false;
    bool hasWall = false;
    bool isOutside = false;  ///< has the outermost side: this part is the open country

    void advance(const Board& board, BoardEdge outermost) {
        at = followingSide(at, WallEnd::Clockwise, [this, &board](Position position) {
            return position == start.tile || board.isOccupied(position);
        });
        isDone = at == start;
        if (at.tile == start.tile) return;
        hasWall = hasWall || isWalled(*board.tileAt(at.tile), at.side);
        isOutside = isOutside || at == outermost;
    }
};

/// The wall stands on the rim of one part. Walks all rims in step until the open country is known to be that part or
/// another, or only one part is left, which then has all that was not found.
bool wallLosesOpenCountry(const Board& board, Position cell, std::uint8_t firstSides) {
    std::array<Rim, 4> rims;
    int count = 0;
    for (const Direction side : allDirections)
        if (((firstSides >> (2 * index(side))) & 1) != 0) {
            const BoardEdge start{cell, side};
            rims[static_cast<std::size_t>(count++)] = {start, start};
        }
    const BoardEdge outermost = outermostSide(board, Direction::West);
    int running = count;
    const Rim* walled = nullptr;
    const Rim* outside = nullptr;
    while (running > 1) {
        for (int i = 0; i < count; ++i) {
            Rim& rim = rims[static_cast<std::size_t>(i)];
            if (rim.isDone) continue;
            rim.advance(board, outermost);
            if (rim.hasWall) walled = &rim;
            if (rim.isOutside) outside = &rim;
            if (walled != nullptr && outside != nullptr) return walled != outside;
            if (!rim.isDone) continue;
            --running;
            if (rim.hasWall != rim.isOutside) return true;
        }
    }
    return false;
}

}  // namespace

bool surroundsWall(const Board& board, const CityWall& wall, const FrontierCell& cell) {
    if (!wall.gate) return false;
    const std::uint8_t firstSides = firstSidesOfParts(cell.neighbours);
    if (std::popcount(firstSides) < 2) return false;
    if (cutsWallCorner(board, cell)) return true;
    if (wallIsOutermost(board)) return false;
    return wallLosesOpenCountry(board, cell.position, firstSides);
}

}  // namespace remparts::engine::city
