// Followers, gate, wall, guard and tower: what is offered, told and lit.
#include <QSignalSpy>
#include <algorithm>

#include "model_support.h"
#include "support/catch.h"
#include "table_geometry.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::Choice;
using model::TurnModel;

namespace {

constexpr double reach = 0.15;

struct Turn {
    explicit Turn(const Table& table) { follow(session, table); }

    [[nodiscard]] const Choice& choice(std::size_t index) const { return model.choices().at(index); }
    [[nodiscard]] lines words() const {
        lines result;
        for (const Choice& one : model.choices())
            result.push_back(std::to_string(one.number) + " " + plain(one.word) + ": " + plain(one.detail));
        return result;
    }

    model::Session session;
    TurnModel model{session};
};

/// A fish market with houses north and south of a street: `fish_street_plain` just laid at m20.
Table tableAtFollower() {
    Table table;
    table.lay("fish_street_plain", {0, 0});
    return table;
}

}  // namespace

TEST_CASE("Each allowed segment is a numbered choice that says what it is and what it is worth", "[C3.1]") {
    const Turn turn(tableAtFollower());
    CHECK(turn.words() == lines{"1 Seller: Market of 1 tile, 1 kind: 1 so far, still open",
                                "2 Citizen: Street of 1 tile: 1 so far, still open",
                                "3 Steward: Residential area of 1 tile beside no market: 0 so far, still open"});
    CHECK(plain(turn.model.hint()) == "P0: place a follower, or keep it");
    CHECK(turn.model.mayPass());
}

TEST_CASE("Spots lie on their own segments, however the tile is turned") {
    for (const int degrees : {0, 90, 180, 270}) {
        Table table;
        table.lay("fish_street_plain", {0, 0}, degrees);
        const Turn turn(table);
        for (const Choice& choice : turn.model.choices())
            CHECK(model::segmentUnder(turn.session.state(), choice.at) == choice.segment);
    }
}

TEST_CASE("Pointing anywhere on a segment makes its choice hot and lights the feature") {
    Turn turn(tableAtFollower());
    turn.model.pointAt({-0.45, 0.45}, 0);
    CHECK(turn.model.highlights().hotChoice == 0);
    CHECK(turn.model.highlights().litSegments == std::vector<SegmentRef>{{0, 0}});
    CHECK(turn.model.hoverText() == turn.choice(0).detail);
    turn.model.pointAt({0.45, -0.45}, 0);
    CHECK(turn.model.highlights().hotChoice == 2);
    turn.model.pointAt({3, 3}, reach);
    CHECK(turn.model.highlights().hotChoice == -1);
    CHECK(turn.model.highlights().litSegments.empty());
}

TEST_CASE("A follower goes where it is clicked, by its number, or by arrows and Enter") {
    SECTION("click") {
        Turn turn(tableAtFollower());
        turn.model.choose({0, 0.3}, reach);
        CHECK(turn.session.state().followers.front().role == FollowerRole::Citizen);
    }
    SECTION("number") {
        Turn turn(tableAtFollower());
        turn.model.chooseNumber(3);
        CHECK(turn.session.state().followers.front().role == FollowerRole::Steward);
    }
    SECTION("keys") {
        Turn turn(tableAtFollower());
        turn.model.moveSelection(1, 0);
        CHECK(turn.model.highlights().hotChoice == 0);
        turn.model.moveSelection(1, 0);
        CHECK(turn.model.highlights().hotChoice == 1);
        turn.model.confirm();
        CHECK(turn.session.state().followers.front().role == FollowerRole::Citizen);
    }
    SECTION("an unknown number does nothing") {
        Turn turn(tableAtFollower());
        for (const int number : {-1, 0, 4, 9}) turn.model.chooseNumber(number);
        CHECK(turn.model.decision().phase == Phase::Follower);
    }
    SECTION("declining") {
        Turn turn(tableAtFollower());
        turn.model.pass();
        CHECK(turn.model.decision().phase == Phase::Tile);
        CHECK(turn.session.state().followers.empty());
    }
}

TEST_CASE("Every side of the outer boundary is a choice for the gate", "[C5.4]") {
    Turn turn(tableAtGate());
    CHECK(turn.model.choices().size() == 6);
    CHECK(turn.model.highlights().edges.size() == 6);
    CHECK(plain(turn.model.hint()) == "P1: set the city gate on any side of the city");
    const BoardEdge south{{0, 0}, Direction::South};
    SECTION("from outside within reach") {
        turn.model.pointAt({0.1, -0.6}, reach);
    }
    SECTION("from inside near the side") {
        turn.model.pointAt({0.1, -0.3}, reach);
    }
    const int hot = turn.model.highlights().hotChoice;
    REQUIRE(hot >= 0);
    CHECK(turn.choice(static_cast<std::size_t>(hot)).edge == south);
    turn.model.choose({0.1, -0.45}, reach);
    CHECK(turn.session.state().wall.gate == south);
}

TEST_CASE("With more sides than number keys the gate is set by arrows and Enter") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    for (const int x : {1, 2, 3, 4}) table.lay("plain", {x, 0});
    table.stack(2).lay("lane_n", {0, 1}, 180).settle();
    Turn turn(table);
    REQUIRE(turn.model.choices().size() > 9);
    CHECK(turn.choice(0).number == 0);
    turn.model.confirm();
    REQUIRE(turn.model.highlights().hotChoice >= 0);
    const auto selected = turn.choice(static_cast<std::size_t>(turn.model.highlights().hotChoice)).edge;
    turn.model.confirm();
    CHECK(turn.session.state().wall.gate == selected);
}

TEST_CASE("The wall goes on at two ends, with what a guard there would see", "[C5.4]") {
    Table table = tableAtGate();
    table.gate({0, 0}, Direction::South);
    Turn turn(table);
    REQUIRE(turn.model.choices().size() == 2);
    CHECK(turn.choice(0).action == Action(PlaceWall{WallEnd::Clockwise}));
    CHECK(turn.choice(0).edge == BoardEdge{{0, 0}, Direction::West});
    CHECK(turn.choice(1).edge == BoardEdge{{0, 0}, Direction::East});
    CHECK(turn.words() == lines{"1 This end: A guard here: no building in the row: 0",
                                "2 This end: A guard here: no building in the row: 0"});
    CHECK(plain(turn.model.hint()) == "P0: set a wall piece at either end");
    turn.model.pointAt({-0.6, 0}, reach);
    CHECK(turn.model.highlights().hotChoice == 0);
    CHECK(turn.model.highlights().row == std::vector<Position>{{0, 0}});
    turn.model.chooseNumber(2);
    CHECK(turn.session.state().wall.arm(WallEnd::Counterclockwise).size() == 1);
}

TEST_CASE("A guard's row is lit with the worth of each building in it", "[C8.5]") {
    Table table;
    table.lay("public2", {0, 0}).lay("historic", {1, 0}).lay("lane_n", {2, 0}).citizen();
    table.stack(2).lay("lane_n", {2, 1}, 180).gate({0, 0}, Direction::South).walls(1);
    Turn turn(table);
    REQUIRE(turn.model.decision().phase == Phase::Guard);
    CHECK(turn.words() == lines{"1 Guard here: 2 public and 1 historic building in the row: 7"});
    CHECK(plain(turn.choice(0).rule) == "C8.5");
    CHECK(turn.model.highlights().row == std::vector<Position>{{0, 0}, {1, 0}, {2, 0}});
    const auto& worths = turn.model.highlights().worths;
    REQUIRE(worths.size() == 2);
    CHECK(worths[0] == model::WorthTag{{0, 0}, 4});
    CHECK(worths[1] == model::WorthTag{{1, 0}, 3});
    turn.model.choose(turn.choice(0).at, reach);
    CHECK(turn.session.state().followers.back().role == FollowerRole::Guard);
}

TEST_CASE("A tower's ends tell the points that each would bring", "[C7.2]") {
    Table table = tableAtGate();
    table.gate({0, 0}, Direction::South).walls(2).walls(1, WallEnd::Counterclockwise);
    while (table.phase() != Phase::Tower) table.play(Pass{});
    Turn turn(table);
    CHECK(turn.words() ==
          lines{"1 Tower here: 2: 2 pieces of wall: 2 points", "2 Tower here: 1: 1 piece of wall: 1 point"});
    turn.model.choose(turn.choice(1).at, reach);
    CHECK(turn.session.state().wall.towerAtTip(WallEnd::Counterclockwise) == 1);
    CHECK(turn.session.state().supplies[1].score == 1);
}

TEST_CASE("When both ends lead to one side, each can still be chosen and says what it means", "[C5.4]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.stack(3).lay("lane_n", {0, 1}, 180).gate({0, 0}, Direction::South).walls(4);
    while (table.phase() != Phase::Wall) table.play(Pass{});
    Turn turn(table);
    REQUIRE(turn.model.choices().size() == 2);
    CHECK(turn.choice(0).edge == turn.choice(1).edge);
    CHECK_FALSE(turn.choice(0).at == turn.choice(1).at);
    CHECK(turn.choice(0).detail.startsWith("Closes the city; the piece counts for the clockwise end"));
    CHECK(turn.choice(1).detail.startsWith("Closes the city; the piece counts for the counter-clockwise end"));
    for (const int index : {1, 0}) {
        turn.model.pointAt(turn.choice(static_cast<std::size_t>(index)).at, reach);
        CHECK(turn.model.highlights().hotChoice == index);
    }
    turn.model.choose(turn.choice(1).at, reach);
    CHECK(turn.session.state().wall.closed);
    CHECK(turn.session.state().wall.arm(WallEnd::Counterclockwise).size() == 1);
}

TEST_CASE("A wall piece that completes a street says so before it is set", "[C5.8]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen().lay("lane_n", {1, 0}).citizen();
    table.stack(2).lay("lane_n", {1, 1}, 180).gate({0, 0}, Direction::West);
    Turn turn(table);
    CHECK(turn.choice(0).edge == BoardEdge{{0, 0}, Direction::North});
    CHECK(turn.choice(0).detail.startsWith("Ends a street of 1 tile: P0 +1; A guard here"));
    CHECK(turn.choice(1).detail.startsWith("A guard here"));
}
