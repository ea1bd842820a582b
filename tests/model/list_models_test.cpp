#include <QAbstractItemModelTester>
#include <numeric>

#include "log_model.h"
#include "model_support.h"
#include "player_list_model.h"
#include "sentences.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using model::LogModel;
using model::PlayerListModel;

namespace {

constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::Fatal;

std::vector<std::string> column(const QAbstractItemModel& list, int role) {
    std::vector<std::string> texts;
    for (int row = 0; row < list.rowCount(); ++row) texts.push_back(plain(list.index(row, 0).data(role).toString()));
    return texts;
}

/// Moves about in the history and plays on from the middle once.
void wander(model::Session& session) {
    const std::size_t steps = session.game().steps().size();
    for (const std::size_t target : {steps / 2, steps, std::size_t{0}, steps / 3, steps - 1, steps})
        session.goTo(target);
    for (int i = 0; i < 15; ++i) session.undo();
    for (int i = 0; i < 7; ++i) session.redo();
}

}  // namespace

TEST_CASE("Both lists keep the promises of item models through whole games, undo and redo") {
    model::Session session;
    PlayerListModel players(session);
    LogModel log(session);
    const QAbstractItemModelTester playersTester(&players, reporting);
    const QAbstractItemModelTester logTester(&log, reporting);
    CHECK(players.rowCount() == 0);
    CHECK(log.rowCount() == 0);
    for (const std::uint64_t seed : {0u, 1u, 14u, 23u}) {
        playRandomly(session, seed);
        wander(session);
        CHECK(players.rowCount() == static_cast<int>(session.state().playerCount()));
        CHECK(log.rowCount() > 0);
    }
    for (const std::uint64_t seed : {0u, 1u, 8u, 23u}) {
        playKidsRandomly(session, seed);
        wander(session);
        CHECK(players.rowCount() == static_cast<int>(session.state().playerCount()));
        CHECK(log.rowCount() > 0);
    }
}

TEST_CASE("A log that followed every step says the same as one that is made afterwards") {
    model::Session session;
    LogModel followed(session);
    for (const std::uint64_t seed : {2u, 5u}) {
        playRandomly(session, seed);
        wander(session);
        session.goTo(session.game().steps().size() * 2 / 3);
        const LogModel fresh(session);
        for (const int role :
             {+LogModel::TextRole, +LogModel::SentenceRole, +LogModel::StepRole, +LogModel::RuleRole})
            CHECK(column(followed, role) == column(fresh, role));
    }
}

TEST_CASE("The log gives an account of every point") {
    model::Session session;
    LogModel log(session);
    playRandomly(session, 4);
    std::vector<int> points(session.state().playerCount());
    for (int row = 0; row < log.rowCount(); ++row) {
        const QVariant gain = log.index(row).data(LogModel::PointsRole);
        if (gain.isValid()) points[log.index(row).data(LogModel::PlayerRole).toUInt()] += gain.toInt();
    }
    for (std::size_t player = 0; player < points.size(); ++player)
        CHECK(points[player] == session.state().supplies[player].score);
}

TEST_CASE("The log tells a turn in rows, newest first") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).steward();
    model::Session session;
    const LogModel log(session);
    follow(session, table);

    CHECK(column(log, LogModel::TextRole) ==
          lines{"Street of 2 tiles", "laid m21, a steward in it", "laid m20, a citizen on it"});
    CHECK(column(log, LogModel::SentenceRole) == lines{"P0: street of 2 tiles, 1 point each: 2",
                                                       "P1 laid m21, a steward in it",
                                                       "P0 laid m20, a citizen on it"});
    CHECK(column(log, LogModel::TermsRole).front() == "2 tiles, 1 point each");
    CHECK(column(log, LogModel::RuleRole).front() == "C4.2");
    CHECK(column(log, LogModel::StepRole) == lines{"3", "2", "0"});
    CHECK(log.index(0).data(LogModel::ColorRole).toInt() == static_cast<int>(engine::PlayerColor::Red));

    session.undo();
    CHECK(column(log, LogModel::TextRole) == lines{"laid m21", "laid m20, a citizen on it"});
}

TEST_CASE("The wall pieces and guards of a player in one round share a row") {
    Table table = tableAtGate();
    table.gate({0, 0}, engine::Direction::South).walls(1).guard().walls(2);
    model::Session session;
    const LogModel log(session);
    follow(session, table);
    const auto rows = column(log, LogModel::SentenceRole);
    CHECK(std::count(rows.begin(), rows.end(), "P1 set the city gate") == 1);
    CHECK(std::count(rows.begin(), rows.end(), "Everybody builds at the wall") == 1);
    CHECK(std::count(rows.begin(), rows.end(), "P0 set 2 pieces of wall, 1 guard") == 1);
    CHECK(std::count(rows.begin(), rows.end(), "P1 set 1 piece of wall") == 1);
}

TEST_CASE("A completed street that nobody stands on is told, too") {
    Table table;
    table.lay("lane_n", {0, 0}).lay("lane_n", {0, 1}, 180).settle();
    model::Session session;
    const LogModel log(session);
    follow(session, table);
    CHECK(column(log, LogModel::TextRole).front() == "Street of 2 tiles, nobody on it");
    CHECK(column(log, LogModel::RuleRole).front() == "C4.4");
    CHECK(log.index(0).data(LogModel::PlayerRole).toInt() == -1);
    CHECK_FALSE(log.index(0).data(LogModel::PointsRole).isValid());
}

TEST_CASE("The players stand in their order with points, supplies and whose turn it is") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).steward();
    model::Session session;
    const PlayerListModel players(session);
    follow(session, table);
    CHECK(column(players, PlayerListModel::NameRole) == lines{"P0", "P1"});
    CHECK(column(players, PlayerListModel::PointsRole) == lines{"2", "0"});
    CHECK(column(players, PlayerListModel::LastGainRole) == lines{"2", "0"});
    CHECK(column(players, PlayerListModel::FollowersRole) == lines{"7", "6"});
    CHECK(column(players, PlayerListModel::TowersRole) == lines{"6", "6"});
    CHECK(column(players, PlayerListModel::ActiveRole) == lines{"true", "false"});
    CHECK(column(players, PlayerListModel::WinnerRole) == lines{"false", "false"});
    session.undo();
    CHECK(column(players, PlayerListModel::LastGainRole) == lines{"0", "0"});
}

TEST_CASE("When the game is over nobody is active and a winner is marked") {
    model::Session session;
    const PlayerListModel players(session);
    playRandomly(session, 3);
    const auto active = column(players, PlayerListModel::ActiveRole);
    const auto winners = column(players, PlayerListModel::WinnerRole);
    CHECK(std::count(active.begin(), active.end(), "true") == 0);
    CHECK(std::count(winners.begin(), winners.end(), "true") >= 1);
}
