#include "city/boundary.h"

#include <algorithm>

namespace remparts::engine::city {

BoardEdge firstBoundarySide(const Board& board) {
    const auto tiles = board.tiles();
    const auto lowest = std::min_element(
        tiles.begin(), tiles.end(), [](const PlacedTile& a, const PlacedTile& b) { return a.position < b.position; });
    return {lowest->position, Direction::West};
}

std::optional<BoardEdge> nextWallSide(const Board& board, const CityWall& wall, WallEnd end) {
    if (!wall.gate || wall.closed) return std::nullopt;
    return followingSide(board, wall.tip(end), end);
}

bool gapIsAtMost(const Board& board, const CityWall& wall, int sides) {
    const BoardEdge end = wall.tip(WallEnd::Counterclockwise);
    BoardEdge side = wall.tip(WallEnd::Clockwise);
    for (int between = 0; between <= sides; ++between) {
        side = followingSide(board, side, WallEnd::Clockwise);
        if (side == end) return true;
    }
    return false;
}

}  // namespace remparts::engine::city
