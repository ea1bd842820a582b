#include "final_scoring.h"

#include <algorithm>
#include <numeric>

#include "course.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::FinalScoring;
using model::FinalStation;
using model::PointsKind;
using model::ResultRow;

namespace {

int sumOf(const ResultRow& row) {
    return std::accumulate(std::begin(row.byKind), std::end(row.byKind), 0);
}

const ResultRow& rowOf(const FinalScoring& result, PlayerIndex player) {
    return *std::find_if(result.table.begin(), result.table.end(),
                         [player](const ResultRow& row) { return row.player == player; });
}

}  // namespace

TEST_CASE("The table of results adds up to the points of the game, kind by kind") {
    for (const std::uint64_t seed : {0u, 1u, 2u, 9u, 16u, 23u}) {
        model::Session session;
        playRandomly(session, seed);
        const FinalScoring result = model::finalScoring(session.game());
        INFO("seed " << seed);
        REQUIRE(result.table.size() == session.state().playerCount());
        for (const ResultRow& row : result.table) {
            CHECK(row.total == session.state().supplies[row.player].score);
            CHECK(sumOf(row) == row.total);
            CHECK(row.winner == (row.total == result.table.front().total));
        }
        CHECK(std::is_sorted(result.table.begin(), result.table.end(), [](const ResultRow& a, const ResultRow& b) {
            return a.total != b.total ? a.total > b.total : a.player < b.player;
        }));
    }
}

TEST_CASE("The walk leads from the points before the end to the final ones, player by player") {
    for (const std::uint64_t seed : {0u, 4u, 11u}) {
        model::Session session;
        playRandomly(session, seed);
        const FinalScoring result = model::finalScoring(session.game());
        const auto before = model::pointsCourse(session.game());
        std::vector<int> totals = before[before.size() - 2];
        PlayerIndex last = 0;
        for (const FinalStation& station : result.stations) {
            CHECK(station.player >= last);
            last = station.player;
            CHECK(station.lines.size() == station.scorings.size());
            CHECK_FALSE(station.scorings.empty());
            totals[station.player] += station.points;
            CHECK(station.totalAfter == totals[station.player]);
        }
        for (std::size_t player = 0; player < totals.size(); ++player)
            CHECK(totals[player] == session.state().supplies[player].score);
    }
}

TEST_CASE("The end is told in words: why, who gets what, who wins") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen().lay("fish_n", {1, 0}).steward().layLast("plain", {2, 0}).settle();
    model::Session session;
    follow(session, table);
    REQUIRE(session.state().isOver());
    const FinalScoring result = model::finalScoring(session.game());
    CHECK(plain(result.reason) == "The last tile is laid.");
    REQUIRE(result.stations.size() == 2);
    CHECK(plain(result.stations[0].title) == "P0: streets");
    CHECK(plain(result.stations[0].lines.front()) == "P0: street of 1 tile: 1");
    CHECK(plain(result.stations[1].title) == "P1: stewards");
    CHECK(plain(result.stations[1].lines.front()) == "P1: residential area beside 1 market: 2");
    CHECK(plain(result.verdict) == "P1 wins with 2 points");
    CHECK(rowOf(result, 0).byKind[static_cast<std::size_t>(PointsKind::Streets)] == 1);
}

TEST_CASE("Players level at the top share the victory", "[C8.6]") {
    Table table;
    table.layLast("plain", {0, 0}).settle();
    model::Session session;
    follow(session, table);
    const FinalScoring result = model::finalScoring(session.game());
    CHECK(plain(result.verdict) == "P0 and P1 share the victory");
    CHECK(result.table[0].winner);
    CHECK(result.table[1].winner);
}

TEST_CASE("Before the end there is no final scoring") {
    model::Session session;
    playRandomly(session, 1, 20);
    CHECK(model::finalScoring(session.game()).table.empty());
    playRandomly(session, 1);
    session.undo();
    CHECK(model::finalScoring(session.game()).stations.empty());
}

TEST_CASE("The timeline has a bar for every turn, and together they hold all steps and points") {
    model::Session session;
    playRandomly(session, 1);
    const auto bars = model::turnBars(session.game());
    CHECK(bars.size() == session.state().board.tiles().size());
    std::size_t next = 0;
    int stack = 0;
    for (const model::TurnBar& bar : bars) {
        CHECK(bar.first == next);
        CHECK(bar.stack >= stack);
        next = bar.end;
        stack = bar.stack;
    }
    CHECK(next == session.game().steps().size());

    const auto course = model::pointsCourse(session.game());
    REQUIRE(course.size() == bars.size() + 2);
    for (std::size_t player = 0; player < session.state().playerCount(); ++player)
        CHECK(course.back()[player] == session.state().supplies[player].score);
    session.goTo(10);
    CHECK(model::pointsCourse(session.game()).size() == course.size());
}

TEST_CASE("The best scorings of a game are told with their owners") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen().lay("lane_n", {0, 1}, 180).settle();
    model::Session session;
    follow(session, table);
    const auto feats = model::feats(session.game());
    REQUIRE(feats.size() == 1);
    CHECK(plain(feats[0].text) == "Longest street, 2 tiles");
    CHECK(feats[0].player == 0);
    CHECK(feats[0].points == 2);
    session.goTo(0);
    CHECK(model::feats(session.game()).empty());
}
