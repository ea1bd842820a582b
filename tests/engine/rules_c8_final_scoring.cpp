#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("A steward scores two points for each market that the area touches inside a tile", "[C8.4]") {
    Table table;
    table.lay("fish_grain", {0, 0}).steward();
    table.layLast("plain", {1, 0});
    CHECK(table.scorings() == lines{"P0 residential 2 markets = 4"});
}

TEST_CASE("An area touches a market across the side between two tiles, and open areas count, too", "[C8.4]") {
    Table table;
    table.lay("plain", {0, 0}).steward();
    table.layLast("fish", {1, 0});
    CHECK(table.scorings() == lines{"P0 residential 1 markets = 2"});
}

TEST_CASE("Half sides touch half by half", "[C8.4]") {
    // The street parts fish from the area: each touches only what faces its own half of the side.
    Table table;
    table.lay("fish_street_plain", {0, 0}).steward();
    table.layLast("fish_street_grain", {0, 1});
    CHECK(table.scorings() == lines{"P0 residential 1 markets = 2"});
}

TEST_CASE("A street between them parts an area and a market", "[C8.4]") {
    Table table;
    table.lay("fish_street_plain", {0, 0}).steward();
    table.layLast("plain", {-1, 0});
    CHECK(table.scorings() == lines{"P0 residential 0 markets = 0"});
}

TEST_CASE("A market met only at a corner does not count", "[C8.4]") {
    Table table;
    table.lay("plain", {0, 0}).steward();
    table.lay("grain", {-1, 0}).lay("grain", {-1, 1});
    layPlain(table, {{-1, 2}, {0, 2}, {1, 2}});
    table.layLast("fish", {1, 1});
    CHECK(table.scorings() == lines{"P0 residential 1 markets = 2"});
}

TEST_CASE("A market touched in several places counts once, whatever its size", "[C8.4]") {
    Table table;
    table.lay("plain", {0, 0}).steward();
    table.lay("fish", {0, 1}).lay("fish", {1, 1}).layLast("fish", {1, 0});
    CHECK(table.scorings() == lines{"P0 residential 1 markets = 2"});
}

TEST_CASE("The player with most stewards scores, tied ones each in full", "[C8.4]") {
    Table tied;
    tied.lay("plain", {0, 0}).steward();
    tied.lay("fish", {1, 0}).lay("fish", {2, 0}).lay("plain", {3, 0}).steward();
    layPlain(tied, {{0, 1}, {3, 1}, {1, 1}});
    tied.layLast("plain", {2, 1});
    CHECK(tied.scorings() == lines{"P0 residential 1 markets = 2", "P1 residential 1 markets = 2"});

    Table most;
    most.lay("plain", {0, 0}).steward();
    most.lay("fish", {1, 0}).lay("plain", {2, 0}).steward();
    most.lay("fish", {3, 0}).lay("fish", {1, 1}).lay("plain", {4, 0}).steward();
    layPlain(most, {{0, -1}, {1, -1}, {2, -1}, {3, -1}});
    most.layLast("plain", {4, -1});
    CHECK(most.scorings() == lines{"P0 residential 2 markets = 4"});
}

TEST_CASE("A guard scores 2 for each public and 3 for each historic building before it", "[C8.5][C9.3]") {
    struct Row {
        std::vector<const char*> tiles;
        int points;
    };
    for (const Row& row : {Row{{"public3", "historic"}, 9}, Row{{"public", "historic"}, 5},
                           Row{{"public2", "plain"}, 4}, Row{{"plain", "plain"}, 0}}) {
        Table table(completedTriggers());
        table.lay(row.tiles[0], {0, 0}).lay(row.tiles[1], {0, 1});
        layPlain(table, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
        table.stack(2);
        table.lay("alley", {5, 0}).gate({0, 1}, Direction::West).walls(1).guard().walls(2);
        table.layLast("plain", {6, 0});
        REQUIRE(table.scorings().size() == 1);
        CHECK(table.score(1) == row.points);
    }
}

TEST_CASE("A guard looks as far as the first free cell", "[C8.5][C9.3]") {
    // Two guards face each other over the hole at (1, 1).
    const bool filled = GENERATE(false, true);
    Table table(completedTriggers());
    table.lay("plain", {0, 0}).lay("public2", {1, 0});
    layPlain(table, {{2, 0}, {2, 1}, {2, 2}});
    table.lay("manor", {1, 2});
    layPlain(table, {{0, 2}, {0, 1}, {-1, 1}, {-2, 1}, {-3, 1}});
    table.stack(3);
    table.lay("alley", {-4, 1}).gate({2, 1}, Direction::East).walls(3, WallEnd::Clockwise).guard();
    table.walls(3, WallEnd::Counterclockwise).guard().walls(1);
    table.settle();
    REQUIRE(table.state().followers.size() == 2);
    if (filled) table.lay("plain", {1, 1});
    table.layLast("plain", {-5, 1});
    CHECK(table.scorings() == (filled
                                   ? lines{"P0 guard 3 public 1 historic = 9", "P1 guard 3 public 1 historic = 9"}
                                   : lines{"P0 guard 2 public 0 historic = 4", "P1 guard 1 public 1 historic = 5"}));
}

TEST_CASE("Two guards may score the same building, also of one player", "[C8.5]") {
    Table table(completedTriggers());
    table.lay("historic", {0, 0});
    layPlain(table, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
    table.stack(2);
    table.lay("alley", {5, 0}).gate({0, 0}, Direction::South).walls(1).guard().walls(1);
    CHECK(table.state().wall.tip(WallEnd::Clockwise) == edge(0, 0, Direction::North));
    CHECK(table.phase() == Phase::Guard);
    table.guard().walls(1);
    table.layLast("plain", {6, 0});
    CHECK(table.scorings() == lines{"P0 guard 0 public 1 historic = 3", "P1 guard 0 public 1 historic = 3"});
}

TEST_CASE("Most points win", "[C8.6]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).layLast("plain", {1, 0}).settle();
    const GameEnded ended = only<GameEnded>(table.events()).at(0);
    CHECK(ended.scores == std::vector<int>{2, 0});
    CHECK(ended.winners == std::vector<PlayerIndex>{0});
    CHECK(table.game().rules().standings(table.state()).over);
}

TEST_CASE("Players level at the top share the victory", "[C8.6]") {
    Table table({.players = 3});
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("plain", {1, 0}).layLast("lane_n", {2, 0}).citizen();
    const Standings standings = table.game().rules().standings(table.state());
    CHECK(standings.scores == std::vector<int>{1, 0, 1});
    CHECK(standings.winners == std::vector<PlayerIndex>{0, 2});
}
