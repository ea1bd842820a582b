// The statistics of a finished game, in the real window.
#include "statistics/statistics_page.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

#include "app/window_fixture.h"
#include "result_page.h"
#include "statistics/statistics_file.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table/table_side.h"

using namespace remparts;
using tests::answerDialog;
using tests::WindowFixture;

namespace {

void playOut(WindowFixture& game, std::uint64_t seed) {
    game.table().setMotion(false);
    test::RandomPlayer player(seed);
    while (!game.session().state().isOver()) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
    }
    QApplication::processEvents();
}

panel::StatisticsPage& page(WindowFixture& game) {
    return game.table().side().statistics();
}

}  // namespace

TEST_CASE("From the result the statistics are a click away, and back again", "[statistics]") {
    const auto kids = GENERATE(false, true);
    WindowFixture game;
    game.startGame(2, 5,
                   kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions(engine::CityOptions()));
    playOut(game, 5);
    if (!kids) game.table().side().cityResult().skip();
    game.click(game.button(QStringLiteral("Statistics")));
    CHECK(page(game).isVisible());
    game.click(game.button(QStringLiteral("Close the statistics")));
    CHECK_FALSE(page(game).isVisible());
    CHECK(game.button(QStringLiteral("Statistics")).isVisible());
}

TEST_CASE("Of a finished game from a file the menu shows the statistics, and they are saved as a table",
          "[statistics]") {
    WindowFixture game;
    game.startGame(2, 5);
    playOut(game, 5);
    const QString file = game.file(QStringLiteral("game.remparts.json"));
    REQUIRE_FALSE(game.session().save(file));
    game.restart();
    REQUIRE(game.window().openFile(file));
    QAction* action = nullptr;
    for (auto* each : game.window().findChildren<QAction*>())
        if (each->text() == QStringLiteral("Statistics")) action = each;
    REQUIRE(action);
    REQUIRE(action->isEnabled());
    action->trigger();
    REQUIRE(page(game).isVisible());
    REQUIRE(QTest::qWaitFor([&] { return page(game).statistics().luck().has_value(); }, 60'000));
    const QString table = game.file(QStringLiteral("statistics.csv"));
    answerDialog([&] { game.button(QStringLiteral("Save as a table (CSV) …")).click(); },
                 [&](QWidget& dialog) {
                     auto* chooser = qobject_cast<QFileDialog*>(&dialog);
                     REQUIRE(chooser);
                     auto* name = chooser->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                     REQUIRE(name);
                     name->setText(table);
                     QMetaObject::invokeMethod(chooser, "accept");
                 });
    QFile written(table);
    REQUIRE(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    CHECK(text.startsWith("turn,seat,player,"));
    CHECK(text.contains("\r\nend,1,"));
    game.session().goTo(3);
    CHECK(action->isEnabled());
    game.startGame(2, 6);
    CHECK_FALSE(action->isEnabled());
}

TEST_CASE("A table that cannot be written is told in words and leaves nothing", "[statistics]") {
    WindowFixture game;
    const QString nowhere = game.file(QStringLiteral("nowhere/table.csv"));
    const auto fault = app::writeTable("a,b\r\n", nowhere);
    REQUIRE(fault);
    CHECK(fault->contains(QStringLiteral("nowhere")));
    CHECK_FALSE(QFile::exists(nowhere));
}
