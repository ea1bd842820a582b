#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

EndReason reasonOf(const Table& table) {
    return only<EndBegan>(table.events()).at(0).reason;
}

}  // namespace

TEST_CASE("The game ends after the turn of the last tile", "[C8.1a]") {
    Table table;
    table.lay("plain", {0, 0}).layLast("lane_n", {1, 0});
    CHECK(!table.state().isOver());  // the follower step is still to come
    table.settle();
    CHECK(table.state().isOver());
    CHECK(reasonOf(table) == EndReason::TilesExhausted);
    CHECK(table.legal().empty());
    CHECK(table.refusal(Pass{}) == RejectionReason::GameOver);
}

TEST_CASE("The game ends when the last tile is discarded without replacement", "[C8.1a][C2.5]") {
    Table table({.deck = {{"plain"}, {"plain"}, {"plain", "crossing"}}});
    table.lay("plain", {0, 0}).lay("plain", {1, 0}).lay("plain", {2, 0}).settle();
    CHECK(table.state().isOver());
    CHECK(reasonOf(table) == EndReason::TilesExhausted);
    CHECK(table.state().stacks.discarded.size() == 1);
}

TEST_CASE("The game ends with five sides left between the ends of the wall, not with six", "[C8.1c]") {
    Table five = rowBeforeGate(3, 2, completedTriggers(3));
    five.gate({0, 0}, Direction::North).walls(2).settle();
    CHECK(five.state().isOver());
    CHECK(reasonOf(five) == EndReason::GapSmall);

    Table six = rowBeforeGate(4);
    six.gate({0, 0}, Direction::North).walls(3).settle();
    CHECK(six.phase() == Phase::Tile);
}

TEST_CASE("A tile that shortens the gap ends the game after its turn", "[C8.1c]") {
    Table table(completedTriggers(3));
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}});
    table.stack(3);
    table.lay("alley", {0, 1}).gate({1, 0}, Direction::South);
    table.walls(3, WallEnd::Clockwise).walls(2, WallEnd::Counterclockwise).settle();
    REQUIRE(table.phase() == Phase::Tile);
    table.lay("plain", {1, 1}).settle();
    CHECK(table.state().isOver());
    CHECK(reasonOf(table) == EndReason::GapSmall);
}

TEST_CASE("A small city without a gate is no reason to end", "[C8.1c]") {
    Table table;
    table.lay("plain", {0, 0}).settle();
    CHECK(table.phase() == Phase::Tile);
}

TEST_CASE("The closed city ends the game, after the tower step", "[C8.1d]") {
    Table table = rowBeforeGate(2, 3);
    table.gate({0, 0}, Direction::North).walls(5);
    if (table.phase() == Phase::Guard) table.play(Pass{});
    REQUIRE(table.phase() == Phase::Tower);
    table.tower(WallEnd::Clockwise);
    CHECK(table.state().isOver());
    CHECK(reasonOf(table) == EndReason::CityClosed);
    CHECK(only<WallCompleted>(table.events()).at(0).edges.empty());
    CHECK(table.score(1) == 5);
}

TEST_CASE("The wall is completed clockwise from its clockwise end, without guards or events for its pieces",
          "[C8.2]") {
    Table table = rowBeforeGate(3);
    table.gate({0, 0}, Direction::North).walls(3).settle();
    REQUIRE(table.state().isOver());
    CHECK(only<WallCompleted>(table.events()).at(0).edges ==
          std::vector<BoardEdge>{edge(2, 0, Direction::South), edge(1, 0, Direction::South),
                                 edge(0, 0, Direction::South), edge(0, 0, Direction::West)});
    CHECK(only<WallPlaced>(table.events()).size() == 3);
}

TEST_CASE("The completed wall completes streets and markets, also when no gate was ever set", "[C8.2]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.layLast("fish_n", {1, 0}).seller();
    REQUIRE(table.state().isOver());
    CHECK(only<WallCompleted>(table.events()).at(0).edges.size() == 6);
    CHECK(table.scorings() == lines{"P0 street 1 tiles = 1", "P1 market 1 tiles x 1 kinds = 1"});
    CHECK(table.followersLeft(0) == 7);
}

TEST_CASE("Streets and markets open to a hole score nothing, and their followers are removed", "[C8.3]") {
    Table table;
    table.lay("plain", {0, 0}).lay("fish_n", {1, 0}).seller();
    layPlain(table, {{2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}});
    table.layLast("lane_n", {0, 1}, 90).citizen();
    REQUIRE(table.state().isOver());
    CHECK(table.scorings().empty());
    CHECK(table.followersLeft(0) == 7);
    CHECK(table.followersLeft(1) == 7);
    for (const FollowerReturned& returned : only<FollowerReturned>(table.events())) CHECK(!returned.scored);
}
