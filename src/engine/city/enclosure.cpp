#include "city/enclosure.h"

#include <array>

#include "city/boundary.h"

namespace remparts::engine::city {

namespace {

bool isWalled(const PlacedTile& tile, Direction side) {
    return ((tile.walledSides >> index(side)) & 1) != 0;
}

/// The rim of one part of the free cells, walked clockwise, as it would be with a tile on `start.tile`.
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

/// How far a cell lies in a direction.
std::int64_t reach(Position cell, Direction direction) {
    const Position unit = neighbour({}, direction);
    return std::int64_t{cell.x} * unit.x + std::int64_t{cell.y} * unit.y;
}

}  // namespace

bool WallOutlook::View::contains(Position cell) const {
    const Direction across = turned(direction, 1);
    return reach(cell, across) == reach(from, across) && reach(cell, direction) >= reach(from, direction);
}

/// The tiles hang together, so a tile that parts its surroundings parts the open country, or a hole, for good. All
/// wall pieces stand in a row on one rim, but for a corner that is cut; that one must be the open country's.
bool WallOutlook::isLostWithSplit(const FrontierCell& cell, std::uint8_t firstSides) {
    if (cutsCorner(cell)) return true;
    if (!m_hasLookedOut) findView();
    if (m_view && !m_view->contains(cell.position)) return false;
    return rimsPartWallAndCountry(cell.position, firstSides);
}

/// A wall turning round a tile that meets the cell at a corner is cut in two by a tile there.
bool WallOutlook::cutsCorner(const FrontierCell& cell) const {
    for (const Direction side : allDirections) {
        const Direction next = turned(side, 1);
        if (((cell.neighbours >> (2 * index(side) + 1)) & 1) == 0) continue;
        const PlacedTile* corner = m_board.tileAt(neighbour(neighbour(cell.position, side), next));
        if (isWalled(*corner, opposite(side)) && isWalled(*corner, opposite(next))) return true;
    }
    return false;
}

/// Walks the rims of all parts in step until the open country is known to be the part with the wall or another one,
/// or only one part is left, which then has all that was not found.
bool WallOutlook::rimsPartWallAndCountry(Position cell, std::uint8_t firstSides) const {
    std::array<Rim, 4> rims;
    std::size_t count = 0;
    for (const Direction side : allDirections) {
        const BoardEdge start{cell, side};
        if (((firstSides >> (2 * index(side))) & 1) != 0) rims[count++] = {start, start};
    }
    const BoardEdge outermost{m_board.tile(m_board.farthest(Direction::West)).position, Direction::West};
    const Rim* walled = nullptr;
    const Rim* outside = nullptr;
    std::size_t running = count;
    while (running > 1) {
        for (std::size_t i = 0; i < count; ++i) {
            Rim& rim = rims[i];
            if (rim.isDone) continue;
            rim.advance(m_board, outermost);
            if (rim.hasWall) walled = &rim;
            if (rim.isOutside) outside = &rim;
            if (walled != nullptr && outside != nullptr) return walled != outside;
            if (!rim.isDone) continue;
            if (rim.hasWall || rim.isOutside) return true;
            --running;
        }
    }
    return false;
}

void WallOutlook::findView() {
    m_hasLookedOut = true;
    const auto look = [this](BoardEdge edge) {
        const View view{edge.front(), edge.side};
        if (!isFreeView(view)) return false;
        m_view = view;
        return true;
    };
    if (look(*m_wall.gate)) return;
    for (const auto& arm : m_wall.arms)
        for (const WallPiece& piece : arm)
            if (look(piece.edge)) return;
}

bool WallOutlook::isFreeView(View view) const {
    const std::int64_t border = reach(m_board.tile(m_board.farthest(view.direction)).position, view.direction);
    for (Position cell = view.from; reach(cell, view.direction) <= border; cell = neighbour(cell, view.direction))
        if (m_board.isOccupied(cell)) return false;
    return true;
}

}  // namespace remparts::engine::city
