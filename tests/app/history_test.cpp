// The history in the real window: what is offered after the program stopped, lines, strict mode, files dropped on it.
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QTest>
#include <QUrl>

#include "app/window_fixture.h"
#include "files/keep_desk.h"
#include "history/unkept_bar.h"
#include "support/catch.h"

using namespace remparts;
using tests::answerDialog;
using tests::WindowFixture;

namespace {

void layTiles(WindowFixture& game, std::size_t steps) {
    while (game.session().game().cursor() < steps) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(legal.front()).has_value());
    }
}

void drop(QWidget& window, const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    QApplication::processEvents();
}

/// Whether the start page offers to go on; it does so a little after it has come up.
bool waitForOffer(WindowFixture& game) {
    return QTest::qWaitFor(
        [&] {
            for (const QAbstractButton* each : game.window().findChildren<QAbstractButton*>())
                if (each->isVisible() && each->text() == QStringLiteral("Continue")) return true;
            return false;
        },
        60'000);
}

/// What a message says that `trigger` brings.
QString told(const std::function<void()>& trigger) {
    QString text;
    answerDialog(trigger, [&](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        REQUIRE(box != nullptr);
        text = box->informativeText();
        QTest::mouseClick(box->button(QMessageBox::Ok), Qt::LeftButton);
    });
    return text;
}

}  // namespace

TEST_CASE("After the program stopped the start page goes on where it stopped", "[window][history]") {
    const bool kids = GENERATE(false, true);
    WindowFixture game;
    game.startGame(3, 3,
                   kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions(engine::CityOptions()));
    layTiles(game, 7);
    game.session().goTo(5);
    const engine::GameState before = game.session().state();
    REQUIRE(game.window().keeping().autosave().flush(std::chrono::seconds(60)));

    game.restart();
    REQUIRE(waitForOffer(game));
    QAbstractButton& go = game.button(QStringLiteral("Continue"));
    CHECK(go.accessibleName().contains(QStringLiteral("The program stopped")));
    game.click(go);
    CHECK(game.table().isVisible());
    CHECK(game.session().state() == before);
    CHECK(game.session().game().steps().size() == 7);
    CHECK(game.window().isWindowModified());
}

TEST_CASE("A window closed in order offers to continue without a word of stopping", "[window][history]") {
    WindowFixture game;
    game.startGame(2, 3);
    layTiles(game, 3);
    REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("a.remparts.json"))));
    game.window().close();
    game.restart();
    REQUIRE(waitForOffer(game));
    QAbstractButton& go = game.button(QStringLiteral("Continue"));
    CHECK_FALSE(go.accessibleName().contains(QStringLiteral("stopped")));
    game.click(go);
    CHECK(game.session().game().cursor() == 3);
    CHECK(game.session().path() == game.file(QStringLiteral("a.remparts.json")));
    CHECK_FALSE(game.window().isWindowModified());
}

TEST_CASE("That a game is not being kept stands below the city until it is kept again", "[window][history]") {
    WindowFixture game;
    const QString folder = game.window().keeping().folder();
    REQUIRE(QTest::qWaitFor([&] { return game.window().keeping().autosave().hasLooked(); }, 60'000));
    REQUIRE(QDir().mkpath(QFileInfo(folder).path()));
    QFile inTheWay(folder);
    REQUIRE(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    game.startGame(2, 3);
    layTiles(game, 2);
    auto* bar = game.table().findChild<panel::UnkeptBar*>();
    REQUIRE(bar != nullptr);
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }, 60'000));
    CHECK(bar->accessibleName().contains(folder));
    REQUIRE(inTheWay.remove());
    layTiles(game, 3);
    CHECK(QTest::qWaitFor([&] { return !bar->isVisible(); }, 60'000));
}

TEST_CASE("Keys go through the game and play it again", "[window][history]") {
    WindowFixture game;
    game.startGame(2, 3);
    layTiles(game, 8);
    game.press(Qt::Key_Left, Qt::ControlModifier);
    CHECK(game.session().game().cursor() == 7);
    game.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(game.session().game().cursor() == 8);
    game.session().goTo(2);
    game.press(Qt::Key_P);
    CHECK(game.table().replay().isPlaying());
    CHECK(game.session().game().cursor() == 3);
    game.clickTable({0, 0});
    CHECK_FALSE(game.table().replay().isPlaying());
    CHECK_FALSE(game.session().lines().hasBranches());
}

TEST_CASE("Strict mode is kept in the settings and stops undo at the drawn tile", "[window][history]") {
    WindowFixture game;
    game.startGame(2, 3);
    layTiles(game, 6);
    for (QMenu* menu : game.window().findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text().startsWith(QStringLiteral("Strict"))) action->trigger();
    CHECK(game.session().isStrict());
    CHECK(QSettings().value(QStringLiteral("strict")).toBool());
    for (int k = 0; k < 10; ++k) game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(game.session().game().cursor() > 0);
    CHECK(game.session().mayPlayHere());
}

TEST_CASE("A game dropped on the window opens, anything else is refused in words", "[window][history]") {
    WindowFixture game;
    game.startGame(2, 3);
    layTiles(game, 3);
    const QString path = game.file(QStringLiteral("a.remparts.json"));
    REQUIRE_FALSE(game.session().save(path));
    game.startGame(4, 9);
    drop(game.window(), {QUrl::fromLocalFile(path)});
    CHECK(game.session().game().cursor() == 3);
    CHECK(game.session().path() == path);

    QFile picture(game.file(QStringLiteral("holiday.png")));
    REQUIRE(picture.open(QIODevice::WriteOnly));
    picture.write("\x89PNG\r\n");
    picture.close();
    CHECK(told([&] {
              drop(game.window(), {QUrl::fromLocalFile(picture.fileName())});
          }).contains(QStringLiteral("holiday.png")));
    CHECK(told([&] {
              drop(game.window(), {QUrl(QStringLiteral("https://example.org/a.json"))});
          }).contains(QStringLiteral("not a file on this computer")));
    const QList<QUrl> two{QUrl::fromLocalFile(path), QUrl::fromLocalFile(path)};
    CHECK(told([&] { drop(game.window(), two); }).contains(QStringLiteral("One game at a time")));
    CHECK(game.session().path() == path);
}
