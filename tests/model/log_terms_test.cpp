// Rows of the log unfolded: the sum of a scoring, what else belongs to a row, and where it lies.
#include <QStringList>

#include "log_model.h"
#include "model_support.h"
#include "support/catch.h"
#include "support/kids_table.h"

using namespace remparts;
using namespace remparts::test;
using model::LogModel;
using model::ScoreTerm;

namespace {

/// A log that follows the game of a table.
struct Told {
    explicit Told(const engine::Game& game) { follow(session, game); }

    /// The newest row whose text begins so.
    [[nodiscard]] const model::LogRow& row(const char* start) const {
        for (int row = 0; row < log.rowCount(); ++row)
            if (log.row(log.index(row)).text.startsWith(QString::fromUtf8(start))) return log.row(log.index(row));
        throw std::logic_error(std::string("no row begins with ") + start);
    }

    model::Session session;
    LogModel log{session};
};

lines written(const std::vector<ScoreTerm>& sum) {
    lines all;
    for (const model::SumLine& line : model::sumLines(sum))
        all.push_back(plain(line.words.isEmpty() ? line.number : line.words + " | " + line.number));
    return all;
}

lines notesOf(const model::LogRow& row) {
    lines all;
    for (const QString& note : row.notes) all.push_back(plain(note));
    return all;
}

}  // namespace

TEST_CASE("A street unfolds into its tiles, the points of each and the total [C4.2]") {
    const std::vector<ScoreTerm> sum =
        model::scoreTerms({}, {0, engine::StreetScore{5}, {0, 0}, {}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}});
    CHECK(written(sum) == lines{"5 tiles | 5", "2 points each | × 2", "= 10"});
    CHECK(plain(model::spokenSum(sum)) == "5 tiles, 2 points each: 10 points");
    CHECK(sum.front().cells.size() == 5);
}

TEST_CASE("A market unfolds into its tiles and its kinds [C4.3]") {
    const std::vector<ScoreTerm> sum =
        model::scoreTerms({}, {0, engine::MarketScore{3, 3}, {0, 0}, {}, {{0, 0}, {1, 0}, {2, 0}}});
    CHECK(written(sum) == lines{"3 tiles | 3", "2 kinds: fish and grain | × 2", "= 6"});
}

TEST_CASE("A scoring lights the feature and tells who takes a follower back [C4.5]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).steward();
    const Told told(table.game());
    const model::LogRow& row = told.row("Street of 2");
    REQUIRE(row.light.feature);
    CHECK(told.session.state().features.sameFeature(*row.light.feature, {0, row.light.feature->segment}));
    CHECK(row.light.cells == std::vector<engine::Position>{{0, 0}, {0, 1}});
    CHECK(notesOf(row) == lines{"P0 takes a citizen back"});
    CHECK(written(row.sum) == lines{"2 tiles | 2", "1 point each | × 1", "= 2"});
}

TEST_CASE("A laid tile tells which tile it was, from where, and how it lies") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).steward();
    const Told told(table.game());
    const model::LogRow& row = told.row("laid m21");
    CHECK(notesOf(row) == lines{"P1 drew tile lane_n from stack 1", "It lies upside down"});
    CHECK(row.light.cells == std::vector<engine::Position>{{0, 1}});
    CHECK(plain(row.rule) == "C2.1");
}

TEST_CASE("A tower counts its pieces back to the gate, the next one back to the tower [C7.2]") {
    Table table = tableAtGate();
    table.gate({0, 0}, engine::Direction::South).walls(3).tower(engine::WallEnd::Clockwise);
    {
        const Told told(table.game());
        const model::LogRow& row = told.row("Tower");
        CHECK(written(row.sum) == lines{"3 pieces of wall back to the gate | 3", "1 point each | × 1", "= 3"});
        CHECK(row.light.edges.size() == 3);
    }
}

TEST_CASE("All that a row tells can be heard at once") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).steward();
    const Told told(table.game());
    CHECK(plain(told.log.index(0).data(LogModel::SpokenRole).toString()) ==
          "P0: street of 2 tiles, 1 point each: 2. 2 tiles, 1 point each: 2 points. P0 takes a citizen back. "
          "rule C4.2: Streets");
}

TEST_CASE("In The Kids a drawn tile has a row of its own until it lies [K2.1]") {
    KidsTable table({.start = spur("RRB")});
    table.lay(spur(), {0, 1}, 180);
    Told told(table.game());
    const std::size_t steps = told.session.game().cursor();
    told.session.goTo(steps - 1);
    CHECK(plain(told.log.index(0).data(LogModel::SentenceRole).toString()) == "P0 turned up a tile of pile 1");
    CHECK(plain(told.log.index(0).data(LogModel::RuleRole).toString()) == "K2.1");
    told.session.goTo(steps);
    CHECK(told.log.rowCount() == 3);
    const model::LogRow& road = told.row("Road of 2");
    REQUIRE(road.light.feature);
    CHECK(road.light.cells.size() == 2);
    CHECK(notesOf(told.row("laid m21")).size() == 2);
}
