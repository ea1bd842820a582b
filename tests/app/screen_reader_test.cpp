// What a screen reader finds in the window and is told while a game goes on.
#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QSignalSpy>
#include <QTest>

#include "announcer.h"
#include "app/play_to.h"
#include "app/window_fixture.h"
#include "preferences/preferences.h"
#include "support/catch.h"
#include "table/table_voice.h"

using namespace remparts;
using tests::playTo;
using tests::WindowFixture;

namespace {

/// Parts of Qt's own that only hold others or draw lines.
bool isPlumbing(const QWidget& widget) {
    const QString name = widget.objectName();
    return name.startsWith(QStringLiteral("qt_")) || widget.inherits("QScrollBar") ||
           widget.inherits("QStackedWidget") || widget.inherits("QScrollArea") || widget.inherits("QRubberBand");
}

bool isReached(const QWidget& widget) {
    return widget.focusPolicy() != Qt::NoFocus || widget.inherits("QAbstractButton");
}

/// Controls in sight without a name.
std::vector<std::string> namelessIn(QWidget& window) {
    std::vector<std::string> nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || isPlumbing(*widget) || !isReached(*widget)) continue;
        const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(widget);
        REQUIRE(told);
        if (told->text(QAccessible::Name).isEmpty())
            nameless.push_back(std::string(widget->metaObject()->className()) + " " +
                               widget->objectName().toStdString());
        if (widget->inherits("QAbstractButton")) CHECK(told->role() != QAccessible::NoRole);
    }
    return nameless;
}

/// Painted parts in sight that hold no others and tell nothing.
std::vector<std::string> silentIn(QWidget& window) {
    std::vector<std::string> silent;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool ours = std::string(widget->metaObject()->className()).starts_with("remparts::");
        const bool holds = !widget->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly).isEmpty();
        const bool paintsOverCity = widget->testAttribute(Qt::WA_TransparentForMouseEvents);
        const bool isLabel =
            widget->inherits("remparts::panel::TextLabel");  // named by its words; without them empty
        if (!ours || isLabel || !widget->isVisible() || holds || paintsOverCity || widget->width() < 4) continue;
        if (QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty())
            silent.push_back(widget->metaObject()->className());
    }
    return silent;
}

using names = std::vector<std::string>;

void checkTold(QWidget& window) {
    CHECK(namelessIn(window) == names{});
    CHECK(silentIn(window) == names{});
}

QStringList spoken(const QSignalSpy& spy) {
    QStringList all;
    for (const QList<QVariant>& call : spy) all.append(call.at(0).toString());
    return all;
}

}  // namespace

TEST_CASE("Everything that can be reached or seen has a name, on every page") {
    WindowFixture game;
    checkTold(game.window());
    game.click(game.button(QStringLiteral("The City")));
    checkTold(game.window());
    game.table().setMotion(false);
    game.startGame(3, 5);
    using engine::Phase;
    for (const Phase phase :
         {Phase::Tile, Phase::Follower, Phase::Gate, Phase::Wall, Phase::Guard, Phase::Tower, Phase::Over}) {
        INFO("phase " << static_cast<int>(phase));
        playTo(game, phase);
        QApplication::processEvents();
        checkTold(game.window());
    }
    game.session().goTo(3);
    for (const int key : {Qt::Key_A, Qt::Key_Escape, Qt::Key_O, Qt::Key_Escape, Qt::Key_T, Qt::Key_T, Qt::Key_N,
                          Qt::Key_N, Qt::Key_I}) {
        INFO("key " << key);
        game.press(key);
        checkTold(game.window());
    }
}

TEST_CASE("Everything has a name in the settings, on the sheet of keys, in the gallery and the statistics") {
    WindowFixture game;
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_Comma, Qt::ControlModifier}, {Qt::Key_F1, Qt::NoModifier}}) {
        INFO("key " << key);
        game.window().activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&game.window()));
        QTest::keyClick(&game.window(), key, modifiers);
        auto* dialog = game.window().findChild<QDialog*>();
        REQUIRE(dialog);
        REQUIRE(QTest::qWaitForWindowExposed(dialog));
        checkTold(game.window());
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    game.window().showGallery();
    QApplication::processEvents();
    checkTold(game.window());
    game.table().setMotion(false);
    game.startGame(2, 5);
    playTo(game, engine::Phase::Over);
    game.table().showResult();
    game.click(game.button(QStringLiteral("Skip")));
    game.click(game.button(QStringLiteral("Statistics")));
    checkTold(game.window());
}

TEST_CASE("What waits to be confirmed has names") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().preferences().setConfirmStep(true);
    game.press(Qt::Key_Down);
    game.press(Qt::Key_Return);
    REQUIRE(game.turn().proposal());
    REQUIRE(game.city().findChild<QWidget*>(QStringLiteral("confirmBar"))->isVisible());
    checkTold(game.window());
    game.window().preferences().setConfirmStep(false);
}

TEST_CASE("Everything of The Kids that can be reached or seen has a name") {
    WindowFixture game;
    game.click(game.button(QStringLiteral("The Kids")));
    checkTold(game.window());
    game.table().setMotion(false);
    game.startGame(2, 5, engine::KidsOptions());
    checkTold(game.window());
    for (const engine::Phase phase : {engine::Phase::Tile, engine::Phase::Draw, engine::Phase::Over}) {
        playTo(game, phase);
        QApplication::processEvents();
        checkTold(game.window());
    }
}

TEST_CASE("The city says how many tiles lie and who is to do what") {
    WindowFixture game;
    game.startGame(2, 4);
    INFO(game.city().accessibleName().toStdString());
    CHECK(game.city().accessibleName().startsWith(QStringLiteral("The city, 0 tiles. Player 1: lay the tile")));
    playTo(game, engine::Phase::Follower);
    CHECK(game.city().accessibleName().startsWith(QStringLiteral("The city, 1 tile. Player 1: place a follower")));
}

TEST_CASE("What happened, whose turn it is and where the keys are is spoken, and why something is refused") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 4);
    QSignalSpy spy(&game.table().voice().announcer(), &panel::Announcer::spoken);
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    CHECK(spoken(spy).join(QString()).contains(QStringLiteral("Tile in hand: north:")));
    spy.clear();
    game.press(Qt::Key_Down);
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    CHECK(spoken(spy).join(QString()).startsWith(QStringLiteral("m20, upright: begins")));
    spy.clear();
    game.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    CHECK(spoken(spy).join(QString()).contains(QStringLiteral("Player 1: place a follower")));
    CHECK(spoken(spy).join(QString()).contains(QStringLiteral("m20")));  // the log
    game.press(Qt::Key_Space);
    QApplication::processEvents();
    spy.clear();
    game.press(Qt::Key_Space);  // a tile must be laid
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    CHECK(spoken(spy).join(QString()).contains(QStringLiteral("tile")));
}
