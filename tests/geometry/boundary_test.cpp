#include "boundary.h"

#include <set>

#include "support/catch.h"

using namespace remparts::geometry;
using remparts::engine::BoardEdge;
using remparts::engine::Direction;
using remparts::engine::Position;

namespace {

Occupied on(const std::set<Position>& cells) {
    return [cells](Position cell) { return cells.count(cell) != 0; };
}

}  // namespace

TEST_CASE("Round a single tile the line turns outwards four times") {
    const Occupied one = on({{0, 0}});
    BoardEdge edge{{0, 0}, Direction::North};
    for (const Direction next : {Direction::East, Direction::South, Direction::West, Direction::North}) {
        const NextSide after = sideAfter(one, edge, Way::Clockwise);
        CHECK(after.turn == Turn::Outward);
        CHECK(after.edge == BoardEdge{{0, 0}, next});
        edge = after.edge;
    }
}

TEST_CASE("The line runs straight on along a row, and turns inwards in a corner") {
    const Occupied cells = on({{0, 0}, {1, 0}, {1, 1}});
    const NextSide straight = sideAfter(cells, {{0, 0}, Direction::South}, Way::Counterclockwise);
    CHECK(straight.turn == Turn::Straight);
    CHECK(straight.edge == BoardEdge{{1, 0}, Direction::South});
    const NextSide inward = sideAfter(cells, {{0, 0}, Direction::North}, Way::Clockwise);
    CHECK(inward.turn == Turn::Inward);
    CHECK(inward.edge == BoardEdge{{1, 1}, Direction::West});
}

TEST_CASE("Where tiles meet only at a corner the line stays with the free cell [C5.3]") {
    const Occupied cells = on({{0, 0}, {1, 1}});
    const NextSide after = sideAfter(cells, {{0, 0}, Direction::North}, Way::Clockwise);
    CHECK(after.edge == BoardEdge{{1, 1}, Direction::West});
    CHECK(after.edge.front() == Position{0, 1});
}

TEST_CASE("The way back leads where the line came from") {
    const std::set<Position> cells{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 0}, {2, 3}};
    const Occupied occupied = on(cells);
    for (const Position cell : cells)
        for (const Direction side : remparts::engine::allDirections) {
            const BoardEdge edge{cell, side};
            if (occupied(edge.front())) continue;
            const NextSide next = sideAfter(occupied, edge, Way::Clockwise);
            const NextSide back = sideAfter(occupied, next.edge, Way::Counterclockwise);
            CHECK(back.edge == edge);
            CHECK(back.turn == next.turn);
        }
}
