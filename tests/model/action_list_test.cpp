// The list of what may be done now, in words.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <set>

#include "actions/action_list_model.h"
#include "actions/action_words.h"
#include "actions/tile_effects.h"
#include "model_support.h"
#include "sentences.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::ActionListModel;

namespace {

struct List {
    List() = default;
    explicit List(const Table& table) { follow(session, table); }

    [[nodiscard]] std::string row(int row) const {
        return plain(model.index(row).data(ActionListModel::TextRole).toString());
    }
    [[nodiscard]] lines rows() const {
        lines result;
        for (int i = 0; i < model.rowCount(); ++i) result.push_back(row(i));
        return result;
    }

    model::Session session;
    model::TurnModel turn{session};
    ActionListModel model{session, turn};
};

bool has(const lines& rows, const std::string& words) {
    return std::find(rows.begin(), rows.end(), words) != rows.end();
}

}  // namespace

TEST_CASE("A place is told with the way the tile is turned and what goes on, begins and ends there") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.draw("lane_n");
    const List list(table);
    CHECK(has(list.rows(),
              "m21, upside down: ends a street of 2 tiles: P0 +2; a residential area of 2 tiles "
              "goes on"));
}

TEST_CASE("Strict: the list holds every free cell in every orientation and tells nothing that it would bring",
          "[strict]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.draw("lane_n");
    List list(table);
    const int legal = list.model.rowCount();
    list.session.setStrict(true);
    CHECK(list.model.rowCount() == 16);  // four cells, four ways
    CHECK(legal < 16);
    CHECK(has(list.rows(), "m21, upright"));  // which is refused
    CHECK(has(list.rows(), "m21, upside down"));
    for (const std::string& row : list.rows()) {
        INFO(row);
        CHECK(row.find_first_of(":+;") == std::string::npos);
    }
}

TEST_CASE("Followers are told by the part they stand on; keeping them comes last") {
    Table table;
    table.lay("fish_street_plain", {0, 0});
    List list(table);
    CHECK(list.rows() == lines{"Seller on the market of 1 tile, 1 kind: 1 so far, still open",
                               "Citizen on the street of 1 tile: 1 so far, still open",
                               "Steward in the residential area of 1 tile, beside no market: 0 so far, still open",
                               "No follower"});
    list.session.setStrict(true);
    CHECK(list.rows() == lines{"Seller", "Citizen", "Steward", "No follower"});
}

TEST_CASE("The gate is told by tile and side, wall pieces by their end") {
    Table table = tableAtGate();
    const List gate(table);
    CHECK(has(gate.rows(), "m20, south side: the city gate"));
    table.gate({0, 0}, Direction::South);
    const List wall(table);
    CHECK(wall.row(0).find("wall piece at the") != std::string::npos);
    CHECK(wall.model.rowCount() == 2);
}

TEST_CASE("The list holds every legal action once, save for turns that look the same") {
    for (const std::uint64_t seed : {2u, 5u, 9u}) {
        List list;
        playRandomly(list.session, seed, 40 + seed * 10);
        if (list.session.state().isOver()) continue;
        const auto legal = list.session.game().rules().legalActions(list.session.state());
        std::set<std::string> words;
        for (int i = 0; i < list.model.rowCount(); ++i) {
            CHECK(std::find(legal.begin(), legal.end(), list.model.action(i)) != legal.end());
            INFO(list.row(i));
            CHECK(words.insert(list.row(i)).second);  // no two rows read the same
        }
        std::set<Position> cells;
        for (const Action& action : legal)
            if (const auto* laying = std::get_if<PlaceTile>(&action)) cells.insert(laying->position);
        std::set<Position> told;
        for (int i = 0; i < list.model.rowCount(); ++i)
            if (const auto* laying = std::get_if<PlaceTile>(&list.model.action(i))) told.insert(laying->position);
        CHECK(told == cells);
    }
}

TEST_CASE("The list keeps the promises of item models through whole games of both kinds") {
    List list;
    const QAbstractItemModelTester tester(&list.model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(list.model.rowCount() == 0);
    playRandomly(list.session, 3);
    CHECK(list.model.rowCount() == 0);  // the game is over
    list.session.undo();
    CHECK(list.model.rowCount() > 0);
    playKidsRandomly(list.session, 3, 20);
    CHECK(list.model.rowCount() > 0);
}

TEST_CASE("In The Kids piles are told with what is left, places with the roads") {
    List list;
    playKidsRandomly(list.session, 4, 0);
    CHECK(list.row(0).starts_with("Pile 1: "));
    CHECK_FALSE(list.session.play(list.model.action(0)));
    REQUIRE(list.session.state().decision.phase == Phase::Tile);
    CHECK(list.row(0).find("road") != std::string::npos);
}

TEST_CASE("Typing finds places by their beginning, then words anywhere, round the list") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.draw("lane_n");
    const List list(table);
    const int row = list.model.rowMatching(QStringLiteral("M21"), -1);
    REQUIRE(row >= 0);
    CHECK(list.row(row).starts_with("m21"));
    CHECK(list.model.rowMatching(QStringLiteral("ends a street"), 0) >= 0);
    CHECK(list.model.rowMatching(QStringLiteral("tower"), 0) == -1);
    const int last = list.model.rowCount() - 1;
    CHECK(list.model.rowMatching(list.model.index(0).data(ActionListModel::PlaceRole).toString(), last) == 0);
}
