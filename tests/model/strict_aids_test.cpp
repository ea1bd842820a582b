// Strict mode: the table helps with nothing before it counts, but says why something cannot be done.
#include <QSignalSpy>
#include <algorithm>
#include <set>

#include "actions/action_list_model.h"
#include "layer_model.h"
#include "model_support.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "table_geometry.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::centreOf;
using model::TurnModel;

namespace {

constexpr double reach = 0.2;

struct Strict {
    explicit Strict(const Table& table) {
        follow(session, table);
        session.setStrict(true);
    }

    model::Session session;
    TurnModel turn{session};
};

/// Neither the choices nor what is shown of them tell a number or what would follow.
void checkNothingTold(TurnModel& turn) {
    REQUIRE_FALSE(turn.choices().empty());
    for (const model::Choice& choice : turn.choices()) {
        INFO(plain(choice.word));
        CHECK_FALSE(choice.word.isEmpty());
        CHECK(plain(choice.word).find_first_of("0123456789") == std::string::npos);
        CHECK(choice.detail.isEmpty());
        turn.pointAt(choice.at, reach);
        CHECK(turn.highlights().hotChoice >= 0);
        CHECK(turn.hoverText().isEmpty());
        CHECK(turn.highlights().worths.empty());
        CHECK(turn.highlights().row.empty());
        CHECK(turn.highlights().litSegments.empty());
    }
}

/// Rows of the list hold nothing but what is done: a place, a side, an end.
void checkListTellsNothing(model::Session& session, const TurnModel& turn) {
    const model::ActionListModel list(session, turn);
    for (int row = 0; row < list.rowCount(); ++row) {
        const std::string words = plain(list.index(row).data(model::ActionListModel::TextRole).toString());
        INFO(words);
        CHECK(words.find(" points") == std::string::npos);
        CHECK(words.find_first_of("+;") == std::string::npos);
        for (const std::string what : {"street", "market of", "residential", "row", "pieces", "Closes"})
            CHECK(words.find(what) == std::string::npos);
    }
}

}  // namespace

TEST_CASE("Strict: no cells are marked and their number is not told", "[strict]") {
    Strict strict(tableWithStreet("lane_n"));
    CHECK(strict.turn.highlights().possibleCells.empty());
    CHECK(plain(strict.turn.hint()) == "P1: lay the tile");
    strict.session.setStrict(false);
    CHECK(strict.turn.highlights().possibleCells.size() == 4);
}

TEST_CASE("Strict: a place that does not fit looks like one that does, a click tells why not", "[strict]") {
    Strict strict(tableWithStreet("lane_n"));
    strict.turn.pointAt(centreOf({0, 1}), reach);
    REQUIRE(strict.turn.highlights().ghost);
    const model::Highlights there = strict.turn.highlights();
    CHECK(there.ghost->legal);
    CHECK(there.ghost->orientation == Orientation::Upright);  // which has no street to the south
    CHECK(strict.turn.hoverText().isEmpty());
    QSignalSpy refused(&strict.turn, &TurnModel::refused);
    strict.turn.choose(centreOf({0, 1}), reach);
    REQUIRE(refused.count() == 1);
    CHECK_FALSE(refused[0][0].value<model::Refusal>().sentence.isEmpty());
    CHECK(strict.session.state().decision.phase == Phase::Tile);
}

TEST_CASE("Strict: turning goes through all four orientations, and the right one can be laid", "[strict]") {
    Strict strict(tableWithStreet("lane_n"));
    strict.turn.pointAt(centreOf({0, 1}), reach);
    for (const Orientation next : {Orientation::Quarter, Orientation::Half, Orientation::ThreeQuarter,
                                   Orientation::Upright, Orientation::Quarter, Orientation::Half}) {
        strict.turn.turnTile(1);
        CHECK(strict.turn.highlights().ghost->orientation == next);
    }
    strict.turn.choose(centreOf({0, 1}), reach);
    CHECK(strict.session.state().board.tiles().size() == 2);
}

TEST_CASE("Strict: arrows go over all free cells", "[strict]") {
    Strict strict(tableWithStreet("street_ns"));
    std::vector<Position> seen;
    for (const auto& [dx, dy] :
         {std::pair{0.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}, {-1.0, 1.0}, {1.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}}) {
        strict.turn.moveSelection(dx, dy);
        REQUIRE(strict.turn.highlights().ghost);
        seen.push_back(strict.turn.highlights().ghost->position);
    }
    for (const FrontierCell& free : strict.session.state().board.frontier())
        CHECK(std::count(seen.begin(), seen.end(), free.position) > 0);
}

TEST_CASE("Strict: neither features nor choices tell what they are worth", "[strict]") {
    Strict strict(tableWithStreet("lane_n"));
    strict.turn.pointAt({0, 0}, reach);
    CHECK(strict.turn.hoverText().isEmpty());
    CHECK(strict.turn.highlights().litSegments.empty());
    CHECK_FALSE(strict.turn.hover().place.isEmpty());

    strict.turn.pointAt(centreOf({0, 1}), reach);
    strict.turn.turnTile(2);
    strict.turn.choose(centreOf({0, 1}), reach);
    REQUIRE(strict.turn.decision().phase == Phase::Follower);
    REQUIRE_FALSE(strict.turn.choices().empty());
    checkNothingTold(strict.turn);
    strict.session.setStrict(false);
    CHECK_FALSE(strict.turn.choices().front().detail.isEmpty());
}

TEST_CASE("Strict: only layers that look back are offered, and one that tells more goes away", "[strict]") {
    model::Session session;
    playRandomly(session, 3, 30);
    model::LayerModel layers(session);
    layers.toggle(model::LayerKind::Streets);
    REQUIRE(layers.picture());
    QSignalSpy offered(&layers, &model::LayerModel::kindsChanged);
    session.setStrict(true);
    CHECK(offered.count() == 1);
    CHECK_FALSE(layers.picture());
    CHECK(layers.kinds() == std::vector{model::LayerKind::LastScoring});
    layers.toggle(model::LayerKind::Streets);
    CHECK_FALSE(layers.picture());
    session.setStrict(false);
    CHECK(layers.kinds().size() > 1);
}

TEST_CASE("Strict: roads that can be closed are not shown in The Kids, although hints are on", "[strict]") {
    model::Session session;
    TurnModel turn(session);
    turn.setHintsRoads(true);
    bool hinted = false;
    playKidsRandomly(session, 5, 0);
    for (std::uint64_t seed = 0; seed < 20 && !hinted; ++seed) {
        playKidsRandomly(session, seed, 20);
        for (std::size_t step = 0; step <= session.game().steps().size() && !hinted; ++step) {
            session.goTo(step);
            hinted = !turn.highlights().closableRoads.empty();
        }
    }
    REQUIRE(hinted);
    session.setStrict(true);
    CHECK(turn.highlights().closableRoads.empty());
    CHECK(turn.highlights().closingCells.empty());
    CHECK(turn.highlights().possibleCells.empty());
}

TEST_CASE("Strict: once the game is over everything is told again", "[strict]") {
    model::Session session;
    playRandomly(session, 2);
    REQUIRE(session.state().isOver());
    session.setStrict(true);
    CHECK(model::aidsOf(session).worth);
    CHECK(model::LayerModel(session).kinds().size() > 1);
    session.goTo(session.game().cursor() / 2);
    CHECK_FALSE(model::aidsOf(session).worth);
}

TEST_CASE("Strict: gate, wall, guard and tower tell no worth, nor does the list of actions", "[strict]") {
    std::set<Phase> seen;
    for (std::uint64_t seed = 1; seed < 12 && seen.size() < 6; ++seed) {
        model::Session session;
        playRandomly(session, seed);
        session.setStrict(true);
        TurnModel turn(session);
        for (std::size_t step = 0; step < session.game().steps().size(); ++step) {
            session.goTo(step);
            const Phase phase = turn.decision().phase;
            if (!seen.insert(phase).second) continue;
            INFO("seed " << seed << " step " << step << " phase " << static_cast<int>(phase));
            if (phase != Phase::Tile) checkNothingTold(turn);
            checkListTellsNothing(session, turn);
        }
    }
    CHECK(seen == std::set{Phase::Tile, Phase::Follower, Phase::Gate, Phase::Wall, Phase::Guard, Phase::Tower});
}

TEST_CASE("Strict: every part of the tile just laid is offered, an occupied one is refused once it is chosen",
          "[strict]") {
    Table table;
    table.lay("street_ns", {0, 0}).citizen().lay("street_ns", {0, 1});
    REQUIRE(table.phase() == Phase::Follower);
    Strict strict(table);
    const GameState& state = strict.session.state();
    CHECK(strict.turn.choices().size() == state.definition(state.board.tiles().back()).segments.size());
    QSignalSpy refused(&strict.turn, &TurnModel::refused);
    int free = 0;
    for (std::size_t k = 0; k < strict.turn.choices().size(); ++k) {
        const model::Choice choice = strict.turn.choices()[k];
        if (!state.features.feature(*choice.segment).isClaimed()) {
            ++free;
            continue;
        }
        strict.turn.chooseNumber(choice.number);
    }
    CHECK(free > 0);
    REQUIRE(refused.count() == 1);
    CHECK(plain(refused[0][0].value<model::Refusal>().rule) == "C3.2");
    CHECK(strict.turn.decision().phase == Phase::Follower);
    strict.session.setStrict(false);
    CHECK(static_cast<int>(strict.turn.choices().size()) == free);
}

TEST_CASE("Strict: the first tile of The City can be laid by pointer and by keys", "[strict]") {
    const bool byKeys = GENERATE(false, true);
    CAPTURE(byKeys);
    model::Session session;
    playRandomly(session, 5, 0);
    session.setStrict(true);
    TurnModel turn(session);
    REQUIRE(session.state().board.isEmpty());
    if (byKeys) {
        turn.confirm();
        turn.confirm();
    } else {
        turn.choose(centreOf({0, 0}), reach);
    }
    CHECK(session.state().board.tiles().size() == 1);
}

TEST_CASE("Strict: whatever is offered can be shown and tried, and either counts or is refused", "[strict]") {
    for (const bool kids : {false, true}) {
        model::Session session;
        kids ? playKidsRandomly(session, 6, 60) : playRandomly(session, 6, 90);
        session.setStrict(true);
        TurnModel turn(session);
        turn.setConfirmStep(true);
        QSignalSpy refused(&turn, &TurnModel::refused);
        const std::size_t last = session.game().steps().size();
        for (std::size_t step = last - 12; step <= last; ++step) {
            session.goTo(step);
            const model::ActionListModel list(session, turn);
            for (int row = 0; row < list.rowCount(); ++row) {
                turn.select(list.action(row));
                turn.confirm();
                turn.takeBack();
            }
            CHECK(session.game().cursor() == step);
        }
        CHECK(refused.count() > 0);
    }
}
