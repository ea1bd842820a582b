// Saving, opening, and the question before a game is lost, in the real window.
#include <QFile>
#include <QMessageBox>
#include <QTest>

#include "app/window_fixture.h"
#include "support/catch.h"
#include "table/table_side.h"

using namespace remparts;
using tests::answerDialog;
using tests::WindowFixture;

namespace {

void layFirstTile(WindowFixture& game) {
    game.pointAtTable({0, 0});
    game.clickTable({0, 0});
    REQUIRE(game.session().game().cursor() == 1);
}

std::function<void(QWidget&)> press(QMessageBox::StandardButton button) {
    return [button](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        REQUIRE(box != nullptr);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
}

}  // namespace

TEST_CASE("A saved game opens at the same position", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    layFirstTile(game);
    const engine::GameState before = game.session().state();
    REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("club.remparts.json"))));
    CHECK_FALSE(game.window().isWindowModified());

    game.startGame(4, 9);
    game.window().openFile(game.file(QStringLiteral("club.remparts.json")));
    CHECK(game.session().state() == before);
    CHECK(game.window().windowTitle().contains(QStringLiteral("club.remparts.json")));
}

TEST_CASE("A file that is no game is told in words and the game on the table stays", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    const engine::GameState before = game.session().state();
    QFile file(game.file(QStringLiteral("broken.remparts.json")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"remparts-game\", \"version\": 1, ");
    file.close();

    QString told;
    answerDialog([&] { game.window().openFile(file.fileName()); },
                 [&](QWidget& dialog) {
                     told = qobject_cast<QMessageBox*>(&dialog)->informativeText();
                     press(QMessageBox::Ok)(dialog);
                 });
    CHECK(told.contains(QStringLiteral("broken.remparts.json")));
    CHECK(game.session().state() == before);
}

TEST_CASE("Closing asks before moves are lost, and only then", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    CHECK_FALSE(game.window().isWindowModified());
    layFirstTile(game);
    CHECK(game.window().isWindowModified());

    SECTION("Cancel keeps the window open") {
        answerDialog([&] { game.window().close(); }, press(QMessageBox::Cancel));
        CHECK(game.window().isVisible());
    }
    SECTION("Discard closes it") {
        answerDialog([&] { game.window().close(); }, press(QMessageBox::Discard));
        CHECK_FALSE(game.window().isVisible());
    }
    SECTION("A saved game closes without a question") {
        REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("a.remparts.json"))));
        game.window().close();
        CHECK_FALSE(game.window().isVisible());
    }
}

TEST_CASE("Answering the question with Save writes the file before the window closes", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    const QString file = game.file(QStringLiteral("a.remparts.json"));
    REQUIRE_FALSE(game.session().save(file));
    layFirstTile(game);
    answerDialog([&] { game.window().close(); }, press(QMessageBox::Save));
    CHECK_FALSE(game.window().isVisible());
    CHECK_FALSE(game.session().isModified());
}

TEST_CASE("Moves that were undone are asked about too", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    layFirstTile(game);
    game.session().goTo(0);
    answerDialog([&] { game.window().close(); }, press(QMessageBox::Cancel));
    CHECK(game.window().isVisible());
}

TEST_CASE("Opening another game asks about the one on the table", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    const QString file = game.file(QStringLiteral("a.remparts.json"));
    REQUIRE_FALSE(game.session().save(file));
    layFirstTile(game);
    answerDialog([&] { game.window().openFile(file); }, press(QMessageBox::Cancel));
    CHECK(game.session().game().cursor() == 1);
    answerDialog([&] { game.window().openFile(file); }, press(QMessageBox::Discard));
    CHECK(game.session().game().cursor() == 0);
}

TEST_CASE("Nobody is asked about the game on the table for a file that cannot be opened", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    layFirstTile(game);
    QString told;
    answerDialog([&] { game.window().openFile(game.file(QStringLiteral("nowhere.remparts.json"))); },
                 [&](QWidget& dialog) {
                     told = qobject_cast<QMessageBox*>(&dialog)->text();
                     press(QMessageBox::Ok)(dialog);
                 });
    CHECK(told == QStringLiteral("This game cannot be opened"));
    CHECK(game.session().game().cursor() == 1);
}

TEST_CASE("H hides all but the city and shows it again", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    const int width = game.city().width();
    game.press(Qt::Key_H);
    CHECK(QTest::qWaitFor([&] { return game.city().width() == game.table().width(); }));
    game.press(Qt::Key_H);
    CHECK(QTest::qWaitFor([&] { return game.city().width() == width; }));
}

TEST_CASE("Another game comes with the interface, also when it was hidden", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.press(Qt::Key_H);
    CHECK_FALSE(game.table().side().isVisible());
    game.startGame(2, 4);
    CHECK(game.table().side().isVisible());
}

TEST_CASE("Ctrl+Q closes the window", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.press(Qt::Key_Q, Qt::ControlModifier);
    CHECK_FALSE(game.window().isVisible());
}

TEST_CASE("Undo and redo in the window go back and forth exactly", "[window]") {
    WindowFixture game;
    game.startGame(2, 3);
    const engine::GameState start = game.session().state();
    layFirstTile(game);
    const engine::GameState laid = game.session().state();
    game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(game.session().state() == start);
    game.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(game.session().state() == laid);
}
