// The rules at hand in the real window: F2, and every number that is a link.
#include <QLineEdit>
#include <QTest>

#include "app/window_states.h"
#include "city_overlay.h"
#include "gallery/city_grid.h"
#include "gallery/gallery_desk.h"
#include "gallery/gallery_page.h"
#include "look/rule_links.h"
#include "preferences/preferences.h"
#include "rules/rules_desk.h"
#include "rules/rules_page.h"
#include "side/log_view.h"
#include "support/catch.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

QString openRule(WindowFixture& game) {
    REQUIRE(game.window().rules().isOpen());
    return game.window().rules().page()->currentRule();
}

}  // namespace

TEST_CASE("F2 opens the rules of the game on the table and F2 or Escape lead back to it, the keys as before",
          "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    const bool kids = GENERATE(false, true);
    const int back = GENERATE(Qt::Key_F2, Qt::Key_Escape);
    game.startGame(2, 3, kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions());
    const engine::GameState before = game.session().state();
    QWidget* focus = QApplication::focusWidget();
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == (kids ? QStringLiteral("K1.1") : QStringLiteral("C1.1")));
    for (const int key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_1, Qt::Key_Space, Qt::Key_R, Qt::Key_A})
        game.press(key);
    game.press(Qt::Key_Z, Qt::ControlModifier);
    while (!game.window().rules().page()->findChild<QLineEdit*>()->text().isEmpty()) game.press(Qt::Key_Escape);
    game.press(back);
    CHECK_FALSE(game.window().rules().isOpen());
    CHECK(game.table().isVisible());
    CHECK(QApplication::focusWidget() == focus);
    CHECK((game.session().state() == before));
}

TEST_CASE("The rules open from the start page and lead back there", "[window][rules]") {
    WindowFixture game;
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == QStringLiteral("C1.1"));
    game.press(Qt::Key_Escape);
    CHECK(game.button(QStringLiteral("The City")).isVisible());
}

TEST_CASE("The book opens again where it was read", "[window][rules]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().showRules(QStringLiteral("C5.4"));
    game.press(Qt::Key_Down);
    game.press(Qt::Key_F2);
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == QStringLiteral("C5.5"));
}
