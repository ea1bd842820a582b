// The confirm step: what is chosen is shown with what it will score, and counts when it is chosen again.
#include <QSignalSpy>

#include "model_support.h"
#include "support/catch.h"
#include "table_geometry.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::centreOf;
using model::TurnModel;

namespace {

constexpr double reach = 0.2;

struct Careful {
    explicit Careful(const Table& table) {
        follow(session, table);
        turn.setConfirmStep(true);
    }
    [[nodiscard]] std::size_t played() const { return session.game().cursor(); }

    model::Session session;
    TurnModel turn{session};
};

/// P0's citizen stands on a street that P1's tile in hand can end at the north.
Table tableBeforeTheEnd() {
    Table table;
    table.lay("lane_n", {0, 0}).settle();
    table.draw("lane_n");
    return table;
}

}  // namespace

TEST_CASE("Confirm step: a click lays nothing, the second on the same place does", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    const std::size_t before = careful.played();
    careful.turn.choose(centreOf({0, 1}), reach);
    CHECK(careful.played() == before);
    REQUIRE(careful.turn.proposal());
    CHECK(plain(careful.turn.proposal()->words).find("m21, upside down") == 0);
    CHECK(careful.turn.highlights().ghost->position == Position{0, 1});
    careful.turn.choose(centreOf({0, 1}), reach);
    CHECK(careful.played() == before + 1);
    CHECK_FALSE(careful.turn.proposal());
}

TEST_CASE("Confirm step: what is proposed stays while the pointer goes on, also out of the view", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    careful.turn.choose(centreOf({0, 1}), reach);
    const auto shown = careful.turn.highlights().ghost;
    REQUIRE(shown);
    careful.turn.pointAt(centreOf({1, 0}), reach);
    CHECK(careful.turn.highlights().ghost == shown);
    careful.turn.pointAway();
    CHECK(careful.turn.highlights().ghost == shown);
}

TEST_CASE("Confirm step: a click elsewhere takes it back, one on another place moves it there", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    QSignalSpy changes(&careful.turn, &TurnModel::proposalChanged);
    careful.turn.choose(centreOf({0, 1}), reach);
    careful.turn.choose(centreOf({1, 0}), reach);
    REQUIRE(careful.turn.proposal());
    CHECK(std::get<PlaceTile>(careful.turn.proposal()->action).position == Position{1, 0});
    careful.turn.choose({8, 8}, reach);
    CHECK_FALSE(careful.turn.proposal());
    CHECK(changes.count() == 3);
    CHECK(careful.session.state().board.tiles().size() == 1);
}

TEST_CASE("Confirm step: taking back shows the table as before", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    careful.turn.choose(centreOf({0, 1}), reach);
    careful.turn.pointAway();
    careful.turn.takeBack();
    CHECK_FALSE(careful.turn.proposal());
    CHECK_FALSE(careful.turn.highlights().ghost);
    CHECK(careful.turn.highlights().possibleCells.size() == 4);
}

TEST_CASE("Confirm step: a tile that is proposed can still be turned", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    careful.turn.choose(centreOf({1, 0}), reach);
    const auto first = std::get<PlaceTile>(careful.turn.proposal()->action);
    careful.turn.turnTile(1);
    REQUIRE(careful.turn.proposal());
    const auto second = std::get<PlaceTile>(careful.turn.proposal()->action);
    CHECK(second.position == first.position);
    CHECK(second.orientation != first.orientation);
    careful.turn.confirm();
    CHECK(careful.session.state().board.tiles().back().orientation == second.orientation);
}

TEST_CASE("Confirm step: by keys it takes Enter twice, arrows take it back", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    const std::size_t before = careful.played();
    careful.turn.moveSelection(0, 1);
    careful.turn.confirm();
    CHECK(careful.turn.proposal());
    careful.turn.moveSelection(1, -1);
    CHECK_FALSE(careful.turn.proposal());
    careful.turn.confirm();
    CHECK(careful.played() == before);
    careful.turn.confirm();
    CHECK(careful.played() == before + 1);
}

TEST_CASE("Confirm step: passing is proposed as well, with what it lets happen", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    careful.turn.choose(centreOf({0, 1}), reach);
    careful.turn.confirm();
    REQUIRE(careful.turn.decision().phase == Phase::Follower);
    const std::size_t before = careful.played();
    careful.turn.pass();
    CHECK(careful.played() == before);
    REQUIRE(careful.turn.proposal());
    CHECK(plain(careful.turn.proposal()->words).find("No follower") == 0);
    careful.turn.pass();
    CHECK(careful.played() == before + 1);
}

TEST_CASE("Confirm step: the words tell exactly the points that come", "[confirm]") {
    int told = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        model::Session session;
        playRandomly(session, seed, 60);
        TurnModel turn(session);
        turn.setConfirmStep(true);
        for (std::size_t step = session.game().steps().size(); step-- > 0;) {
            session.goTo(step);
            const Action action = session.game().steps()[step].action;
            const std::string words =
                plain(model::proposalOf(session.game(), action, turn.choices(), {}, true).words);
            for (const Event& event : session.game().steps()[step].events) {
                if (std::holds_alternative<EndBegan>(event)) break;
                const auto* scored = std::get_if<Scored>(&event);
                if (scored == nullptr || scored->feature.tile < 0) continue;
                CAPTURE(seed, step, words);
                CHECK(words.find("+" + std::to_string(pointsOf(scored->score))) != std::string::npos);
                ++told;
            }
        }
    }
    CHECK(told > 20);
}

TEST_CASE("Confirm step: another row of the list takes back what was proposed, the same row keeps it", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    const std::vector<Action> legal = careful.session.game().rules().legalActions(careful.session.state());
    REQUIRE(legal.size() > 1);
    careful.turn.select(legal[0]);
    careful.turn.take(legal[0]);
    REQUIRE(careful.turn.proposal());
    careful.turn.select(legal[0]);
    CHECK(careful.turn.proposal());
    careful.turn.select(legal[1]);
    CHECK_FALSE(careful.turn.proposal());
    const auto& laying = std::get<PlaceTile>(legal[1]);
    CHECK(careful.turn.highlights().ghost->position == laying.position);
    CHECK(careful.turn.highlights().ghost->orientation == laying.orientation);
}

TEST_CASE("Confirm step: undo drops what was proposed", "[confirm]") {
    Careful careful(tableBeforeTheEnd());
    careful.turn.choose(centreOf({0, 1}), reach);
    careful.session.undo();
    CHECK_FALSE(careful.turn.proposal());
}

TEST_CASE("Confirm step: in strict mode the words tell what is done, not what it brings", "[confirm][strict]") {
    Careful careful(tableBeforeTheEnd());
    careful.session.setStrict(true);
    careful.turn.pointAt(centreOf({0, 1}), reach);
    careful.turn.turnTile(2);
    careful.turn.choose(centreOf({0, 1}), reach);
    REQUIRE(careful.turn.proposal());
    CHECK(plain(careful.turn.proposal()->words).find('+') == std::string::npos);
}

TEST_CASE("Confirm step: whole games of both kinds go through it, each action twice", "[confirm]") {
    for (const bool kids : {false, true}) {
        model::Session session;
        if (kids)
            playKidsRandomly(session, 7, 0);
        else
            playRandomly(session, 7, 0);
        TurnModel turn(session);
        turn.setConfirming(kids);
        turn.setConfirmStep(true);
        int steps = 0;
        while (!session.state().isOver() && steps < 400) {
            const std::size_t before = session.game().cursor();
            if (turn.decision().phase == Phase::Tile)
                turn.choose(centreOf(turn.highlights().possibleCells.front()), reach);
            else if (turn.mayPass() && steps % 2 == 0)
                turn.pass();
            else
                turn.chooseNumber(turn.choices().front().number);
            if (!turn.choices().empty() && !turn.proposal() && session.game().cursor() == before)
                turn.choose(turn.choices().front().at, reach);
            REQUIRE(session.game().cursor() == before);
            turn.confirm();
            REQUIRE(session.game().cursor() == before + 1);
            ++steps;
        }
        CHECK(session.state().isOver());
    }
}
