#include "remparts/engine/rules/city_queries.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

lines textsOf(const std::vector<BoardEdge>& edges) {
    lines result;
    for (const BoardEdge& side : edges) result.push_back(text(side));
    return result;
}

}  // namespace

TEST_CASE("Walls come into play with the second stack", "[C5.1]") {
    Table table(completedTriggers());
    table.lay("alley", {0, 0});
    CHECK(table.settle().phase() == Phase::Tile);
    table.stack(2);
    table.lay("alley", {1, 0}).settle();
    CHECK(table.phase() == Phase::Gate);
}

TEST_CASE("The turn of the last tile of the first stack is no wall turn", "[C5.1]") {
    TableSetup setup = completedTriggers();
    setup.deck = {{"plain", "alley"}, {"alley", "plain"}, {"plain"}};
    Table table(setup);
    table.lay("plain", {0, 0}).lay("alley", {1, 0}).settle();
    CHECK(table.phase() == Phase::Tile);
    table.lay("alley", {2, 0}).settle();
    CHECK(table.phase() == Phase::Gate);
}

TEST_CASE("When the last tile of the first stack is discarded, its replacement makes a wall turn", "[C5.1][C2.5]") {
    TableSetup setup = completedTriggers();
    setup.deck = {{"plain", "crossing"}, {"alley", "plain"}, {"plain"}};
    Table table(setup);
    table.lay("plain", {0, 0}).settle();
    CHECK(table.chooser() == 1);
    table.lay("alley", {1, 0}).settle();
    CHECK(table.phase() == Phase::Gate);
    CHECK(table.chooser() == 1);
}

TEST_CASE("When the last tile of the second stack is discarded, its replacement sets the number of pieces",
          "[C5.1][C5.5]") {
    TableSetup setup = completedTriggers(3);
    setup.deck = {{"plain"}, {"plain", "crossing"}, {"alley", "plain"}};
    Table table(setup);
    table.lay("plain", {0, 0}).lay("plain", {1, 0}).lay("alley", {2, 0}).settle();
    REQUIRE(table.phase() == Phase::Gate);
    CHECK(only<WallRoundBegan>(table.events()).back() == WallRoundBegan{2, 2});
}

TEST_CASE("Wall building follows only when something is scored for somebody", "[C5.2]") {
    Table unclaimed;
    layPlain(unclaimed, {{0, 0}, {1, 0}, {2, 0}});
    unclaimed.stack(2);
    unclaimed.lay("lane_n", {3, 0}).lay("lane_n", {3, 1}, 180);
    CHECK(unclaimed.settle().phase() == Phase::Tile);

    Table claimed;
    layPlain(claimed, {{0, 0}, {1, 0}, {2, 0}});
    claimed.stack(2);
    claimed.lay("lane_n", {3, 0}).citizen();
    claimed.lay("lane_n", {3, 1}, 180).settle();
    CHECK(claimed.phase() == Phase::Gate);
    CHECK(claimed.chooser() == 0);  // whose tile caused it, although the other player scored
    CHECK(claimed.score(1) == 2);
}

TEST_CASE("A claimed market that the tile only bounds starts wall building, too", "[C5.2]") {
    Table table;
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}});
    table.stack(2);
    table.lay("fish_n", {3, 0}).seller();
    table.lay("plain", {3, 1}).settle();
    CHECK(table.phase() == Phase::Gate);
}

TEST_CASE("With 'completed' unclaimed features start wall building, too", "[C5.2]") {
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}});
    table.stack(2);
    table.lay("lane_n", {3, 0}).lay("lane_n", {3, 1}, 180).settle();
    CHECK(table.phase() == Phase::Gate);
}

TEST_CASE("With 'completed' a market that the tile only bounds starts no wall building", "[C5.2]") {
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}});
    table.stack(2);
    table.lay("fish_n", {3, 0}).seller();
    table.lay("plain", {3, 1});
    CHECK(table.scorings() == lines{"P1 market 1 tiles x 1 kinds = 1"});
    CHECK(table.phase() == Phase::Tile);
}

TEST_CASE("Several scorings of one tile start one round of building, after them all", "[C5.2]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    layPlain(table, {{1, 0}, {1, 1}, {1, 2}, {2, 2}});
    table.lay("lane_n", {0, 2}, 180).citizen();
    table.stack(2);
    table.lay("two_lanes", {0, 1}).settle();
    CHECK(table.phase() == Phase::Gate);
    CHECK(table.score(0) == 2);
    CHECK(table.score(1) == 2);
    CHECK(only<WallRoundBegan>(table.events()).size() == 1);
}

TEST_CASE("The outer boundary is the closed line of sides towards the open country, clockwise", "[C5.3]") {
    Table table;
    layPlain(table, {{0, 0}, {1, 0}, {1, 1}});
    table.settle();
    std::vector<BoardEdge> line = outerBoundary(table.state());
    std::rotate(line.begin(), std::find(line.begin(), line.end(), edge(0, 0, Direction::North)), line.end());
    CHECK(textsOf(line) == lines{"0,0 N", "1,1 W", "1,1 N", "1,1 E", "1,0 E", "1,0 S", "0,0 S", "0,0 W"});
}

TEST_CASE("Holes are no part of the outer boundary and get no wall", "[C5.3]") {
    Table table = ringBeforeGate();
    CHECK(outerBoundary(table.state()).size() == 12);
    CHECK(table.legal().size() == 12);
    CHECK(table.refusal(PlaceGate{edge(1, 0, Direction::North)}) == RejectionReason::NotOnOuterBoundary);
    CHECK(table.refusal(PlaceGate{edge(0, 1, Direction::East)}) == RejectionReason::NotOnOuterBoundary);
}

TEST_CASE("Where two tiles meet only at a corner the line stays with the same free cell", "[C5.3][C5.4]") {
    // (0, 0) and (1, 1) meet at a corner; (0, 1) behind it is a hole, (1, 0) before it open country.
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {-1, 0}, {-1, 1}, {-1, 2}, {0, 2}, {1, 2}});
    table.stack(2);
    table.lay("alley", {1, 1}).gate({1, 1}, Direction::South);
    CHECK(nextWallEdge(table.state(), WallEnd::Clockwise) == edge(0, 0, Direction::East));
    CHECK(nextWallEdge(table.state(), WallEnd::Counterclockwise) == edge(1, 1, Direction::East));
    CHECK(outerBoundary(table.state()).size() == 12);
}

TEST_CASE("The gate may stand on any side of the outer boundary, with or without a street", "[C5.4]") {
    Table table(completedTriggers());
    table.lay("street_ns", {0, 0}).lay("plain", {1, 0});
    table.stack(2);
    table.lay("alley", {2, 0}).settle();
    REQUIRE(table.phase() == Phase::Gate);
    CHECK(table.legal() == lines{"gate 0,0 N", "gate 0,0 S", "gate 0,0 W", "gate 1,0 N", "gate 1,0 S", "gate 2,0 E",
                                 "gate 2,0 N", "gate 2,0 S"});
    CHECK(table.refusal(PlaceWall{}) == RejectionReason::WrongPhase);
    CHECK(table.refusal(PlaceGate{edge(0, 0, Direction::East)}) == RejectionReason::NotOnOuterBoundary);
    CHECK(table.refusal(PlaceGate{edge(7, 7, Direction::East)}) == RejectionReason::NotOnOuterBoundary);
}

TEST_CASE("Every later piece goes on at one of the two ends", "[C5.4]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North);
    CHECK(table.legal() == lines{"wall clockwise", "wall counterclockwise"});
    CHECK(nextWallEdge(table.state(), WallEnd::Clockwise) == edge(1, 0, Direction::North));
    CHECK(nextWallEdge(table.state(), WallEnd::Counterclockwise) == edge(0, 0, Direction::West));
    table.walls(2, WallEnd::Counterclockwise).walls(1, WallEnd::Clockwise);
    const CityWall& wall = table.state().wall;
    CHECK(wall.arm(WallEnd::Counterclockwise)[0].edge == edge(0, 0, Direction::West));
    CHECK(wall.arm(WallEnd::Counterclockwise)[1].edge == edge(0, 0, Direction::South));
    CHECK(wall.arm(WallEnd::Clockwise)[0].edge == edge(1, 0, Direction::North));
}

TEST_CASE("The wall follows the boundary as the city grew in the meantime", "[C5.4]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(3, WallEnd::Counterclockwise).settle();
    table.lay("plain", {1, 1}).settle();
    CHECK(nextWallEdge(table.state(), WallEnd::Clockwise) == edge(1, 1, Direction::West));
}
