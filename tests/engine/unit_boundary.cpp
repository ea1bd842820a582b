#include <initializer_list>
#include <vector>

#include "board_editor.h"
#include "city/boundary.h"
#include "city/enclosure.h"
#include "support/catch.h"

using namespace remparts::engine;

namespace {

Board boardOf(std::initializer_list<Position> cells) {
    Board board;
    for (const Position cell : cells) BoardEditor(board).lay(cell, 0, Orientation::Upright, 0);
    return board;
}

std::vector<BoardEdge> boundary(const Board& board) {
    std::vector<BoardEdge> sides;
    city::anyBoundarySide(board, [&sides](BoardEdge side) {
        sides.push_back(side);
        return false;
    });
    return sides;
}

/// Gate and pieces clockwise from it, `pieces` of them.
CityWall build(Board& board, BoardEdge gate, int pieces) {
    CityWall wall;
    wall.gate = gate;
    BoardEditor(board).wall(gate);
    for (int i = 0; i < pieces; ++i) {
        const BoardEdge side = *city::nextWallSide(board, wall, WallEnd::Clockwise);
        wall.arms[0].push_back({side, 0, noPlayer, noPlayer});
        BoardEditor(board).wall(side);
    }
    return wall;
}

bool isLost(const Board& board, const CityWall& wall, Position cell) {
    return city::WallOutlook(board, wall).isLostWith(*board.frontierAt(cell));
}

}  // namespace

TEST_CASE("One tile has four sides, walked clockwise", "[boundary][C5.3]") {
    using enum Direction;
    CHECK(boundary(boardOf({{0, 0}})) ==
          std::vector<BoardEdge>{{{0, 0}, West}, {{0, 0}, North}, {{0, 0}, East}, {{0, 0}, South}});
}

TEST_CASE("At a common corner the line stays with the same free cell", "[boundary][C5.3]") {
    const Board board = boardOf({{0, 0}, {1, 0}, {1, 1}});
    const BoardEdge side{{0, 0}, Direction::North};
    CHECK(city::followingSide(board, side, WallEnd::Clockwise) == BoardEdge{{1, 1}, Direction::West});
    CHECK(city::followingSide(board, {{1, 1}, Direction::West}, WallEnd::Counterclockwise) == side);
    CHECK(boundary(board).size() == 8);
}

TEST_CASE("A hole is no part of the boundary", "[boundary][C5.3]") {
    const Board board = boardOf({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}});
    CHECK(boundary(board).size() == 12);
}

TEST_CASE("Going round one way and the other visits the same sides", "[boundary][C5.3]") {
    const Board board = boardOf({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {3, 0}, {3, -1}, {4, -1}, {4, 0}, {4, 1}, {0, 1}});
    for (const BoardEdge side : boundary(board))
        CHECK(city::followingSide(board, city::followingSide(board, side, WallEnd::Clockwise),
                                  WallEnd::Counterclockwise) == side);
}

TEST_CASE("The gap between the ends is counted up to its limit", "[boundary][C8.1]") {
    Board board = boardOf({{0, 0}, {1, 0}, {2, 0}});
    const CityWall wall = build(board, {{0, 0}, Direction::North}, 1);
    CHECK(city::gapIsAtMost(board, wall, 6));
    CHECK_FALSE(city::gapIsAtMost(board, wall, 5));
}

TEST_CASE("A free surrounding has one part until tiles part it", "[boundary][C2.4]") {
    CHECK(city::firstSidesOfParts(0b00000001) == 0b00000100);  // a tile north: one part from the east on
    CHECK(city::firstSidesOfParts(0b00010001) == 0b01000100);  // north and south: west and east are parted
    CHECK(city::firstSidesOfParts(0b01010101) == 0);
    CHECK(city::firstSidesOfParts(0b00001001) == 0b00010100);  // north and the corner south-east: two parts
}

TEST_CASE("A tile that closes a bay with the gate in it is barred", "[boundary][C2.4]") {
    Board board = boardOf({{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}, {2, 1}});
    const CityWall wall = build(board, {{1, 0}, Direction::North}, 0);
    CHECK(isLost(board, wall, {1, 2}));
    CHECK_FALSE(isLost(board, wall, {2, 2}));
    CHECK_FALSE(isLost(board, wall, {0, 3}));
}

TEST_CASE("A tile that closes a bay without wall is allowed", "[boundary][C2.4]") {
    Board board = boardOf({{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}, {2, 1}});
    const CityWall wall = build(board, {{0, 0}, Direction::South}, 0);
    CHECK_FALSE(isLost(board, wall, {1, 2}));
    CHECK_FALSE(isLost(board, wall, {2, 2}));
}

TEST_CASE("A tile at the corner round which the wall turns is barred", "[boundary][C2.4]") {
    Board board = boardOf({{0, 0}, {-1, 0}, {-1, 1}, {-1, 2}, {0, 2}, {1, 2}});
    CityWall wall = build(board, {{0, 0}, Direction::North}, 1);
    REQUIRE(wall.tip(WallEnd::Clockwise) == BoardEdge{{0, 0}, Direction::East});
    CHECK(isLost(board, wall, {1, 1}));
}
