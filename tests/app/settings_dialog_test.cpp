#include "preferences/settings_dialog.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QTest>

#include "app/window_fixture.h"
#include "language/language.h"
#include "look/appearance.h"
#include "preferences/preferences.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::tests;

namespace {

QAbstractButton& buttonOf(QWidget& dialog, const QString& name) {
    for (QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
        if (!each->isHidden() && (each->text() == name || each->accessibleName() == name)) return *each;
    FAIL("no button \"" << name.toStdString() << '"');
    throw std::logic_error("unreachable");
}

// Runs on the dialog that Ctrl+, opens, and closes it.
void inSettings(WindowFixture& game, const std::function<void(QWidget&)>& what) {
    game.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&game.window()));
    QTest::keyClick(&game.window(), Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = game.window().findChild<app::SettingsDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(QTest::qWaitForWindowExposed(dialog));
    what(*dialog);
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

TEST_CASE("Settings take effect while they are open and are there again after a restart", "[window][preferences]") {
    WindowFixture game;
    inSettings(game, [&](QWidget& dialog) {
        buttonOf(dialog, QStringLiteral("Theme: Dark")).click();
        CHECK(panel::theme().dark);
        buttonOf(dialog, QStringLiteral("Strict, as in a tournament")).click();
        CHECK(game.session().isStrict());
        buttonOf(dialog, QStringLiteral("Motion: Off")).click();
        dialog.findChild<QSlider*>()->setValue(20);
    });
    game.restart();
    const app::Preferences& kept = game.window().preferences();
    CHECK(kept.theme() == app::ThemeChoice::Dark);
    CHECK(kept.isStrict());
    CHECK(game.session().isStrict());
    CHECK(kept.motion() == model::Motion::Off);
    CHECK(kept.volume() == 20);
    CHECK(panel::theme().dark);
}

TEST_CASE("Resetting asks once, within the dialog, and shows what holds then", "[window][preferences]") {
    WindowFixture game;
    inSettings(game, [&](QWidget& dialog) {
        buttonOf(dialog, QStringLiteral("Size of text: 125 %")).click();
        CHECK(panel::appearance().textPercent == 125);
        buttonOf(dialog, QStringLiteral("Reset to defaults")).click();
        CHECK(game.window().preferences().textPercent() == 125);
        buttonOf(dialog, QStringLiteral("Keep them")).click();
        CHECK(game.window().preferences().textPercent() == 125);
        buttonOf(dialog, QStringLiteral("Reset to defaults")).click();
        buttonOf(dialog, QStringLiteral("Reset")).click();
        CHECK(game.window().preferences().values() == app::PreferenceValues());
        CHECK(buttonOf(dialog, QStringLiteral("Size of text: 100 %")).isChecked());
        CHECK(buttonOf(dialog, QStringLiteral("Theme: As the system")).isChecked());
    });
}

TEST_CASE("Every setting is reached by Tab and has a name", "[window][preferences]") {
    WindowFixture game;
    inSettings(game, [&](QWidget& dialog) {
        dialog.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&dialog));
        QSet<QWidget*> reached;
        for (int k = 0; k < 80; ++k) {
            QTest::keyClick(&dialog, Qt::Key_Tab);
            if (QWidget* focus = dialog.focusWidget()) reached << focus;
        }
        for (QWidget* each : dialog.findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<QAbstractButton*>(each) || qobject_cast<QSlider*>(each);
            if (!isControl || !each->isVisible()) continue;
            const auto* button = qobject_cast<QAbstractButton*>(each);
            const bool isByArrows = button && button->autoExclusive() && !button->isChecked();
            CAPTURE(each->accessibleName().toStdString());
            CHECK_FALSE(each->accessibleName().isEmpty());
            CHECK(each->height() >= 28);
            CHECK((reached.contains(each) || isByArrows));
        }
    });
}

TEST_CASE("The settings fit into a small window with text of any size", "[window][preferences]") {
    WindowFixture game;
    game.window().resize(1024, 700);
    for (const int percent : {80, 100, 200}) {
        game.window().preferences().setTextPercent(percent);
        inSettings(game, [&](QWidget& dialog) {
            CAPTURE(percent);
            CHECK(dialog.width() <= 1024);
            CHECK(dialog.height() <= 700);
            const auto* area = dialog.findChild<QScrollArea*>();
            REQUIRE(area != nullptr);
            CHECK(area->widget()->width() <= area->viewport()->width());
            for (const QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
                if (each->isVisible()) CHECK(each->parentWidget()->rect().contains(each->geometry()));
        });
    }
    game.window().preferences().reset();
}

TEST_CASE("A language chosen in the settings is spoken there at once, at the same place, and is kept",
          "[window][preferences]") {
    WindowFixture game;
    inSettings(game, [&](QWidget& dialog) {
        auto& russian = buttonOf(dialog, QStringLiteral("Русский"));
        auto& bar = *dialog.findChild<QScrollArea*>()->verticalScrollBar();
        dialog.findChild<QScrollArea*>()->ensureWidgetVisible(&russian);
        russian.setFocus();
        const int scrolled = bar.value();
        REQUIRE(scrolled > 0);
        QTest::mouseClick(&russian, Qt::LeftButton);
        REQUIRE(QTest::qWaitFor([&] {
            const auto* first = dialog.findChild<QAbstractButton*>();
            return first && first->accessibleName().contains(QStringLiteral("действ"));
        }));
        CHECK(dialog.findChild<QScrollArea*>()->verticalScrollBar()->value() > 0);
        REQUIRE(QApplication::focusWidget() != nullptr);
        CHECK(QApplication::focusWidget()->accessibleName().contains(QStringLiteral("Русский")));
    });
    CHECK(game.window().preferences().language() == app::LanguageChoice::Russian);
    game.window().preferences().reset();
    CHECK(model::currentLanguage() == QStringLiteral("en"));
}
