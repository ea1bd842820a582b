#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("Scoring follows the follower step at once", "[C4.1]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180);
    REQUIRE(table.phase() == Phase::Follower);
    CHECK(table.score(0) == 0);
    table.settle();
    CHECK(table.score(0) == 2);
    CHECK(table.chooser() == 0);
}

TEST_CASE("All streets and markets that a tile completed are scored, lowest place first", "[C4.1]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    layPlain(table, {{1, 0}, {1, 1}, {1, 2}, {2, 2}});
    table.lay("lane_n", {0, 2}, 180).citizen();
    table.lay("two_lanes", {0, 1});
    CHECK(table.scorings() == lines{"P0 street 2 tiles = 2", "P1 street 2 tiles = 2"});
}

TEST_CASE("A tile also completes a market that it only bounds", "[C4.1][C4.3]") {
    Table table;
    table.lay("fish_n", {0, 0}).seller();
    table.lay("plain", {0, 1});
    CHECK(table.scorings() == lines{"P0 market 1 tiles x 1 kinds = 1"});
}

TEST_CASE("Residential areas are not scored during the game", "[C4.1]") {
    Table table;
    table.lay("plain", {0, 0}).steward();
    for (const Position cell : {Position{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) table.lay("fish", cell);
    CHECK(table.state().features.feature({0, 0}).isComplete());
    CHECK(table.scorings().empty());
    CHECK(table.followersLeft(0) == 6);
}

TEST_CASE("A street scores one point a tile up to three tiles, two from four on", "[C4.2][C9.4]") {
    constexpr std::array<int, 6> points{0, 0, 2, 3, 8, 10};
    for (int length = 2; length <= 5; ++length) {
        Table table;
        table.lay("lane_n", {0, 0}).citizen();
        for (int y = 1; y + 1 < length; ++y) table.lay("street_ns", {0, y});
        table.lay("lane_n", {0, length - 1}, 180).settle();
        CHECK(table.score(0) == points[static_cast<std::size_t>(length)]);
    }
}

TEST_CASE("A street ends at a crossing, at a feature and at a building", "[C4.2]") {
    const char* end = GENERATE("crossing", "lane_n", "chapel_n", "lane_market", "tee_ewn");
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay(end, {0, 1}, 180);
    CHECK(table.scorings() == lines{"P0 street 2 tiles = 2"});
}

TEST_CASE("The streets that meet at a crossing are different ones", "[C4.2]") {
    Table table;
    table.lay("crossing", {0, 0}).citizen();
    table.lay("crossing", {0, 1});
    CHECK(table.scorings() == lines{"P0 street 2 tiles = 2"});
    table.lay("crossing", {1, 0});
    CHECK(table.scorings().empty());
}

TEST_CASE("A street with an end that still leads on is not complete", "[C4.2]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("square_nsew", {0, 1}).lay("lane_n", {0, 2}, 180).lay("lane_n", {1, 1}, 270);
    CHECK(table.scorings().empty());
    table.lay("lane_n", {-1, 1}, 90);
    CHECK(table.scorings() == lines{"P0 street 5 tiles = 10"});
}

TEST_CASE("A loop is complete", "[C4.2]") {
    Table table;
    table.lay("bend_ne", {0, 0}).citizen();
    table.lay("bend_ne", {0, 1}, 90).lay("bend_ne", {1, 1}, 180);
    CHECK(table.scorings().empty());
    table.lay("bend_ne", {1, 0}, 270);
    CHECK(table.scorings() == lines{"P0 street 4 tiles = 8"});
}

TEST_CASE("A tile that the street crosses twice counts once", "[C4.2]") {
    Table table;
    table.lay("two_bends", {0, 0}).citizen();
    table.lay("bend_ne", {-1, 0}, 90).lay("bend_ne", {-1, -1}).lay("bend_ne", {0, -1}, 270);
    table.lay("lane_n", {0, 1}, 180);
    CHECK(table.scorings().empty());
    table.lay("lane_n", {1, 0}, 270);
    CHECK(table.scorings() == lines{"P0 street 6 tiles = 12"});
}

TEST_CASE("A loop over a tile crossed twice counts that tile once", "[C4.2]") {
    Table table;
    table.lay("two_bends", {0, 0}).citizen();
    table.lay("bend_ne", {-1, 0}, 90).lay("bend_ne", {-1, -1}).lay("bend_ne", {0, -1}, 270);
    table.lay("bend_ne", {0, 1}, 90).lay("bend_ne", {1, 1}, 180).lay("bend_ne", {1, 0}, 270);
    CHECK(table.scorings() == lines{"P0 street 7 tiles = 14"});
}

TEST_CASE("A market scores its tiles times its kinds", "[C4.3][C9.1]") {
    Table table;
    table.lay("fish_n", {0, 0}).seller();
    table.lay("grain_ns", {0, 1}).lay("cattle_n", {0, 2}, 180);
    CHECK(table.scorings() == lines{"P0 market 3 tiles x 3 kinds = 9"});
}

TEST_CASE("Market segments of different kinds that meet are one market", "[C4.3]") {
    Table table;
    table.lay("fish_n", {0, 0}).seller();
    table.lay("grain_n", {0, 1}, 180);
    CHECK(table.scorings() == lines{"P0 market 2 tiles x 2 kinds = 4"});
}

TEST_CASE("Markets on both sides of a street are different ones", "[C4.3]") {
    Table table;
    table.lay("fish_street_grain", {0, 0}).seller();
    table.lay("fish_street_plain", {-1, 0}, 180);
    CHECK(table.scorings().empty());
    table.lay("fish_n", {-2, 0}, 90);
    CHECK(table.scorings().empty());
    CHECK(table.state().features.feature({0, 0}).markets == 1);
    CHECK(table.state().features.feature({0, 2}).markets == 2);
}

TEST_CASE("A hole leaves a market open until it is filled", "[C4.3]") {
    Table table;
    table.lay("plain", {0, 0}).lay("fish_n", {1, 0}).seller();
    layPlain(table, {{2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}});
    CHECK(table.scorings().empty());
    CHECK(!table.state().features.feature({1, 0}).isComplete());
    table.lay("plain", {1, 1});
    CHECK(table.scorings() == lines{"P1 market 1 tiles x 1 kinds = 1"});
}

TEST_CASE("Only a wall on that very side bounds a market, not a wall that bars the cell beside it", "[C4.3][C5.8]") {
    // (0, 1) is barred by the gate north of (0, 0); the market of (1, 1) faces it from the east.
    Table table(completedTriggers());
    table.lay("plain", {0, 0}).lay("plain", {1, 0}).lay("fish_n", {1, 1}, 270).seller();
    layPlain(table, {{2, 0}, {3, 0}, {4, 0}});
    table.stack(2);
    table.lay("alley", {5, 0}).gate({0, 0}, Direction::North).walls(3, WallEnd::Counterclockwise);
    table.draw("plain");
    CHECK(!table.fits({0, 1}));
    CHECK(table.scorings().empty());

    table.lay("alley", {6, 0}).walls(1, WallEnd::Clockwise);
    REQUIRE(table.state().wall.tip(WallEnd::Clockwise) == edge(1, 1, Direction::West));
    CHECK(table.scorings() == lines{"P0 market 1 tiles x 1 kinds = 1"});
}
