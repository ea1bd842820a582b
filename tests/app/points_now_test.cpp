// What the game would end with now, asked for in the real window.
#include <QApplication>
#include <QTest>
#include <algorithm>

#include "app/window_fixture.h"
#include "support/catch.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

TEST_CASE("N tells the points of now in both games, and N again shuts them") {
    const auto options =
        GENERATE(engine::GameOptions(engine::CityOptions()), engine::GameOptions(engine::KidsOptions()));
    WindowFixture game;
    game.startGame(3, 5, options);
    game.press(Qt::Key_N);
    CHECK(game.table().side().showsPointsNow());
    game.press(Qt::Key_N);
    CHECK_FALSE(game.table().side().showsPointsNow());
}

TEST_CASE("In strict mode N tells no points of now but why") {
    WindowFixture game;
    game.startGame(2, 5);
    game.press(Qt::Key_N);
    REQUIRE(game.table().side().showsPointsNow());
    game.session().setStrict(true);
    CHECK_FALSE(game.table().side().showsPointsNow());
    game.press(Qt::Key_N);
    CHECK_FALSE(game.table().side().showsPointsNow());
    const auto widgets = game.window().findChildren<QWidget*>();
    CHECK(std::any_of(widgets.begin(), widgets.end(), [](const QWidget* widget) {
        return widget->isVisible() &&
               widget->accessibleName().contains(QStringLiteral("Strict mode: nobody is told"));
    }));
}
