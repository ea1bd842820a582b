#include "remparts/engine/rules/city_queries.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

/// A U of nine tiles open to the north, three cells deep. The gate stands at its bottom, pieces beside it in the
/// pocket or, for comparison, at its foot outside.
Table deepU(Position gateTile, Direction gateSide, WallEnd third = WallEnd::Clockwise) {
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {2, 3}, {0, 1}, {0, 2}});
    table.stack(2);
    table.lay("alley", {0, 3}).gate(gateTile, gateSide);
    table.walls(1, WallEnd::Clockwise).walls(1, WallEnd::Counterclockwise).walls(1, third).settle();
    return table;
}

}  // namespace

TEST_CASE("A tile lies beside a laid one: corners alone are not enough", "[C2.1]") {
    Table table;
    table.lay("plain", {0, 0}).draw("plain");
    CHECK(table.legal().size() == 16);
    for (const Position beside : {Position{0, 1}, Position{1, 0}, Position{0, -1}, Position{-1, 0}})
        for (const int degrees : {0, 90, 180, 270}) CHECK(table.fits(beside, degrees));
    CHECK(table.refusal(PlaceTile{{0, 0}}) == RejectionReason::CellOccupied);
    CHECK(table.refusal(PlaceTile{{1, 1}}) == RejectionReason::NoCommonSide);
    CHECK(table.refusal(PlaceTile{{5, 0}}) == RejectionReason::NoCommonSide);
    CHECK(table.refusal(PlaceTile{{2147483647, -2147483647}}) == RejectionReason::NoCommonSide);
}

TEST_CASE("A drawn tile must be laid", "[C2.1]") {
    const Table table;
    CHECK(!table.state().decision.mayPass);
    CHECK(table.refusal(Pass{}) == RejectionReason::MayNotPass);
}

TEST_CASE("A hole in the city may be filled", "[C2.1]") {
    Table table;
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}});
    table.draw("plain");
    CHECK(table.fits({1, 1}));
}

TEST_CASE("On each shared side both tiles have a street or neither", "[C2.2]") {
    Table table;
    table.lay("street_ns", {0, 0}).draw("street_ns");
    CHECK(table.fits({0, 1}, 0));
    CHECK(table.fits({0, -1}, 180));
    CHECK(table.refusal(PlaceTile{{0, 1}, Orientation::Quarter}) == RejectionReason::StreetMustContinue);
    CHECK(table.fits({1, 0}, 0));
    CHECK(table.refusal(PlaceTile{{1, 0}, Orientation::Quarter}) == RejectionReason::StreetMeetsNoStreet);
}

TEST_CASE("Streets must fit on every shared side at once", "[C2.2]") {
    Table table;
    table.lay("street_ns", {0, 0}).lay("plain", {1, 0}).lay("plain", {1, 1}).draw("bend_ne");
    CHECK(table.fits({0, 1}, 180));
    CHECK(!table.fits({0, 1}, 90));
    CHECK(!table.fits({0, 1}, 0));
}

TEST_CASE("Markets and residential areas meet in any combination", "[C2.2]") {
    for (const char* first : {"plain", "fish", "grain"})
        for (const char* second : {"plain", "fish_n", "cattle"}) {
            Table table;
            table.lay(first, {0, 0}).draw(second);
            CHECK(table.legal().size() == 16);
        }
}

TEST_CASE("No tile lies beyond the wall or the gate", "[C2.3]") {
    Table table = rowBeforeGate(5);
    table.gate({0, 0}, Direction::North).walls(3).draw("plain");
    for (int x = 0; x <= 3; ++x) CHECK(table.refusal(PlaceTile{{x, 1}}) == RejectionReason::BeyondWall);
    CHECK(table.fits({4, 1}));
    CHECK(table.fits({-1, 0}));
    CHECK(table.fits({0, -1}));
}

TEST_CASE("A cell with a wall on one side is barred although other sides are free", "[C2.3]") {
    // (1, 1) has the gate to its south and the unwalled tile (0, 1) to its west.
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
    table.stack(2);
    table.lay("alley", {0, 1}).gate({1, 0}, Direction::North).walls(3).settle();
    table.draw("plain");
    CHECK(table.refusal(PlaceTile{{1, 1}}) == RejectionReason::BeyondWall);
    CHECK(table.fits({0, 2}));
}

TEST_CASE("A pocket with a wall in it may not be closed, near or far", "[C2.4]") {
    Table table = deepU({1, 0}, Direction::North);
    table.draw("plain");
    CHECK(table.refusal(PlaceTile{{1, 3}}) == RejectionReason::SurroundsWall);
    CHECK(table.fits({2, 4}));

    table.lay("plain", {2, 4}).lay("plain", {0, 4}).draw("plain");
    CHECK(!table.fits({1, 3}));
    CHECK(!table.fits({1, 4}));
    CHECK(table.game().rules().whyNotHere(table.state(), {1, 4}) ==
          Rejection{RejectionReason::SurroundsWall, "C2.4"});
    CHECK(table.game().rules().whyNotHere(table.state(), {2, 5}) == std::nullopt);
}

TEST_CASE("A pocket without a wall may be closed", "[C2.4]") {
    Table open;
    layPlain(open, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {0, 1}, {0, 2}});
    open.draw("plain");
    CHECK(open.fits({1, 2}));

    Table walledOutside = deepU({1, 0}, Direction::South);
    walledOutside.draw("plain");
    CHECK(walledOutside.fits({1, 3}));
}

TEST_CASE("The gate alone must not be surrounded either", "[C2.4]") {
    // Only the gate faces the pocket, near its mouth; the pieces stand outside.
    Table table(completedTriggers());
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {2, 3}, {0, 1}, {0, 2}});
    table.stack(2);
    table.lay("alley", {0, 3}).gate({0, 3}, Direction::East).walls(3, WallEnd::Counterclockwise).settle();
    REQUIRE(table.state().wall.tip(WallEnd::Counterclockwise) == edge(0, 2, Direction::West));
    table.lay("plain", {2, 4}).draw("plain");
    CHECK(table.refusal(PlaceTile{{1, 4}}) == RejectionReason::SurroundsWall);
    CHECK(table.fits({1, 1}));
}

TEST_CASE("A gap between two corners is no way out of a pocket", "[C2.4][C5.3]") {
    Table table = deepU({1, 0}, Direction::North);
    layPlain(table, {{2, 4}, {0, 4}, {0, 5}});
    table.draw("plain");
    // (1, 5) would leave the pocket only the corner between (1, 4) and (2, 5).
    CHECK(table.refusal(PlaceTile{{1, 5}}) == RejectionReason::SurroundsWall);
    CHECK(table.fits({2, 5}));
}

TEST_CASE("Free cells beside each other keep a pocket open", "[C2.4]") {
    Table table = deepU({1, 0}, Direction::North);
    layPlain(table, {{2, 4}, {2, 5}});
    table.draw("plain");
    CHECK(table.fits({1, 5}));
    CHECK(!table.fits({1, 4}));
}

TEST_CASE("A tile that fits nowhere is set aside and another one drawn", "[C2.5]") {
    Table table;
    table.lay("plain", {0, 0});
    table.draw("crossing");
    CHECK(table.chooser() == 1);
    REQUIRE(table.state().stacks.discarded.size() == 1);
    CHECK((*studyTiles())[table.state().stacks.discarded[0]].id == "crossing");
    CHECK(only<TileDiscarded>(table.events()).size() == 1);
    CHECK((*studyTiles())[*table.state().stacks.inHand].id == "plain");
}

TEST_CASE("A tile fits nowhere, too, when the only place for it lies beyond the wall", "[C2.5][C2.3]") {
    // Only the lane at (0, 0) takes a crossing, and the gate stands across it.
    Table table(completedTriggers());
    table.lay("lane_n", {0, 0});
    layPlain(table, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
    table.draw("crossing");
    REQUIRE(table.legal().size() == 4);

    Table walled(completedTriggers());
    walled.lay("lane_n", {0, 0});
    layPlain(walled, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
    walled.stack(2);
    walled.lay("alley", {5, 0}).gate({0, 0}, Direction::North).walls(3).draw("crossing");
    CHECK(walled.state().stacks.discarded.size() == 1);
}

TEST_CASE("What can still be drawn is known: all stacks together, without the hand and the discarded", "[C2.6]") {
    Table table({.deck = {{"plain", "crossing", "fish"}, {"fish"}, {"grain", "plain"}}});
    const auto left = [&](const char* id) { return tilesLeft(table.state())[studyTiles()->find(id).value()]; };
    CHECK(left("plain") == 1);
    CHECK(left("crossing") == 1);
    CHECK(left("fish") == 2);
    CHECK(left("grain") == 1);
    CHECK(left("cattle") == 0);

    table.lay("plain", {0, 0}).settle();
    CHECK(table.state().stacks.discarded.size() == 1);
    CHECK(left("crossing") == 0);
    CHECK(left("fish") == 1);
}
