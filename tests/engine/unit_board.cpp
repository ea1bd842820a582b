#include <map>
#include <vector>

#include "board_editor.h"
#include "remparts/engine/cell_map.h"
#include "remparts/engine/random.h"
#include "support/catch.h"

using namespace remparts::engine;

namespace {

/// The cell as the board should describe it, worked out from the tiles alone.
FrontierCell described(const Board& board, Position cell, const std::map<Position, unsigned>& streets) {
    FrontierCell expected{cell, 0, 0, 0, false};
    for (const Direction side : allDirections) {
        const Position beside = neighbour(cell, side);
        const Position corner = neighbour(beside, turned(side, 1));
        if (board.isOccupied(corner))
            expected.neighbours = static_cast<std::uint8_t>(expected.neighbours | 2u << (2 * index(side)));
        if (!board.isOccupied(beside)) continue;
        expected.neighbours = static_cast<std::uint8_t>(expected.neighbours | 1u << (2 * index(side)));
        expected.tileSides = (expected.tileSides | 1u << index(side)) & 15u;
        if (((streets.at(beside) >> index(opposite(side))) & 1) != 0)
            expected.streetSides = (expected.streetSides | 1u << index(side)) & 15u;
    }
    return expected;
}

}  // namespace

TEST_CASE("A cell map gives back what was set and 0 elsewhere", "[board]") {
    CellMap map;
    std::map<Position, std::int32_t> expected;
    Random random(3);
    CHECK(map.at({0, 0}) == 0);
    for (std::int32_t i = 1; i < 2000; ++i) {
        const auto coordinate = [&random] { return static_cast<std::int32_t>(random.next() >> 40) - (1 << 23); };
        const Position cell = i % 2 == 0 ? Position{coordinate(), coordinate()} : Position{-i % 40, i % 37};
        map.set(cell, i);
        expected[cell] = i;
    }
    for (const auto& [cell, value] : expected) CHECK(map.at(cell) == value);
    CHECK(map.at({1 << 30, -(1 << 30)}) == 0);
}

TEST_CASE("Cells at the very ends of the number range are cells like others", "[board]") {
    CellMap map;
    const std::int32_t most = 2147483647;
    map.set({most, -most - 1}, 5);
    map.set({-most - 1, most}, 6);
    CHECK(map.at({most, -most - 1}) == 5);
    CHECK(map.at({-most - 1, most}) == 6);
    CHECK(map.at({most, most}) == 0);
}

TEST_CASE("The rim describes every free cell beside a tile, and no other", "[board]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Board board;
        BoardEditor editor(board);
        std::map<Position, unsigned> streets;
        for (int i = 0; i < 120; ++i) {
            const auto rim = board.frontier();
            const Position cell =
                rim.empty() ? Position{} : rim[random.below(static_cast<std::uint32_t>(rim.size()))].position;
            streets[cell] = random.below(16);
            editor.lay(cell, 0, Orientation::Upright, static_cast<std::uint8_t>(streets[cell]));
        }
        std::size_t free = 0;
        for (const auto& [cell, sides] : streets)
            for (const Direction side : allDirections)
                if (!board.isOccupied(neighbour(cell, side)))
                    CHECK(board.frontierAt(neighbour(cell, side)) != nullptr);
        for (const FrontierCell& cell : board.frontier()) {
            CHECK(cell == described(board, cell.position, streets));
            CHECK(board.frontierAt(cell.position) == &cell);
            ++free;
        }
        CHECK(free == board.frontier().size());
        CHECK(board.frontierAt({1000, 1000}) == nullptr);
    }
}

TEST_CASE("Tiles are found by their cells, and the farthest of them by direction", "[board]") {
    Board board;
    BoardEditor editor(board);
    for (const Position cell : {Position{0, 0}, Position{1, 0}, Position{1, 1}, Position{2, 1}})
        editor.lay(cell, 3, Orientation::Half, 0);
    CHECK(board.indexAt({1, 1}) == 2);
    CHECK(board.indexAt({5, 5}) == -1);
    CHECK(board.tileAt({2, 1})->tile == 3);
    CHECK(board.tileAt({0, 1}) == nullptr);
    CHECK(board.tile(board.farthest(Direction::East)).position == Position{2, 1});
    CHECK(board.tile(board.farthest(Direction::North)).position == Position{1, 1});
    CHECK(board.tile(board.farthest(Direction::West)).position == Position{0, 0});
}

TEST_CASE("A wall bars the cell before it and is marked on its tile", "[board]") {
    Board board;
    BoardEditor editor(board);
    editor.lay({0, 0}, 0, Orientation::Upright, 0);
    editor.wall({{0, 0}, Direction::East});
    editor.guard({{0, 0}, Direction::East});
    CHECK(board.frontierAt({1, 0})->barred);
    CHECK_FALSE(board.frontierAt({0, 1})->barred);
    CHECK(board.tileAt({0, 0})->walledSides == 2);
    CHECK(board.tileAt({0, 0})->guardedSides == 2);
}
