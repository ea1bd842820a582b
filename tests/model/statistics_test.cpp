#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <filesystem>
#include <numeric>

#include "model_support.h"
#include "remparts/engine/rules/city_queries.h"
#include "statistics/statistics_csv.h"
#include "statistics/statistics_model.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::test;

namespace {

namespace fs = std::filesystem;

std::vector<QString> recordedGames() {
    std::vector<QString> paths;
    for (const auto& entry : fs::directory_iterator(fs::path(REMPARTS_SOURCE_DIR) / "tests" / "scenarios"))
        if (entry.path().string().ends_with(".remparts.json"))
            paths.push_back(QString::fromStdString(entry.path().string()));
    return paths;
}

void open(model::Session& session, const QString& path) {
    session.setTileSource(
        [](engine::GameKind game) { return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles(); });
    REQUIRE_FALSE(session.open(path));
    session.goTo(session.game().steps().size());
}

/// A reader of RFC 4180 as strict as the writer has to be.
std::vector<QStringList> parsed(const QByteArray& bytes) {
    const QString text = QString::fromUtf8(bytes);
    std::vector<QStringList> lines{{}};
    QString field;
    bool quoted = false;
    for (qsizetype k = 0; k < text.size(); ++k) {
        const QChar c = text[k];
        if (quoted && c == u'"' && k + 1 < text.size() && text[k + 1] == u'"') {
            field += c;
            ++k;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && c == u',') {
            lines.back() << std::exchange(field, QString());
        } else if (!quoted && c == u'\r') {
            REQUIRE(text[++k] == u'\n');
            lines.back() << std::exchange(field, QString());
            lines.push_back({});
        } else {
            field += c;
        }
    }
    REQUIRE(lines.back().isEmpty());
    lines.pop_back();
    return lines;
}

}  // namespace

TEST_CASE("In every recorded game the sources of points add up to the points of the game") {
    REQUIRE(recordedGames().size() >= 16);
    for (const QString& path : recordedGames()) {
        INFO(plain(path));
        model::Session session;
        open(session, path);
        const model::GameStatistics statistics = model::gameStatistics(session.game());
        const engine::GameState& state = session.state();
        for (std::size_t k = 0; k < state.playerCount(); ++k) {
            const auto player = static_cast<engine::PlayerIndex>(k);
            const bool kids = statistics.game == engine::GameKind::Kids;
            const int expected = kids ? statistics.figures - state.supplies[k].followers : state.supplies[k].score;
            CHECK(statistics.total(player) == expected);
        }
    }
}

TEST_CASE("Points never fall from turn to turn, and each tile laid has its turn") {
    model::Session session;
    for (const std::uint64_t seed : {2u, 9u, 30u}) {
        playRandomly(session, seed);
        const model::GameStatistics statistics = model::gameStatistics(session.game());
        CHECK(statistics.turns.size() == session.state().board.tiles().size());
        for (std::size_t turn = 1; turn < statistics.turns.size(); ++turn)
            for (std::size_t player = 0; player < statistics.players.size(); ++player)
                for (std::size_t source = 0; source < statistics.totals[player].size(); ++source)
                    CHECK(statistics.turns[turn].totals[player][source] >=
                          statistics.turns[turn - 1].totals[player][source]);
    }
}

TEST_CASE("The largest street is at least as long as every street that scored") {
    model::Session session;
    playRandomly(session, 8);
    const auto largest = model::gameStatistics(session.game()).largest;
    REQUIRE_FALSE(largest.empty());
    std::size_t longest = 0;
    for (const engine::Step& step : session.game().steps())
        for (const engine::Event& event : step.events)
            if (const auto* scored = std::get_if<engine::Scored>(&event))
                if (std::holds_alternative<engine::StreetScore>(scored->score))
                    longest = std::max(longest, scored->tiles.size());
    const auto report = engine::describeFeature(session.state(), largest.front().first);
    CHECK(report.tiles.size() >= longest);
    CHECK(largest.front().text.contains(QString::number(report.tiles.size())));
}

TEST_CASE("The luck of the draw is worked out beside the window, one entry for each tile laid") {
    model::Session session;
    playRandomly(session, 8);
    model::StatisticsModel statistics;
    QSignalSpy changed(&statistics, &model::StatisticsModel::changed);
    QElapsedTimer time;
    time.start();
    statistics.show(session.game());
    CHECK(changed.count() == 1);
    CHECK_FALSE(statistics.luck());
    REQUIRE(QTest::qWaitFor([&] { return statistics.luck().has_value(); }, 60'000));
    const auto& luck = *statistics.luck();
    REQUIRE(luck.size() == statistics.statistics().turns.size());
    for (std::size_t turn = 0; turn < luck.size(); ++turn)
        CHECK(luck[turn].player == statistics.statistics().turns[turn].player);
    const auto players = model::luckOfPlayers(luck, statistics.statistics().players.size());
    CHECK(std::accumulate(players.begin(), players.end(), std::size_t{0}, [](std::size_t sum, const auto& player) {
              return sum + static_cast<std::size_t>(player.draws);
          }) == luck.size());
}

TEST_CASE("Another game gives up what was worked out for the one before; a model may go at any time") {
    model::Session session;
    playRandomly(session, 8);
    auto statistics = std::make_unique<model::StatisticsModel>();
    statistics->show(session.game());
    playKidsRandomly(session, 3);
    statistics->show(session.game());
    CHECK(statistics->statistics().game == engine::GameKind::Kids);
    CHECK_FALSE(QTest::qWaitFor([&] { return statistics->luck().has_value(); }, 50));
    playRandomly(session, 9);
    statistics->show(session.game());
    statistics.reset();
}

TEST_CASE("The table can be read back: its last lines are the result, and names keep commas and quotes") {
    model::Session session;
    playRandomly(session, 8);
    model::GameStatistics statistics = model::gameStatistics(session.game());
    statistics.players[0].name = "Anna, \"the great\"";
    std::vector<model::DrawLuck> luck(statistics.turns.size(), {0, 2, 1.25});
    const QByteArray table = model::statisticsCsv(statistics, luck);
    const auto lines = parsed(table);
    REQUIRE(lines.size() == 1 + (statistics.turns.size() + 1) * statistics.players.size());
    for (const QStringList& line : lines) REQUIRE(line.size() == lines.front().size());
    const auto total = lines.front().indexOf(QStringLiteral("total"));
    REQUIRE(total > 0);
    for (std::size_t player = 0; player < statistics.players.size(); ++player) {
        const QStringList& last = lines[lines.size() - statistics.players.size() + player];
        CHECK(last.front() == QStringLiteral("end"));
        CHECK(last[total].toInt() == session.state().supplies[player].score);
    }
    CHECK(lines[1][2] == QStringLiteral("Anna, \"the great\""));
    CHECK(table.contains("1.250"));
    CHECK_FALSE(table.contains("\n\n"));
}

TEST_CASE("The table of a game of The Kids has the figures placed") {
    model::Session session;
    playKidsRandomly(session, 5);
    const model::GameStatistics statistics = model::gameStatistics(session.game());
    const auto lines = parsed(model::statisticsCsv(statistics, {}));
    CHECK(lines.front() == QStringList{"turn", "seat", "player", "figures", "total", "laid"});
    const QStringList& last = lines.back();
    CHECK(last[4].toInt() == statistics.total(static_cast<engine::PlayerIndex>(statistics.players.size() - 1)));
}
