#include "remparts/engine/rules/city_queries.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

/// Who chooses, for as long as gate or wall pieces are being set, always at the same end.
std::vector<int> builders(Table& table) {
    std::vector<int> result;
    while (true) {
        if (table.phase() == Phase::Guard) table.play(Pass{});
        if (table.phase() == Phase::Gate) {
            result.push_back(table.chooser());
            table.gate({0, 0}, Direction::West);
        } else if (table.phase() == Phase::Wall) {
            result.push_back(table.chooser());
            table.walls(1);
        } else {
            return result;
        }
    }
}

}  // namespace

TEST_CASE("Two players in the second stack set gate, opponent, own, opponent", "[C5.5]") {
    Table table = rowBeforeGate(5);
    CHECK(builders(table) == std::vector<int>{0, 1, 0, 1});
}

TEST_CASE("In the third stack two players set four pieces each", "[C5.5]") {
    Table table = rowBeforeGate(8, 3);
    CHECK(builders(table) == std::vector<int>{1, 0, 1, 0, 1, 0, 1, 0});
}

TEST_CASE("Three players set one piece each, in the third stack two", "[C5.5]") {
    Table second = rowBeforeGate(6, 2, completedTriggers(3));
    CHECK(builders(second) == std::vector<int>{2, 0, 1});
    Table third = rowBeforeGate(8, 3, completedTriggers(3));
    CHECK(builders(third) == std::vector<int>{1, 2, 0, 1, 2, 0});
}

TEST_CASE("Four players set one piece each, in the third stack two", "[C5.5]") {
    Table second = rowBeforeGate(7, 2, completedTriggers(4));
    CHECK(builders(second) == std::vector<int>{2, 3, 0, 1});
    Table third = rowBeforeGate(9, 3, completedTriggers(4));
    CHECK(builders(third) == std::vector<int>{0, 1, 2, 3, 0, 1, 2, 3});
}

TEST_CASE("Wall pieces must be set", "[C5.5]") {
    Table table = rowBeforeGate(5);
    CHECK(table.refusal(Pass{}) == RejectionReason::MayNotPass);
    table.gate({0, 0}, Direction::North);
    CHECK(table.refusal(Pass{}) == RejectionReason::MayNotPass);
}

TEST_CASE("The gate is not one of the 70 wall pieces", "[C5.6]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North);
    CHECK(table.state().wallPiecesLeft == 70);
    table.walls(1);
    CHECK(table.state().wallPiecesLeft == 69);
}

TEST_CASE("Building stops when the two ends meet", "[C5.7]") {
    Table table = rowBeforeGate(2, 3);  // six sides, eight pieces to set
    CHECK(builders(table).size() == 6);
    CHECK(table.state().wall.closed);
    CHECK(only<CityClosed>(table.events()).size() == 1);
    CHECK(table.phase() == Phase::Tower);
}

TEST_CASE("Both ends are offered for the last gap, and either closes the city", "[C5.7][C5.4]") {
    const WallEnd last = GENERATE(WallEnd::Clockwise, WallEnd::Counterclockwise);
    Table table = rowBeforeGate(2, 3);
    table.gate({0, 0}, Direction::North).walls(4);
    REQUIRE(nextWallEdge(table.state(), WallEnd::Clockwise) == edge(0, 0, Direction::West));
    CHECK(nextWallEdge(table.state(), WallEnd::Counterclockwise) == edge(0, 0, Direction::West));
    table.walls(1, last);
    CHECK(table.state().wall.closed);
    CHECK(table.state().wall.tip(last) == edge(0, 0, Direction::West));
    CHECK(!nextWallEdge(table.state(), last).has_value());
}

TEST_CASE("Building stops when the supply runs out, and that ends the game", "[C5.7][C8.1b][C8.2]") {
    // A row that grows to the east while the wall grows along both its sides.
    Table table(completedTriggers());
    for (int x = 0; x < 30; ++x) table.lay("plain", {x, 0});
    table.stack(2);
    for (int round = 0; round < 18; ++round) {
        table.lay("alley", {30 + round, 0});
        const bool first = round == 0;
        if (first) table.gate({0, 0}, Direction::South);
        table.walls(first ? 1 : 2, WallEnd::Clockwise);
        if (round < 17) table.walls(2, WallEnd::Counterclockwise);
    }
    REQUIRE(table.state().wallPiecesLeft == 1);
    table.walls(1).play(Pass{});
    CHECK(table.phase() == Phase::Tower);
    table.settle();
    CHECK(table.state().wallPiecesLeft == 0);
    CHECK(only<WallPlaced>(table.events()).size() == 70);
    CHECK(table.state().isOver());
    CHECK(only<EndBegan>(table.events()).back().reason == EndReason::WallsExhausted);
    CHECK(only<WallCompleted>(table.events()).back().edges.size() == 98 - 71);
}

TEST_CASE("A wall piece bounds streets and markets: what it completes is scored before the next piece",
          "[C5.8][C9.2]") {
    Table table(completedTriggers());
    table.lay("plain", {0, 0}).lay("fish_n", {1, 0}).seller();
    table.lay("lane_n", {2, 0}).citizen();
    layPlain(table, {{3, 0}, {4, 0}});
    table.stack(2);
    table.lay("alley", {5, 0}).gate({0, 0}, Direction::North);
    CHECK(table.scorings().empty());
    table.walls(1);
    CHECK(table.scorings() == lines{"P1 market 1 tiles x 1 kinds = 1"});
    REQUIRE(table.phase() == Phase::Wall);
    CHECK(table.followersLeft(1) == 7);
    table.walls(1);
    CHECK(table.scorings() == lines{"P0 street 1 tiles = 1"});
    table.walls(1).settle();
    CHECK(only<WallRoundBegan>(table.events()).size() == 1);
    CHECK(table.phase() == Phase::Tile);
}

TEST_CASE("The gate bounds what reaches its side", "[C5.8]") {
    Table table(completedTriggers());
    table.lay("lane_n", {0, 0}).citizen();
    layPlain(table, {{1, 0}, {2, 0}, {3, 0}});
    table.stack(2);
    table.lay("alley", {4, 0}).gate({0, 0}, Direction::North);
    CHECK(table.score(0) == 1);
    CHECK(table.phase() == Phase::Wall);
}

TEST_CASE("A market of two tiles and two kinds that a wall completes scores 4", "[C9.2][C5.8]") {
    Table table(completedTriggers());
    table.lay("fish_ns", {0, 0}).seller();
    table.lay("grain_n", {0, -1});
    layPlain(table, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
    table.stack(2);
    table.lay("alley", {5, 0}).gate({1, 0}, Direction::North).walls(1, WallEnd::Counterclockwise);
    CHECK(table.scorings() == lines{"P0 market 2 tiles x 2 kinds = 4"});
    CHECK(table.followersLeft(0) == 7);
}
