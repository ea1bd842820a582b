// The outer boundary of the city (C5.3) as a walk from side to side.
#pragma once

#include <optional>

#include "remparts/engine/board.h"
#include "remparts/engine/city_wall.h"

namespace remparts::engine::city {

/// The side of the boundary that follows `edge`, whose front is free. Where two tiles meet only at a corner the line
/// stays with the same free cell. `isOccupied(Position)` tells the tiles.
template <class IsOccupied>
[[nodiscard]] BoardEdge followingSide(BoardEdge edge, WallEnd way, const IsOccupied& isOccupied) {
    const Direction along = turned(edge.side, way == WallEnd::Clockwise ? 1 : -1);
    const Position beside = neighbour(edge.tile, along);
    const Position diagonal = neighbour(beside, edge.side);
    if (isOccupied(diagonal)) return {diagonal, opposite(along)};
    if (isOccupied(beside)) return {beside, edge.side};
    return {edge.tile, along};
}

[[nodiscard]] inline BoardEdge followingSide(const Board& board, BoardEdge edge, WallEnd way) {
    return followingSide(edge, way, [&board](Position cell) { return board.isOccupied(cell); });
}

/// A side that surely faces the open country: the western one of the lowest tile by x, then y.
[[nodiscard]] BoardEdge firstBoundarySide(const Board& board);

/// Visits the sides of the outer boundary clockwise from the first one, until `visit(BoardEdge)` returns true; tells
/// whether it did. Needs a tile.
template <class Visit>
bool anyBoundarySide(const Board& board, Visit visit) {
    const BoardEdge start = firstBoundarySide(board);
    BoardEdge side = start;
    do {
        if (visit(side)) return true;
        side = followingSide(board, side, WallEnd::Clockwise);
    } while (side != start);
    return false;
}

/// The side of the next piece at an end (C5.4); nothing without a gate or when the wall is closed.
[[nodiscard]] std::optional<BoardEdge> nextWallSide(const Board& board, const CityWall& wall, WallEnd end);

/// C8.1c: at most `sides` sides of the boundary lie between the two ends of the wall. Cost: `sides` steps.
[[nodiscard]] bool gapIsAtMost(const Board& board, const CityWall& wall, int sides);

}  // namespace remparts::engine::city
