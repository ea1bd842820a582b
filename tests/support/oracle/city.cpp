#include "support/oracle/city.h"

#include <string>
#include <utility>

namespace remparts::oracle {

using namespace engine;

namespace {

constexpr int last = pictureSize - 1;

template <class T>
std::array<std::array<T, pictureSize>, pictureSize> turnedClockwise(
    const std::array<std::array<T, pictureSize>, pictureSize>& grid) {
    auto result = grid;
    for (std::size_t row = 0; row < pictureSize; ++row)
        for (std::size_t column = 0; column < pictureSize; ++column) result[column][last - row] = grid[row][column];
    return result;
}

void paint(const Picture& picture, SegmentNumbers& numbers, int row, int column, char ground, int number) {
    if (row < 0 || row > last || column < 0 || column > last) return;
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    if (numbers[r][c] != -1 || picture[r][c] != ground) return;
    numbers[r][c] = number;
    paint(picture, numbers, row - 1, column, ground, number);
    paint(picture, numbers, row + 1, column, ground, number);
    paint(picture, numbers, row, column - 1, ground, number);
    paint(picture, numbers, row, column + 1, ground, number);
}

}  // namespace

char groundOf(char cell) {
    if (cell == '=') return 's';
    if (cell == '.') return 'r';
    return cell == 'f' || cell == 'g' || cell == 'c' ? 'm' : ' ';
}

SegmentNumbers numberSegments(const Picture& picture) {
    SegmentNumbers numbers;
    for (auto& row : numbers) row.fill(-1);
    int next = 0;
    for (int row = 0; row <= last; ++row)
        for (int column = 0; column <= last; ++column) {
            const char cell = picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const int known = numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (known != -1 || groundOf(cell) == ' ') continue;
            paint(picture, numbers, row, column, cell, next++);
        }
    return numbers;
}

char LaidTile::middleOf(Direction side) const {
    switch (side) {
        case Direction::North:
            return picture[0][3];
        case Direction::East:
            return picture[3][last];
        case Direction::South:
            return picture[last][3];
        case Direction::West:
            return picture[3][0];
    }
    return ' ';
}

int LaidTile::count(char character) const {
    int result = 0;
    for (const auto& row : picture)
        for (const char cell : row) result += cell == character ? 1 : 0;
    return result;
}

LaidTile sketch(const TileSet& set, TileIndex tile, Position position, Orientation orientation) {
    LaidTile laid{tile, position, orientation, set[tile].picture, {}};
    for (int turn = 0; turn < static_cast<int>(orientation); ++turn) laid.picture = turnedClockwise(laid.picture);
    return laid;
}

LaidTile layOut(const TileSet& set, TileIndex tile, Position position, Orientation orientation) {
    LaidTile laid = sketch(set, tile, position, orientation);
    laid.segments = numberSegments(set[tile].picture);
    for (int turn = 0; turn < static_cast<int>(orientation); ++turn) laid.segments = turnedClockwise(laid.segments);
    return laid;
}

void City::lay(const LaidTile& tile) {
    at[tile.position] = static_cast<int>(tiles.size());
    tiles.push_back(tile);
}

const LaidTile* City::tileAt(Position cell) const {
    const auto found = at.find(cell);
    return found == at.end() ? nullptr : &tiles[static_cast<std::size_t>(found->second)];
}

bool City::isBarred(Position freeCell) const {
    for (const Direction side : allDirections)
        if (walls.contains({neighbour(freeCell, side), opposite(side)})) return true;
    return false;
}

std::set<Position> City::rim() const {
    std::set<Position> result;
    for (const LaidTile& tile : tiles)
        for (const Direction side : allDirections)
            if (tileAt(neighbour(tile.position, side)) == nullptr) result.insert(neighbour(tile.position, side));
    return result;
}

}  // namespace remparts::oracle
