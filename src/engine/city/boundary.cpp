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

namespace {

/// The boundary is no shorter than the box round the city.
std::int64_t leastBoundaryLength(const Board& board) {
    const auto at = [&board](Direction direction) { return board.tile(board.farthest(direction)).position; };
    const std::int64_t width = std::int64_t{at(Direction::East).x} - at(Direction::West).x + 1;
    const std::int64_t height = std::int64_t{at(Direction::North).y} - at(Direction::South).y + 1;
    return 2 * (width + height);
}

}  // namespace

bool gapIsAtMost(const Board& board, const CityWall& wall, int sides) {
    const auto walled = static_cast<std::int64_t>(wall.pieceCount()) + 1;
    if (leastBoundaryLength(board) - walled > sides) return false;
    const BoardEdge end = wall.tip(WallEnd::Counterclockwise);
    BoardEdge side = wall.tip(WallEnd::Clockwise);
    for (int between = 0; between <= sides; ++between) {
        side = followingSide(board, side, WallEnd::Clockwise);
        if (side == end) return true;
    }
    return false;
}

}  // namespace remparts::engine::city
