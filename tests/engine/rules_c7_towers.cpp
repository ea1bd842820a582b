#include "remparts/engine/rules/city_queries.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("After the last piece whoever caused the round may set one tower at either end", "[C7.1]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(2).walls(1, WallEnd::Counterclockwise);
    table.play(Pass{});
    REQUIRE(table.phase() == Phase::Tower);
    CHECK(table.chooser() == 0);
    CHECK(table.legal() == lines{"pass", "tower clockwise", "tower counterclockwise"});
    table.tower(WallEnd::Clockwise);
    CHECK(int{table.state().wall.towerAtTip(WallEnd::Clockwise)} == 0);
    CHECK(int{table.state().supplies[0].towers} == 5);
    CHECK(table.phase() == Phase::Tile);
}

TEST_CASE("An end that has a tower, whoever's, takes no other", "[C7.1]") {
    Table table = rowBeforeGate(7);
    table.gate({0, 0}, Direction::North).walls(3, WallEnd::Clockwise).tower(WallEnd::Clockwise);
    table.lay("alley", {7, 0}).walls(4, WallEnd::Counterclockwise).play(Pass{});
    REQUIRE(table.phase() == Phase::Tower);
    CHECK(table.chooser() == 1);
    CHECK(table.legal() == lines{"pass", "tower counterclockwise"});
    CHECK(table.refusal(PlaceTower{WallEnd::Clockwise}) == RejectionReason::EndHasTower);
}

TEST_CASE("An arm without pieces ends at the gate: a tower there scores nothing", "[C7.1][C7.2]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(3, WallEnd::Clockwise).tower(WallEnd::Counterclockwise);
    CHECK(table.scorings() == lines{"P0 tower 0 pieces = 0"});
    CHECK(int{table.state().wall.gateTowers[index(WallEnd::Counterclockwise)]} == 0);
    CHECK(int{table.state().wall.gateTowers[index(WallEnd::Clockwise)]} == int{noPlayer});
}

TEST_CASE("Who has no tower left is not asked", "[C7.1]") {
    // Four players have three towers each; all rounds are the first player's.
    Table table = rowBeforeGate(13, 2, completedTriggers(4));
    table.gate({0, 0}, Direction::West);
    int east = 13;
    for (int round = 0; round < 4; ++round) {
        const WallEnd end = round % 2 == 0 ? WallEnd::Clockwise : WallEnd::Counterclockwise;
        table.walls(round == 0 ? 3 : 4, end);
        if (table.phase() == Phase::Guard) table.play(Pass{});
        CHECK((table.phase() == Phase::Tower) == (round < 3));
        if (round == 3) break;
        table.tower(end);
        for (const char* design : {"plain", "plain", "plain", "alley"}) table.lay(design, {east++, 0});
    }
    CHECK(int{table.state().supplies[0].towers} == 0);
}

TEST_CASE("A tower scores the pieces back to the gate or to the previous tower on its arm", "[C7.2]") {
    Table table = rowBeforeGate(9);
    table.gate({0, 0}, Direction::North).walls(3, WallEnd::Clockwise);
    CHECK(describeTower(table.state(), WallEnd::Clockwise) == TowerScore{3});
    table.tower(WallEnd::Clockwise);
    CHECK(table.scorings() == lines{"P0 tower 3 pieces = 3"});

    table.lay("alley", {9, 0}).walls(2, WallEnd::Clockwise).walls(2, WallEnd::Counterclockwise);
    CHECK(describeTower(table.state(), WallEnd::Clockwise) == TowerScore{2});
    table.tower(WallEnd::Counterclockwise);
    CHECK(table.scorings() == lines{"P1 tower 2 pieces = 2"});

    table.lay("alley", {10, 0}).walls(4, WallEnd::Clockwise).tower(WallEnd::Clockwise);
    CHECK(table.scorings() == lines{"P0 tower 6 pieces = 6"});
}

TEST_CASE("In the closed ring the owner chooses the arm along which the last tower counts", "[C7.3]") {
    const WallEnd end = GENERATE(WallEnd::Clockwise, WallEnd::Counterclockwise);
    Table table = rowBeforeGate(2, 3);
    table.gate({0, 0}, Direction::North).walls(2, WallEnd::Counterclockwise).walls(3, WallEnd::Clockwise);
    if (table.phase() == Phase::Guard) table.play(Pass{});
    REQUIRE(table.state().wall.closed);
    CHECK(table.legal() == lines{"pass", "tower clockwise", "tower counterclockwise"});
    table.tower(end);
    CHECK(table.scorings()[0] == (end == WallEnd::Clockwise ? "P1 tower 3 pieces = 3" : "P1 tower 2 pieces = 2"));
}

TEST_CASE("In the closed ring an arm whose tip carries a tower is not offered, the other one is", "[C7.3]") {
    Table table = rowBeforeGate(4);
    table.gate({0, 0}, Direction::West).walls(2, WallEnd::Clockwise).walls(1, WallEnd::Counterclockwise);
    table.tower(WallEnd::Counterclockwise);
    table.stack(3);
    table.lay("alley", {4, 0}).walls(8, WallEnd::Clockwise);
    if (table.phase() == Phase::Guard) table.play(Pass{});
    REQUIRE(table.state().wall.closed);
    CHECK(table.legal() == lines{"pass", "tower clockwise"});
    CHECK(describeTower(table.state(), WallEnd::Clockwise) == TowerScore{10});
}
