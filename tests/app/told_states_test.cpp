// What screen readers are told of the state of controls: chosen, folded, possible, how far.
#include <QAccessible>
#include <QDialog>
#include <QTest>

#include "app/play_to.h"
#include "app/window_fixture.h"
#include "history/timeline.h"
#include "look/check_row.h"
#include "look/choice_bar.h"
#include "look/fold_handle.h"
#include "preferences/preferences.h"
#include "support/catch.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

QAccessibleInterface& toldOf(QObject& control) {
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&control);
    REQUIRE(told);
    return *told;
}

QAccessible::State stateOf(QObject& control) {
    return toldOf(control).state();
}

}  // namespace

TEST_CASE("Handles tell whether their part is shown, and fold it when they are pressed by name") {
    WindowFixture game;
    game.startGame(2, 5);
    int handles = 0;
    for (auto* handle : game.window().findChildren<panel::FoldHandle*>()) {
        if (!handle->isVisible()) continue;
        INFO(handle->accessibleName().toStdString());
        const bool wasOpen = handle->isOpen();
        CHECK(stateOf(*handle).expandable);
        CHECK(stateOf(*handle).expanded == wasOpen);
        CHECK(stateOf(*handle).collapsed == !wasOpen);
        toldOf(*handle).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        CHECK(stateOf(*handle).expanded == !wasOpen);
        CHECK(stateOf(*handle).collapsed == wasOpen);
        ++handles;
    }
    CHECK(handles >= 2);
}

TEST_CASE("The button of the layer that is shown is told as checked, and no other") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 5);
    playTo(game, engine::Phase::Tile, 8);
    game.press(Qt::Key_O);
    auto* plate = game.window().findChild<QWidget*>(QStringLiteral("layerControl"));
    REQUIRE(plate);
    const auto buttons = plate->findChildren<QAbstractButton*>();
    REQUIRE(buttons.size() > 2);
    for (QAbstractButton* button : {buttons[1], buttons[2]}) {
        game.click(*button);
        for (QAbstractButton* each : buttons) {
            CHECK(stateOf(*each).checkable);
            CHECK(stateOf(*each).checked == (each == button));
        }
    }
}

TEST_CASE("In the settings it is told what is chosen and what is ticked") {
    WindowFixture game;
    game.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&game.window()));
    QTest::keyClick(&game.window(), Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = game.window().findChild<QDialog*>();
    REQUIRE(dialog);
    REQUIRE(QTest::qWaitForWindowExposed(dialog));
    const auto bars = dialog->findChildren<panel::ChoiceBar*>();
    REQUIRE_FALSE(bars.empty());
    for (panel::ChoiceBar* bar : bars) {
        const auto parts = bar->findChildren<QAbstractButton*>();
        for (int part = 0; part < parts.size(); ++part) {
            INFO(parts[part]->accessibleName().toStdString());
            CHECK(stateOf(*parts[part]).checkable);
            CHECK(stateOf(*parts[part]).checked == (part == bar->chosen()));
        }
    }
    const auto rows = dialog->findChildren<panel::CheckRow*>();
    REQUIRE_FALSE(rows.empty());
    for (panel::CheckRow* row : rows) {
        INFO(row->accessibleName().toStdString());
        CHECK(stateOf(*row).checkable);
        const bool before = stateOf(*row).checked;
        row->click();
        CHECK(stateOf(*row).checked == !before);
        row->click();
    }
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_CASE("What cannot be done on the timeline is told as disabled, at both ends of the game") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 5);
    playTo(game, engine::Phase::Tile, 4);
    QAbstractButton& back = game.button(QStringLiteral("An action back"));
    QAbstractButton& onward = game.button(QStringLiteral("An action on"));
    CHECK_FALSE(stateOf(back).disabled);
    CHECK(stateOf(onward).disabled);
    game.session().goTo(0);
    CHECK(stateOf(back).disabled);
    CHECK_FALSE(stateOf(onward).disabled);
}

TEST_CASE("The timeline is told as a slider over the actions of the game, and goes where it is set") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 5);
    playTo(game, engine::Phase::Tile, 6);
    const auto all = static_cast<int>(game.session().game().steps().size());
    game.session().goTo(3);
    QAccessibleInterface& told = toldOf(game.table().timeline());
    CHECK(told.role() == QAccessible::Slider);
    CHECK(told.text(QAccessible::Value) == QStringLiteral("3 of %1 actions").arg(all));
    QAccessibleValueInterface* value = told.valueInterface();
    REQUIRE(value);
    CHECK(value->currentValue().toInt() == 3);
    CHECK(value->minimumValue().toInt() == 0);
    CHECK(value->maximumValue().toInt() == all);
    value->setCurrentValue(5);
    CHECK(game.session().game().cursor() == 5);
    CHECK(told.text(QAccessible::Value) == QStringLiteral("5 of %1 actions").arg(all));
    value->setCurrentValue(all + 10);
    CHECK(static_cast<int>(game.session().game().cursor()) == all);
}
