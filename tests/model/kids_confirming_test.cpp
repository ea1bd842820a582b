// Laying in two steps, and the roads that the tile in hand can close.
#include <QSignalSpy>
#include <algorithm>

#include "model_support.h"
#include "road_hints.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "support/random_games.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::TurnModel;

namespace {

constexpr double reach = 0.2;
const std::vector colors{PlayerColor::Red, PlayerColor::Blue};

/// `start` lies at (0, 0), `inHand` is to be laid.
struct Turn {
    explicit Turn(const KidsPicture& start = spur(), const KidsPicture& inHand = spur("R"), bool confirming = true) {
        session.start(kidsSetup(colors, {{start, inHand, spur()}}));
        model.setConfirming(confirming);
        model.confirm();
    }
    [[nodiscard]] std::optional<model::Ghost> ghost() const { return model.highlights().ghost; }
    [[nodiscard]] bool isSettledAt(Position cell) const {
        return ghost() && ghost()->position == cell && model.highlights().ghostSettled;
    }
    [[nodiscard]] bool isLaid() const { return session.state().board.tiles().size() > 1; }
    void point(double x, double y) { model.pointAt({x, y}, reach); }
    void click(double x, double y) { model.choose({x, y}, reach); }

    model::Session session;
    TurnModel model{session};
};

}  // namespace

TEST_CASE("With confirming, the first click puts the tile down, a second one on it lays it") {
    Turn turn;
    turn.click(0, 1);
    CHECK(turn.isSettledAt({0, 1}));
    CHECK_FALSE(turn.isLaid());
    turn.click(0.3, 1.3);
    CHECK(turn.session.state().board.isOccupied({0, 1}));
    CHECK_FALSE(turn.model.highlights().ghost.has_value());
    CHECK_FALSE(turn.model.highlights().ghostSettled);
}

TEST_CASE("A tile that was put down can be turned there, and is laid as it lies") {
    Turn turn;
    turn.click(0, 1);
    turn.model.turnTile(1);
    CHECK(turn.isSettledAt({0, 1}));
    CHECK(turn.ghost()->orientation == Orientation::Quarter);
    turn.model.turnTile(1);
    turn.model.confirm();
    CHECK(turn.session.game().steps().back().action == Action(PlaceTile{{0, 1}, Orientation::Half}));
}

TEST_CASE("A tile that was put down does not follow the pointer") {
    Turn turn;
    turn.point(1, 0);
    CHECK(turn.ghost()->position == Position{1, 0});
    CHECK_FALSE(turn.model.highlights().ghostSettled);
    turn.click(0, 1);
    turn.point(1, 0);
    CHECK(turn.isSettledAt({0, 1}));
    turn.point(9, 9);
    CHECK(turn.isSettledAt({0, 1}));
    turn.model.pointAway();
    CHECK(turn.isSettledAt({0, 1}));
    turn.model.confirm();
    CHECK(turn.session.state().board.isOccupied({0, 1}));
}

TEST_CASE("A click on another place moves the tile there as it was turned") {
    Turn turn;
    turn.click(0, 1);
    turn.model.turnTile(1);
    turn.click(1, 0);
    CHECK(turn.isSettledAt({1, 0}));
    CHECK(turn.ghost()->orientation == Orientation::Quarter);
    CHECK_FALSE(turn.isLaid());
}

TEST_CASE("A click where the tile cannot lie is refused and leaves it where it was put") {
    Turn turn;
    QSignalSpy refused(&turn.model, &TurnModel::refused);
    turn.click(0, 1);
    turn.click(0, 0);
    CHECK(refused.count() == 1);
    turn.click(5, 5);
    CHECK(refused.count() == 2);
    CHECK(turn.isSettledAt({0, 1}));
    CHECK_FALSE(turn.isLaid());
}

TEST_CASE("Over a laid road the pointer still tells of it while the tile waits") {
    Turn turn(spur("B"), spur("R"));
    turn.click(1, 0);
    turn.point(0, 0.45);
    CHECK(turn.isSettledAt({1, 0}));
    CHECK(plain(turn.model.hoverText()) == "Road of 1 tile, still open; on it: P1 1");
    CHECK(turn.model.highlights().litSegments.size() == 1);
    turn.point(7, 7);
    CHECK(turn.isSettledAt({1, 0}));
    CHECK(turn.model.highlights().litSegments.empty());
    CHECK(turn.model.hoverText().contains("Closes a road of 2"));
}

TEST_CASE("By keys the selection is the putting down: one Enter lays") {
    Turn turn;
    turn.model.moveSelection(0, 1);
    REQUIRE(turn.ghost().has_value());
    turn.model.moveSelection(0, 1);
    turn.model.moveSelection(1, 0);
    CHECK(turn.isSettledAt({1, 0}));
    turn.model.turnTile(1);
    turn.model.confirm();
    CHECK(turn.session.game().steps().back().action == Action(PlaceTile{{1, 0}, Orientation::Quarter}));
}

TEST_CASE("Arrow keys move a tile that a click put down") {
    Turn turn;
    turn.click(0, 1);
    turn.model.moveSelection(1, 0);
    CHECK(turn.isSettledAt({1, 0}));
}

TEST_CASE("A new decision forgets where a tile was put down") {
    Turn turn;
    turn.click(0, 1);
    turn.session.undo();
    CHECK_FALSE(turn.model.highlights().ghostSettled);
    turn.session.redo();
    turn.model.pointAway();
    CHECK_FALSE(turn.ghost().has_value());
    CHECK(turn.model.tile() == turn.session.state().stacks.inHand);
}

TEST_CASE("Switching confirming off lets the tile follow the pointer again") {
    Turn turn;
    turn.click(0, 1);
    turn.model.setConfirming(false);
    CHECK_FALSE(turn.model.highlights().ghostSettled);
    turn.point(1, 0);
    CHECK(turn.ghost()->position == Position{1, 0});
    turn.click(1, 0);
    CHECK(turn.isLaid());
}

TEST_CASE("Without confirming a click lays at once, in both games") {
    Turn turn(spur(), spur(), false);
    turn.click(0, 1);
    CHECK(turn.isLaid());
}

TEST_CASE("Confirming works for The City as well") {
    Table table;
    table.lay("plain", {0, 0}).settle().draw("plain");
    model::Session session;
    follow(session, table);
    TurnModel turn(session);
    turn.setConfirming(true);
    turn.choose({0, 1}, reach);
    CHECK(turn.highlights().ghostSettled);
    turn.choose({0, 1}, reach);
    CHECK(session.state().board.isOccupied({0, 1}));
}

TEST_CASE("Roads that the tile in hand can close are told when asked for, and only then", "[K3.1]") {
    Turn turn(spur("R"), spur());
    CHECK(turn.model.highlights().closableRoads.empty());
    CHECK(turn.model.highlights().closingCells.empty());
    QSignalSpy highlights(&turn.model, &TurnModel::highlightsChanged);
    turn.model.setHintsRoads(true);
    CHECK(highlights.count() == 1);
    // The start tile's four roads all end on it: a tile on any side closes one.
    CHECK(turn.model.highlights().closableRoads == std::vector<SegmentRef>{{0, 0}, {0, 1}, {0, 2}, {0, 3}});
    CHECK(turn.model.highlights().closingCells == std::vector<Position>{{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
    turn.model.setHintsRoads(false);
    CHECK(turn.model.highlights().closableRoads.empty());
}

TEST_CASE("A tile whose roads lead on closes nothing with a road that stops") {
    Turn turn(spur(), bends());
    turn.model.setHintsRoads(true);
    CHECK(turn.model.highlights().closableRoads.empty());
    CHECK(turn.model.highlights().closingCells.empty());
}

TEST_CASE("Road hints stay while the tile is pointed at, put down and turned, and end with the tile's phase") {
    Turn turn(spur("R"), spur());
    turn.model.setHintsRoads(true);
    const auto roads = turn.model.highlights().closableRoads;
    turn.point(0, 1);
    CHECK(turn.model.highlights().closableRoads == roads);
    turn.click(0, 1);
    turn.model.turnTile(1);
    CHECK(turn.model.highlights().closableRoads == roads);
    turn.click(0, 1);
    REQUIRE(turn.model.decision().phase == Phase::Draw);
    CHECK(turn.model.highlights().closableRoads.empty());
    CHECK(turn.model.highlights().closingCells.empty());
}

TEST_CASE("Switching the hints on leaves a tile where it was put down") {
    Turn turn;
    turn.click(0, 1);
    turn.model.turnTile(1);
    turn.model.setHintsRoads(true);
    CHECK(turn.isSettledAt({0, 1}));
    CHECK(turn.ghost()->orientation == Orientation::Quarter);
}

TEST_CASE("Road hints name just the roads and cells where laying closes a road", "[K3.1]") {
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        const auto setup = randomKidsSetup(seed);
        const Ruleset& rules = rulesetFor(GameKind::Kids);
        playRandomGame(setup, seed, [&](const Moment& moment) {
            const auto hints = model::roadHints(rules, moment.before, moment.legal);
            if (!std::holds_alternative<PlaceTile>(moment.chosen)) {
                CHECK(hints.cells.empty());
                return;
            }
            const auto closed = only<RoadClosed>(moment.events);
            if (closed.empty()) return;
            INFO("seed " << seed << ", step " << moment.step);
            const Position cell = std::get<PlaceTile>(moment.chosen).position;
            CHECK(std::binary_search(hints.cells.begin(), hints.cells.end(), cell));
            const auto laid = static_cast<std::int32_t>(moment.before.board.tiles().size());
            for (const RoadClosed& road : closed)
                for (const SegmentRef member : moment.after.features.members(road.road))
                    CHECK(
                        (member.tile >= laid || std::binary_search(hints.roads.begin(), hints.roads.end(), member)));
            for (const SegmentRef segment : hints.roads) CHECK_FALSE(moment.before.features.isComplete(segment));
        });
    }
}
