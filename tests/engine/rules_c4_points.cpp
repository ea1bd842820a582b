#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("Players tied on a feature each score all points, in the order of their seats", "[C4.4][C9.1]") {
    Table table;
    table.lay("fish_n", {0, 0}).seller();
    layPlain(table, {{1, 0}, {1, 1}, {1, 2}, {2, 2}});
    table.lay("grain_n", {0, 2}, 180).seller();
    table.lay("cattle_ns", {0, 1});
    CHECK(table.scorings() == lines{"P0 market 3 tiles x 3 kinds = 9", "P1 market 3 tiles x 3 kinds = 9"});
    CHECK(table.followersLeft(0) == 7);
    CHECK(table.followersLeft(1) == 7);
}

TEST_CASE("Who has most followers on a feature scores alone", "[C4.4][C4.5][C9.1]") {
    // Three markets round (1, 1): two of the first player, one of the second.
    Table table;
    layPlain(table, {{0, 0}, {0, 1}});
    table.lay("fish_n", {1, 0}).seller();
    layPlain(table, {{2, 0}, {0, 2}});
    table.lay("grain_n", {2, 1}, 270).seller();
    table.lay("fish_n", {1, 2}, 180).seller();
    table.lay("plain", {2, 2}).lay("fish", {1, 1});
    CHECK(table.scorings() == lines{"P0 market 4 tiles x 2 kinds = 8"});
    CHECK(table.score(1) == 0);
    CHECK(table.followersLeft(0) == 7);
    CHECK(table.followersLeft(1) == 7);
}

TEST_CASE("A completed feature without followers scores for nobody", "[C4.4]") {
    Table table;
    table.lay("lane_n", {0, 0}).lay("lane_n", {0, 1}, 180);
    CHECK(table.scorings().empty());
    CHECK(only<CompletedUnclaimed>(table.events()).size() == 1);
}

TEST_CASE("Six tiles of three kinds score 18, twice when two are tied", "[C9.1]") {
    Table table;
    table.lay("fish_n", {0, 0}).seller();
    layPlain(table, {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {2, 5}});
    table.lay("cattle_n", {0, 5}, 180);
    table.lay("grain_ns", {0, 4}).seller();
    table.lay("fish_ns", {0, 1}).lay("grain_ns", {0, 2});
    CHECK(table.scorings().empty());
    table.lay("cattle_ns", {0, 3});
    CHECK(table.scorings() == lines{"P0 market 6 tiles x 3 kinds = 18", "P1 market 6 tiles x 3 kinds = 18"});
}

TEST_CASE("Followers come back after scoring and can be placed in the next turn", "[C4.5]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    CHECK(table.followersLeft(0) == 6);
    table.lay("lane_n", {0, 1}, 180);
    CHECK(table.followersLeft(0) == 6);
    table.settle();
    CHECK(table.followersLeft(0) == 7);
    CHECK(table.state().followers.empty());
    const auto returned = only<FollowerReturned>(table.events());
    REQUIRE(returned.size() == 1);
    CHECK(returned[0].scored);
    CHECK(returned[0].placement.role == FollowerRole::Citizen);
}

TEST_CASE("A follower that came back can stand guard in the wall round of the same turn", "[C4.5]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    for (int turn = 1; turn < 14; ++turn) {
        table.lay("court", {turn, 0});
        if (turn % 2 == 0) table.steward();
    }
    table.settle();
    REQUIRE(table.followersLeft(0) == 0);
    table.stack(2);
    table.lay("lane_n", {0, 1}, 180).gate({4, 0}, Direction::North).walls(1).walls(1);
    CHECK(table.phase() == Phase::Guard);
    CHECK(table.chooser() == 0);
}

TEST_CASE("Points count at once, and a total beyond the track of 50 fields is kept whole", "[C4.6]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    for (int y = 1; y < 28; ++y) table.lay("street_ns", {0, y});
    table.lay("lane_n", {0, 28}, 180).settle();
    CHECK(table.score(0) == 58);
    CHECK(table.game().rules().standings(table.state()).scores == std::vector<int>{58, 0});
}
