// Clicks that are not possible say why, by the rule.
#include <QSignalSpy>

#include "model_support.h"
#include "support/catch.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::TurnModel;

namespace {

/// What a click answers: "C2.2 A street must go on here."; empty when it says nothing.
std::string answer(const Table& table, model::TablePoint at) {
    model::Session session;
    follow(session, table);
    TurnModel turn(session);
    QSignalSpy refused(&turn, &TurnModel::refused);
    const GameState before = session.state();
    turn.choose(at, 0.1);
    CHECK(session.state() == before);
    if (refused.isEmpty()) return "";
    const auto refusal = refused.first().first().value<model::Refusal>();
    CHECK(refusal.at == at);
    return plain(refusal.rule) + " " + plain(refusal.sentence);
}

std::string answerToPass(const Table& table) {
    model::Session session;
    follow(session, table);
    TurnModel turn(session);
    QSignalSpy refused(&turn, &TurnModel::refused);
    turn.pass();
    if (refused.isEmpty()) return "";
    const auto refusal = refused.first().first().value<model::Refusal>();
    return plain(refusal.rule) + " " + plain(refusal.sentence);
}

}  // namespace

TEST_CASE("A tile is refused with the rule of the place") {
    CHECK(answer(Table(), {3, 0}) == "C1.5 The first tile lies in the middle of the table.");
    Table table;
    table.lay("street_ns", {0, 0}).settle().draw("plain");
    CHECK(answer(table, {0, 0}) == "C2.1 A tile already lies here.");
    CHECK(answer(table, {5, 5}) == "C2.1 A tile must lie side by side with another one.");
    CHECK(answer(table, {1, 1}) == "C2.1 A tile must lie side by side with another one.");
    CHECK(answer(table, {0, 1}) == "C2.2 A street must go on here.");
}

TEST_CASE("No tile is laid beyond the wall", "[C2.3]") {
    Table wide;
    for (const int x : {0, 1, 2, 3, 4, 5}) wide.lay("plain", {x, 0});
    wide.lay("lane_n", {0, 1}).citizen();
    wide.stack(2).lay("lane_n", {0, 2}, 180).gate({3, 0}, Direction::South).walls(3).settle();
    wide.draw("plain");
    CHECK(answer(wide, {3, -1}) == "C2.3 No tile lies beyond the wall.");
}

TEST_CASE("A follower is refused with the rule of its segment") {
    SECTION("somebody is on it") {
        Table table;
        table.lay("lane_n", {0, 0}).citizen().lay("street_ns", {0, 1});
        CHECK(answer(table, {0, 1}) == "C3.2 A follower is already on it.");
    }
    SECTION("the tile has just completed it") {
        Table table;
        table.lay("lane_n", {0, 0}).settle().lay("lane_n", {0, 1}, 180);
        CHECK(answer(table, {0, 0.7}) == "C3.3 This tile has just completed it.");
    }
    SECTION("there is nothing to stand on") {
        Table table;
        table.lay("public", {0, 0});
        CHECK(answer(table, {0, 0}) ==
              "C3.1 A follower stands on a street or market, or lies in a residential area.");
    }
    SECTION("on another tile") {
        Table table;
        table.lay("lane_n", {0, 0}).settle().lay("plain", {1, 0});
        CHECK(answer(table, {0, 0}) == "C3.1 Followers go on the tile just laid.");
    }
    SECTION("a click on the open table needs no answer") {
        Table table;
        table.lay("lane_n", {0, 0});
        CHECK(answer(table, {4, 4}).empty());
    }
}

TEST_CASE("Gate, wall, guard and tower say where they go") {
    Table table = tableAtGate();
    CHECK(answer(table, {0, 0}) == "C5.4 The gate goes on a side at the outer rim of the city.");
    CHECK(answer(table, {0, 0.45}) == "C5.3 The wall goes along the outer rim of the city.");
    CHECK(answer(table, {7, 7}).empty());

    table.gate({0, 0}, Direction::South);
    CHECK(answer(table, {0, 1}) == "C5.4 A wall piece goes on at one of the two ends.");
    CHECK(answerToPass(table) == "C5.5 A wall piece must be set.");
    table.walls(1);
    REQUIRE(table.phase() == Phase::Guard);
    CHECK(answer(table, {0, 1}) == "C6.1 A guard stands on the piece just set.");
    table.walls(2);
    while (table.phase() != Phase::Tower) table.play(Pass{});
    CHECK(answer(table, {0, 0}) == "C7.1 A tower stands at an end of the wall.");
}

TEST_CASE("What must be done cannot be passed, and says so") {
    Table table;
    CHECK(answerToPass(table) == "C2.1 The tile must be laid.");
    CHECK(answerToPass(tableAtGate()) == "C5.4 The gate must be set.");
    table.layLast("plain", {0, 0}).settle();
    REQUIRE(table.state().isOver());
    CHECK(answerToPass(table) == "C8.1 The game is over.");
    CHECK(answer(table, {0, 0}) == "C8.1 The game is over.");
}
