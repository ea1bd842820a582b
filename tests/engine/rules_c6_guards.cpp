#include "remparts/engine/rules/city_queries.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

/// The first player has six stewards and a citizen on the lane at (0, 0), none in supply. The second one has set the
/// gate to the west of that lane; the next piece clockwise completes it.
Table laneBesideGate(bool guardBeforeScoring) {
    TableSetup setup = completedTriggers();
    setup.options.guardBeforeScoring = guardBeforeScoring;
    Table table(setup);
    table.lay("lane_n", {0, 0}).citizen();
    for (int x = 1; x <= 12; ++x) {
        table.lay("court", {x, 0});
        if (x % 2 == 0) table.steward();
    }
    table.stack(2);
    table.lay("alley", {13, 0}).gate({0, 0}, Direction::West);
    return table;
}

/// A ring round (1, 1), filled or not, with the wall round it up to a guard south of (1, 0); the next piece stands
/// straight opposite, north of (1, 2).
Table guardAcross(bool filled) {
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}});
    if (filled) table.lay("plain", {1, 1});
    table.stack(3);
    table.lay("alley", {0, 1}).gate({2, 1}, Direction::East).walls(3, WallEnd::Clockwise).guard();
    table.walls(2, WallEnd::Counterclockwise);
    return table;
}

}  // namespace

TEST_CASE("Who set a wall piece may place a guard on that very piece", "[C6.1]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(1);
    REQUIRE(table.phase() == Phase::Guard);
    CHECK(table.chooser() == 1);
    CHECK(table.legal() == lines{"guard", "pass"});
    table.guard();
    CHECK(table.followersLeft(1) == 6);
    CHECK(int{table.state().wall.arm(WallEnd::Clockwise)[0].guard} == 1);
    CHECK(table.state().followers.back() ==
          FollowerPlacement{1, FollowerRole::Guard, {}, edge(1, 0, Direction::North)});
    CHECK(table.phase() == Phase::Wall);
}

TEST_CASE("No guard stands on the gate", "[C6.1]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North);
    CHECK(table.phase() == Phase::Wall);
    CHECK(table.refusal(PlaceGuard{}) == RejectionReason::WrongPhase);
}

TEST_CASE("A guard left out cannot be placed later", "[C6.1]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(1).play(Pass{});
    CHECK(table.refusal(PlaceGuard{}) == RejectionReason::WrongPhase);
}

TEST_CASE("Guards stay until the end", "[C6.1]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(1).guard().walls(2);
    table.layLast("plain", {5, 0}).settle();
    CHECK(table.state().isOver());
    CHECK(only<FollowerReturned>(table.events()).empty());
}

TEST_CASE("No guard stands opposite another guard", "[C6.2]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::West).walls(1, WallEnd::Clockwise).guard();
    CHECK(describeGuard(table.state(), edge(0, 0, Direction::South)).barredByOpposite);
    table.walls(1, WallEnd::Counterclockwise);
    CHECK(table.phase() == Phase::Wall);
    table.walls(1, WallEnd::Clockwise);
    CHECK(table.phase() == Phase::Guard);
}

TEST_CASE("One's own guard bars the piece opposite, too", "[C6.2]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::West).walls(1, WallEnd::Clockwise).guard();
    table.walls(1, WallEnd::Clockwise).play(Pass{});
    REQUIRE(table.chooser() == 1);
    table.walls(1, WallEnd::Counterclockwise);
    CHECK(table.phase() == Phase::Tower);
}

TEST_CASE("A piece opposite without a guard bars nothing", "[C6.2]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::West).walls(1, WallEnd::Clockwise).play(Pass{});
    table.walls(1, WallEnd::Counterclockwise);
    CHECK(table.phase() == Phase::Guard);
}

TEST_CASE("The ban reaches over any number of tiles, but not over a hole", "[C6.2]") {
    const bool filled = GENERATE(true, false);
    Table table = guardAcross(filled);
    table.walls(1, WallEnd::Counterclockwise);
    REQUIRE(table.state().wall.tip(WallEnd::Counterclockwise) == edge(1, 2, Direction::North));
    CHECK((table.phase() == Phase::Guard) == !filled);
    CHECK(describeGuard(table.state(), edge(1, 2, Direction::North)).barredByOpposite == filled);
}

TEST_CASE("Guards in the first wall round are an option", "[C6.3]") {
    TableSetup setup = completedTriggers();
    setup.options.firstRoundGuards = false;
    Table table = rowBeforeGate(7, 2, setup);
    table.gate({0, 0}, Direction::North).walls(1);
    CHECK(table.phase() == Phase::Wall);
    table.walls(2).settle();
    table.lay("alley", {7, 0}).walls(1);
    CHECK(table.phase() == Phase::Guard);

    Table usual = rowBeforeGate(7);
    usual.gate({0, 0}, Direction::North).walls(1);
    CHECK(usual.phase() == Phase::Guard);
}

TEST_CASE("A follower that comes back through the piece itself cannot be its guard", "[C6.4]") {
    Table table = laneBesideGate(true);
    REQUIRE(table.followersLeft(0) == 0);
    table.walls(1);
    CHECK(table.score(0) == 1);
    CHECK(table.followersLeft(0) == 1);
    CHECK(table.phase() == Phase::Wall);
    CHECK(table.chooser() == 1);
}

TEST_CASE("With scoring first the follower that comes back can be the guard", "[C6.4]") {
    Table table = laneBesideGate(false);
    table.walls(1);
    CHECK(table.score(0) == 1);
    CHECK(table.phase() == Phase::Guard);
    CHECK(table.chooser() == 0);
}

TEST_CASE("The guard is asked for before or after what the piece completed is scored", "[C6.4]") {
    TableSetup setup = completedTriggers();
    setup.options.guardBeforeScoring = GENERATE(true, false);
    Table table(setup);
    table.lay("lane_n", {0, 0}).citizen();
    layPlain(table, {{1, 0}, {2, 0}, {3, 0}});
    table.stack(2);
    table.lay("alley", {4, 0}).gate({0, 0}, Direction::West).walls(1);
    REQUIRE(table.phase() == Phase::Guard);
    CHECK(table.score(0) == (setup.options.guardBeforeScoring ? 0 : 1));
    table.guard();
    CHECK(table.score(0) == 1);
}
