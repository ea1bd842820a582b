// Keys of the program: all of them on one sheet; where they go while something else is open.
#include <QAction>
#include <QTest>
#include <set>

#include "app/window_fixture.h"
#include "keys/key_table.h"
#include "look/appearance.h"
#include "preferences/preferences.h"
#include "support/catch.h"
#include "table/layer_desk.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

std::set<std::string> keysOfWindow(WindowFixture& game) {
    std::set<std::string> keys;
    QList<QWidget*> widgets = game.window().findChildren<QWidget*>();
    widgets.append(&game.window());
    for (const QWidget* widget : widgets)
        for (const QAction* action : widget->actions())
            for (const QKeySequence& key : action->shortcuts()) keys.insert(key.toString().toStdString());
    return keys;
}

std::set<std::string> keysOfSheet() {
    std::set<std::string> keys;
    for (const panel::KeyGroup& group : app::keyTable())
        for (const panel::KeyLine& line : group.lines)
            for (const QKeySequence& key : line.shortcuts) keys.insert(key.toString().toStdString());
    return keys;
}

}  // namespace

TEST_CASE("The sheet tells every key of the program's actions and no other") {
    WindowFixture game;
    CHECK(keysOfSheet() == keysOfWindow(game));
}

TEST_CASE("F1 opens one sheet of keys in both games, Escape brings the table back") {
    WindowFixture game;
    const bool kids = GENERATE(false, true);
    game.startGame(2, 3, kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions());
    game.press(Qt::Key_F1);
    auto* sheet = game.window().findChild<panel::KeySheet*>();
    REQUIRE(sheet);
    REQUIRE(QTest::qWaitForWindowActive(sheet));
    const std::size_t before = game.session().game().cursor();
    game.press(Qt::Key_Down);
    game.press(Qt::Key_Escape);
    CHECK(game.session().game().cursor() == before);
    CHECK(QTest::qWaitFor([&] { return game.window().findChild<panel::KeySheet*>() == nullptr; }));
}

TEST_CASE("While the plate of layers has the keys, arrows and Enter choose layers and play nothing") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    game.press(Qt::Key_Return);  // a place under the keys
    const auto ghost = game.turn().highlights().ghost;
    game.press(Qt::Key_O);
    game.press(Qt::Key_Down);
    game.press(Qt::Key_Down);
    CHECK(game.turn().highlights().ghost == ghost);
    game.press(Qt::Key_Return);
    CHECK(game.session().game().cursor() == 0);
    CHECK(game.table().layers().layers().chosen().has_value());
    game.press(Qt::Key_Escape);
    CHECK(game.city().hasFocus());
    game.press(Qt::Key_Return);
    CHECK(game.session().game().cursor() == 1);
}

TEST_CASE("After the first touch everything that can be clicked has room for fingers") {
    WindowFixture game;
    game.startGame(2, 3);
    const panel::Appearance before = panel::appearance();
    CHECK_FALSE(before.fingers);
    const int height = game.button(QStringLiteral("Undo")).height();
    game.touchTable({0, 0});
    REQUIRE(QTest::qWaitFor([] { return panel::appearance().fingers; }));
    CHECK(game.session().game().cursor() == 1);  // the tap itself counts
    CHECK(QTest::qWaitFor([&] { return game.button(QStringLiteral("Undo")).height() >= 44; }));
    CHECK(height < 44);
    panel::setAppearance(before);
}

TEST_CASE("B names columns and rows, and the choice is kept") {
    WindowFixture game;
    game.startGame(2, 3);
    CHECK_FALSE(game.window().preferences().showsCoordinates());
    game.press(Qt::Key_B);
    CHECK(game.window().preferences().showsCoordinates());
    game.restart();
    CHECK(game.window().preferences().showsCoordinates());
}
