#include "table_facts.h"

#include <numeric>

#include "model_support.h"
#include "support/catch.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::LapState;

namespace {

/// "P0 done, P1 now | P0 to come, P1 to come"
std::string laps(const Table& table) {
    const auto round = model::wallRoundFacts(table.state());
    if (!round) return "none";
    std::string text;
    for (const auto& lap : round->laps) {
        if (!text.empty()) text += " | ";
        for (const model::LapSeat& seat : lap) {
            if (&seat != &lap.front()) text += ", ";
            text += "P" + std::to_string(seat.player);
            text += seat.state == LapState::Done ? " done" : seat.state == LapState::Now ? " now" : " to come";
        }
    }
    return text;
}

}  // namespace

TEST_CASE("At the beginning the first tile is in hand and the stacks hold the rest") {
    model::Session session;
    session.start(randomSetup(0));
    const auto stacks = model::stackFacts(session.state());
    REQUIRE(stacks.size() == 3);
    CHECK(stacks[0].left == 29);
    CHECK(stacks[0].current);
    CHECK(stacks[1].left == 25);
    CHECK(stacks[2].left == 20);
    CHECK_FALSE(stacks[2].current);
    CHECK(model::tileCount(session.state()).number == 1);
    CHECK(model::tileCount(session.state()).total == 75);
    CHECK(model::tilesInStacks(session.state()) == 74);
    CHECK(model::possiblePlaceCount(session.state()) == 1);
    CHECK(model::towersPerPlayer(2) == 6);
    CHECK(model::towersPerPlayer(3) == 4);
    CHECK(model::towersPerPlayer(4) == 3);
}

TEST_CASE("Tiles laid, in hand, set aside and left make up the whole box at every step", "[C2.6]") {
    for (const std::uint64_t seed : {0u, 2u, 75u}) {
        playRandomGame(randomSetup(seed), seed, [](const Moment& moment) {
            const GameState& state = moment.after;
            int left = 0;
            for (const model::DesignLeft& design : model::designsLeft(state)) left += design.left;
            CHECK(left == model::tilesInStacks(state));
            const int laid = static_cast<int>(state.board.tiles().size());
            const int inHand = state.stacks.inHand ? 1 : 0;
            CHECK(laid + inHand + model::discardedCount(state) == model::tileCount(state).number);
        });
    }
}

TEST_CASE("A wall round is told lap by lap: who has built, who is next", "[C5.5]") {
    Table table = tableAtGate();
    CHECK(laps(table) == "P1 now, P0 to come | P1 to come, P0 to come");
    CHECK(model::wallRoundFacts(table.state())->gateFirst);
    table.gate({0, 0}, Direction::South);
    CHECK(laps(table) == "P1 done, P0 now | P1 to come, P0 to come");
    CHECK(model::wallRoundFacts(table.state())->toGo == 3);
    table.walls(1);
    REQUIRE(table.phase() == Phase::Guard);
    CHECK(laps(table) == "P1 done, P0 now | P1 to come, P0 to come");
    table.play(Pass{});
    CHECK(laps(table) == "P1 done, P0 done | P1 now, P0 to come");
    table.walls(2);
    while (table.phase() != Phase::Tower) table.play(Pass{});
    CHECK(laps(table) == "P1 done, P0 done | P1 done, P0 done");
    CHECK(model::wallRoundFacts(table.state())->toGo == 0);
    table.settle();
    CHECK(laps(table) == "none");
}

TEST_CASE("Four players set one piece each", "[C5.5]") {
    const Table table = tableAtGate(4);
    CHECK(laps(table) == "P1 now, P2 to come, P3 to come, P0 to come");
}

TEST_CASE("Projected points hold the points already won and what stewards would bring") {
    Table table;
    table.lay("fish_n", {0, 0}).steward().draw("plain");
    CHECK(model::projectedPoints(table.state()) == std::vector<int>{2, 0});
}
