// Strict mode: the table helps with nothing before it counts, but says why something cannot be done.
#include <QSignalSpy>
#include <algorithm>

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
    for (const auto& [dx, dy] : {std::pair{0.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}, {-1.0, 1.0}, {1.0, 1.0}}) {
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
    for (const model::Choice& choice : strict.turn.choices()) {
        CHECK_FALSE(choice.word.isEmpty());
        CHECK(choice.detail.isEmpty());
    }
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
