#include "support/oracle/country.h"

#include <algorithm>

namespace remparts::oracle {

using namespace engine;

OpenCountry::OpenCountry(const City& city, const Position* filled) {
    for (const LaidTile& tile : city.tiles) {
        m_low = {std::min(m_low.x, tile.position.x), std::min(m_low.y, tile.position.y)};
        m_high = {std::max(m_high.x, tile.position.x), std::max(m_high.y, tile.position.y)};
    }
    m_low = {m_low.x - 2, m_low.y - 2};
    m_high = {m_high.x + 2, m_high.y + 2};
    const int cells = (m_high.x - m_low.x + 1) * (m_high.y - m_low.y + 1);
    m_reached.assign(static_cast<std::size_t>(cells), 0);
    for (const LaidTile& tile : city.tiles) m_reached[indexOf(tile.position)] = 't';
    if (filled != nullptr) m_reached[indexOf(*filled)] = 't';

    std::vector<Position> todo{m_low};
    while (!todo.empty()) {
        const Position cell = todo.back();
        todo.pop_back();
        if (!isInside(cell) || m_reached[indexOf(cell)] != 0) continue;
        m_reached[indexOf(cell)] = 'o';
        for (const Direction side : allDirections) todo.push_back(neighbour(cell, side));
    }
}

bool OpenCountry::isInside(Position cell) const {
    return cell.x >= m_low.x && cell.x <= m_high.x && cell.y >= m_low.y && cell.y <= m_high.y;
}

std::size_t OpenCountry::indexOf(Position cell) const {
    return static_cast<std::size_t>((cell.y - m_low.y) * (m_high.x - m_low.x + 1) + cell.x - m_low.x);
}

bool OpenCountry::contains(Position cell) const {
    return !isInside(cell) || m_reached[indexOf(cell)] == 'o';
}

std::set<BoardEdge> facingOpenCountry(const City& city) {
    const OpenCountry country(city);
    std::set<BoardEdge> edges;
    for (const LaidTile& tile : city.tiles)
        for (const Direction side : allDirections)
            if (country.contains(neighbour(tile.position, side))) edges.insert({tile.position, side});
    return edges;
}

BoardEdge nextClockwise(const City& city, BoardEdge edge) {
    // Seen from above and going clockwise, the city is on the right hand, the free cell on the left.
    const Direction ahead = turned(edge.side, 1);
    const Position aheadOfFreeCell = neighbour(edge.front(), ahead);
    const Position aheadOfTile = neighbour(edge.tile, ahead);
    if (city.tileAt(aheadOfFreeCell) != nullptr) return {aheadOfFreeCell, opposite(ahead)};
    if (city.tileAt(aheadOfTile) != nullptr) return {aheadOfTile, edge.side};
    return {edge.tile, ahead};
}

std::vector<BoardEdge> walkRound(const City& city, BoardEdge start) {
    std::vector<BoardEdge> line{start};
    for (BoardEdge edge = nextClockwise(city, start); edge != start; edge = nextClockwise(city, edge))
        line.push_back(edge);
    return line;
}

bool wouldSurroundWall(const City& city, Position cell) {
    if (city.walls.empty()) return false;
    const OpenCountry country(city, &cell);
    return std::any_of(city.walls.begin(), city.walls.end(),
                       [&](const BoardEdge& wall) { return !country.contains(wall.front()); });
}

}  // namespace remparts::oracle
