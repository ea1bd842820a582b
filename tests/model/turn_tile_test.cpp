// The tile's step: ghost, turning, keys.
#include <QSignalSpy>
#include <algorithm>

#include "model_support.h"
#include "support/catch.h"
#include "table_geometry.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::centreOf;
using model::TablePoint;
using model::TurnModel;

namespace {

constexpr double reach = 0.2;

struct Turn {
    explicit Turn(const Table& table) { follow(session, table); }

    [[nodiscard]] const std::optional<model::Ghost>& ghost() const { return model.highlights().ghost; }
    void point(double x, double y) { model.pointAt({x, y}, reach); }

    model::Session session;
    TurnModel model{session};
};

}  // namespace

TEST_CASE("All cells where the tile fits are marked, and counted in the hint") {
    Turn turn(tableWithStreet("lane_n"));
    CHECK(turn.model.highlights().possibleCells == std::vector<Position>{{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
    CHECK(plain(turn.model.ask()) == "Lay the tile");
    CHECK(plain(turn.model.hint()) == "P1: lay the tile, it fits on 4 places");
    CHECK(turn.model.choices().empty());
    CHECK_FALSE(turn.model.mayPass());
}

TEST_CASE("Back in the game the hint says that playing on begins a new line") {
    Turn turn(tableWithStreet("lane_n"));
    const std::size_t end = turn.session.game().cursor();
    turn.session.undo();
    CHECK(plain(turn.model.hint()).find("playing on begins a new line, the old one is kept") != std::string::npos);
    turn.session.goTo(end);
    CHECK(plain(turn.model.hint()) == "P1: lay the tile, it fits on 4 places");
}

TEST_CASE("The ghost shows first an orientation that is legal there", "[C2.2]") {
    Turn turn(tableWithStreet("lane_n"));
    CHECK(turn.model.orientation() == Orientation::Upright);
    turn.point(0, 1);
    REQUIRE(turn.ghost().has_value());
    CHECK(turn.ghost()->legal);
    CHECK(turn.ghost()->orientation == Orientation::Half);
    CHECK(turn.model.orientation() == Orientation::Half);
}

TEST_CASE("The ghost keeps the present orientation where it is legal") {
    Turn turn(tableWithStreet("lane_n"));
    turn.point(0, 1);
    turn.point(1, 0);
    CHECK(turn.ghost()->orientation == Orientation::Half);
    turn.point(0, -1);
    CHECK(turn.ghost()->orientation == Orientation::Upright);
}

TEST_CASE("The nearest possible cell within reach is taken, out of the middle of the city none") {
    Turn turn(tableWithStreet("lane_n"));
    turn.point(0, 0.4);
    REQUIRE(turn.ghost().has_value());
    CHECK(turn.ghost()->position == Position{0, 1});
    turn.point(0, 0.25);
    CHECK_FALSE(turn.ghost().has_value());
    turn.point(0, 1.6);
    CHECK(turn.ghost()->position == Position{0, 1});
    turn.point(0, 1.8);
    CHECK_FALSE(turn.ghost().has_value());
}

TEST_CASE("Beside the city where nothing fits the ghost is shown as not legal, with the reason", "[C2.2]") {
    Turn turn(tableWithStreet("plain"));
    turn.point(0, 1);
    REQUIRE(turn.ghost().has_value());
    CHECK_FALSE(turn.ghost()->legal);
    CHECK(plain(turn.model.hoverText()) == "A street must go on here.");
    CHECK(plain(turn.model.hover().rule) == "C2.2");
    turn.model.pointAway();
    CHECK_FALSE(turn.ghost().has_value());
    CHECK(turn.model.hoverText().isEmpty());
}

TEST_CASE("Over a laid tile the feature under the pointer is told and lit as a whole") {
    Table table;
    table.lay("street_ns", {0, 0}).citizen().lay("street_ns", {0, 1}).settle();
    Turn turn(table);
    turn.point(0, 0);
    CHECK(plain(turn.model.hoverText()) == "Street, 2 tiles so far, still open; P0 stands on it: 2 points now");
    REQUIRE(turn.model.hoverFeature().has_value());
    CHECK(turn.model.hoverFeature()->tile == 0);
    CHECK(turn.model.highlights().litSegments.size() == 2);
    CHECK(plain(turn.model.hover().place) == "m20");
}

TEST_CASE("Over a building its worth for guards is told", "[C8.5]") {
    Table table;
    table.lay("historic", {0, 0}).settle();
    Turn turn(table);
    turn.point(0, 0);
    CHECK(plain(turn.model.hoverText()) == "Historic building: 3 points for each guard before it");
    CHECK_FALSE(turn.model.hoverFeature().has_value());
}

TEST_CASE("Laying that completes something tells what it would bring") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen().draw("lane_n");
    Turn turn(table);
    turn.point(0, 1);
    CHECK(turn.ghost()->orientation == Orientation::Half);
    CHECK(plain(turn.model.hoverText()) == "Ends a street of 2 tiles: P0 +2");
    turn.point(1, 0);
    CHECK(turn.model.hoverText().isEmpty());
    CHECK(plain(turn.model.hover().place) == "n20");
}

TEST_CASE("Turning goes through the legal orientations that look different, both ways") {
    SECTION("over a cell with two ways") {
        Turn turn(tableWithStreet("bend_ne"));
        turn.point(0, 1);
        const Orientation first = turn.model.orientation();
        turn.model.turnTile(1);
        const Orientation second = turn.model.orientation();
        CHECK(second != first);
        CHECK(turn.ghost()->orientation == second);
        turn.model.turnTile(1);
        CHECK(turn.model.orientation() == first);
        turn.model.turnTile(-1);
        CHECK(turn.model.orientation() == second);
        turn.model.turnTile(2);
        CHECK(turn.model.orientation() == second);
    }
    SECTION("without a ghost, those that are legal anywhere") {
        Turn turn(tableWithStreet("lane_n"));
        turn.model.turnTile(1);
        CHECK(turn.model.orientation() == Orientation::Quarter);
        turn.model.turnTile(-2);
        CHECK(turn.model.orientation() == Orientation::ThreeQuarter);
    }
    SECTION("of a tile that looks the same again after half a turn only two") {
        Table table;
        table.draw("street_ns");
        Turn turn(table);
        turn.model.turnTile(1);
        CHECK(turn.model.orientation() == Orientation::Quarter);
        turn.model.turnTile(1);
        CHECK(turn.model.orientation() == Orientation::Half);
        turn.model.turnTile(3);
        CHECK(turn.model.orientation() == Orientation::Quarter);
    }
}

TEST_CASE("A tile that fits only one way says why it does not turn", "[C2.2]") {
    Turn turn(tableWithStreet("lane_n"));
    QSignalSpy refused(&turn.model, &TurnModel::refused);
    turn.point(0, 1);
    turn.model.turnTile(1);
    CHECK(turn.model.orientation() == Orientation::Half);
    REQUIRE(refused.count() == 1);
    CHECK(plain(refused.first().first().value<model::Refusal>().rule) == "C2.2");
}

TEST_CASE("A click on the ghost lays the tile, and the follower is asked for at once") {
    Turn turn(tableWithStreet("lane_n"));
    QSignalSpy changed(&turn.model, &TurnModel::changed);
    turn.model.choose({0.1, 1.1}, reach);
    CHECK(turn.session.game().steps().back().action == Action(PlaceTile{{0, 1}, Orientation::Half}));
    CHECK(turn.model.decision().phase == Phase::Follower);
    CHECK(turn.model.highlights().justLaid == Position{0, 1});
    CHECK(turn.model.orientation() == Orientation::Half);
    CHECK(turn.model.tile().has_value());
    CHECK_FALSE(turn.ghost().has_value());
    CHECK(changed.count() >= 1);
}

TEST_CASE("The whole tile step can be done by keys") {
    Turn turn(tableWithStreet("lane_n"));
    SECTION("arrows begin at the place nearest to the tile laid last, then go where they point") {
        turn.model.moveSelection(0, 1);
        REQUIRE(turn.ghost().has_value());
        turn.model.moveSelection(0, 1);
        CHECK(turn.ghost()->position == Position{0, 1});
        turn.model.moveSelection(1, 0);
        CHECK(turn.ghost()->position == Position{1, 0});
        turn.model.moveSelection(-1, 0);
        turn.model.moveSelection(-1, 0);
        CHECK(turn.ghost()->position == Position{-1, 0});
        turn.model.moveSelection(-1, 0);
        CHECK(turn.ghost()->position == Position{-1, 0});
    }
    SECTION("Enter selects, and Enter again lays") {
        turn.model.confirm();
        REQUIRE(turn.ghost().has_value());
        CHECK(turn.model.decision().phase == Phase::Tile);
        const Position selected = turn.ghost()->position;
        turn.model.confirm();
        CHECK(turn.session.state().board.isOccupied(selected));
    }
    SECTION("a pointer that leaves does not take the selection away") {
        turn.point(0, 1);
        turn.model.moveSelection(1, 0);
        const auto selected = turn.ghost();
        turn.model.pointAway();
        CHECK(turn.ghost() == selected);
    }
}

TEST_CASE("Pointing tells of changes only") {
    Turn turn(tableWithStreet("lane_n"));
    QSignalSpy highlights(&turn.model, &TurnModel::highlightsChanged);
    turn.point(0, 1);
    CHECK(highlights.count() == 1);
    turn.point(0.1, 1.1);
    CHECK(highlights.count() == 1);
    turn.point(1, 0);
    CHECK(highlights.count() == 2);
}

TEST_CASE("Points that are no places are harmless") {
    Turn turn(tableWithStreet("lane_n"));
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double wild : {infinity, -infinity, std::nan(""), 1e300}) {
        turn.model.pointAt({wild, 0}, reach);
        CHECK_FALSE(turn.ghost().has_value());
        turn.model.choose({0, wild}, reach);
        turn.model.moveSelection(wild, 0);
        turn.model.pointAway();
    }
    turn.model.turnTile(std::numeric_limits<int>::min());
    CHECK(turn.model.decision().phase == Phase::Tile);
}

TEST_CASE("Without a game there is nothing to ask and no intent does harm") {
    model::Session session;
    TurnModel turn(session);
    turn.pointAt({0, 0}, reach);
    turn.pointAway();
    turn.choose({0, 0}, reach);
    turn.turnTile(1);
    turn.chooseNumber(1);
    turn.moveSelection(1, 0);
    turn.confirm();
    turn.pass();
    CHECK(turn.hint().isEmpty());
    CHECK(turn.ask().isEmpty());
    CHECK_FALSE(turn.tile().has_value());
    CHECK(turn.choices().empty());
}

TEST_CASE("After an undo the tile lies in hand again as it was turned") {
    Turn turn(tableWithStreet("lane_n"));
    turn.model.choose({0, 1}, reach);
    turn.session.undo();
    CHECK(turn.model.decision().phase == Phase::Tile);
    CHECK(turn.model.orientation() == Orientation::Half);
    CHECK(turn.model.highlights().possibleCells.size() == 4);
}
