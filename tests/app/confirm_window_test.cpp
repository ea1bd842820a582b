// The confirm step in the window: by mouse, by keys and by touch.
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "announcer.h"
#include "app/play_to.h"
#include "app/window_fixture.h"
#include "city_overlay.h"
#include "preferences/preferences.h"
#include "support/catch.h"
#include "table/layer_desk.h"
#include "table/table_side.h"
#include "table/table_voice.h"
#include "table_geometry.h"

using namespace remparts;
using namespace remparts::tests;

namespace {

model::TablePoint firstPlace(WindowFixture& game) {
    return model::centreOf(game.turn().highlights().possibleCells.front());
}

struct Careful : WindowFixture {
    Careful() {
        startGame(2, 3);
        table().setMotion(false);
        window().preferences().setConfirmStep(true);
    }
    ~Careful() { window().preferences().setConfirmStep(false); }
    [[nodiscard]] QWidget& bar() { return *city().findChild<QWidget*>(QStringLiteral("confirmBar")); }
    [[nodiscard]] std::size_t played() { return session().game().cursor(); }
};

/// The layers that are offered for choice.
QStringList layerNames(WindowFixture& game) {
    QStringList names;
    for (const QAbstractButton* each :
         game.window().findChild<QWidget*>(QStringLiteral("layerControl"))->findChildren<QAbstractButton*>())
        if (each->isVisible()) names.append(each->text());
    return names;
}

}  // namespace

TEST_CASE("With the confirm step a click shows what it would do, and the button makes it count",
          "[window][confirm]") {
    Careful game;
    CHECK_FALSE(game.bar().isVisible());
    game.clickTable(firstPlace(game));
    CHECK(game.played() == 0);
    REQUIRE(game.bar().isVisible());
    CHECK(game.city().rect().contains(game.bar().geometry()));
    CHECK_FALSE(game.bar().accessibleName().isEmpty());
    game.click(game.button(QStringLiteral("Confirm")));
    CHECK(game.played() == 1);
    CHECK_FALSE(game.bar().isVisible());
}

TEST_CASE("What waits to be confirmed is taken back by Esc, by its button and by a click elsewhere",
          "[window][confirm]") {
    Careful game;
    game.clickTable(firstPlace(game));
    game.press(Qt::Key_Escape);
    CHECK_FALSE(game.turn().proposal());
    CHECK_FALSE(game.bar().isVisible());
    game.clickTable(firstPlace(game));
    game.click(game.button(QStringLiteral("Take back")));
    CHECK_FALSE(game.turn().proposal());
    game.clickTable(firstPlace(game));
    QTest::mouseClick(&game.city(), Qt::LeftButton, Qt::NoModifier, {game.city().width() / 2, 90});
    CHECK_FALSE(game.turn().proposal());
    CHECK(game.played() == 0);
}

TEST_CASE("By keys the first Enter proposes and the second confirms", "[window][confirm]") {
    Careful game;
    game.press(Qt::Key_Up);
    game.press(Qt::Key_Return);
    CHECK(game.played() == 0);
    CHECK(game.bar().isVisible());
    game.press(Qt::Key_Return);
    CHECK(game.played() == 1);
    game.press(Qt::Key_Space);
    CHECK(game.played() == 1);
    game.press(Qt::Key_Return);
    CHECK(game.played() == 2);
}

TEST_CASE("By touch a tap proposes, one on the button confirms", "[window][confirm]") {
    Careful game;
    game.touchTable(firstPlace(game));
    CHECK(game.played() == 0);
    REQUIRE(game.turn().proposal());
    QAbstractButton& confirm = game.button(QStringLiteral("Confirm"));
    static QPointingDevice* const screen = QTest::createTouchDevice();
    QTest::touchEvent(&confirm, screen).press(0, confirm.rect().center(), &confirm);
    QTest::touchEvent(&confirm, screen).release(0, confirm.rect().center(), &confirm);
    CHECK(game.played() == 1);
}

TEST_CASE("In the list of actions Esc first takes back what is proposed, then closes the list", "[window][confirm]") {
    Careful game;
    game.press(Qt::Key_A);
    REQUIRE(game.table().side().listsActions());
    game.press(Qt::Key_Return);
    REQUIRE(game.turn().proposal());
    game.press(Qt::Key_Escape);
    CHECK_FALSE(game.turn().proposal());
    CHECK(game.turn().highlights().ghost);  // the row under the keys is seen again
    CHECK(game.table().side().listsActions());
    game.press(Qt::Key_Escape);
    CHECK_FALSE(game.table().side().listsActions());
    CHECK(game.played() == 0);
}

TEST_CASE("What is proposed is spoken with the keys that answer it", "[window][confirm]") {
    Careful game;
    QSignalSpy spy(&game.table().voice().announcer(), &panel::Announcer::spoken);
    game.press(Qt::Key_Up);
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    spy.clear();
    game.press(Qt::Key_Return);
    REQUIRE(game.turn().proposal());
    REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty(); }));
    CHECK(spy[0][0].toString().contains(game.turn().proposal()->words));
    CHECK(spy[0][0].toString().contains(QStringLiteral("Enter confirms, Esc takes back")));
}

TEST_CASE("Without the confirm step one click counts", "[window][confirm]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.clickTable(firstPlace(game));
    CHECK(game.session().game().cursor() == 1);
}

TEST_CASE("Strict mode in the window: nothing is marked, no layer tells, no bulb is there", "[window][strict]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.table().setMotion(false);
    playTo(game, engine::Phase::Tile, 8);
    CHECK_FALSE(game.turn().highlights().possibleCells.empty());
    game.press(Qt::Key_O);
    CHECK(layerNames(game).size() > 1);
    game.table().layers().layers().toggle(model::LayerKind::Streets);
    REQUIRE(game.table().layers().layers().picture());
    game.window().preferences().setStrict(true);
    CHECK(game.turn().highlights().possibleCells.empty());
    CHECK_FALSE(game.table().layers().layers().picture());
    CHECK(QTest::qWaitFor([&] { return layerNames(game) == QStringList{QStringLiteral("Last scoring")}; }));
    game.startGame(2, 3, engine::KidsOptions());
    for (const QAbstractButton* each : game.window().findChildren<QAbstractButton*>())
        CHECK_FALSE((each->isVisible() && each->accessibleName().contains(QStringLiteral("roads"))));
    game.window().preferences().setStrict(false);
}

TEST_CASE(
    "Strict: by keys one comes to free cells that fit or not, turns the tile there, and hears place and orientation "
    "only",
    "[window][strict]") {
    const bool kids = GENERATE(false, true);
    CAPTURE(kids);
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3, kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions());
    for (int i = 0; i < 60 || game.turn().decision().phase != engine::Phase::Tile; ++i) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(legal[legal.size() / 2]));
        REQUIRE(i < 70);
    }
    game.window().preferences().setStrict(true);
    QApplication::processEvents();
    QSignalSpy spy(&game.table().voice().announcer(), &panel::Announcer::spoken);
    std::set<engine::Position> seen;
    int illegal = 0;
    for (int round = 0; round < 12; ++round) {
        for (const int key : {Qt::Key_Up, Qt::Key_R, Qt::Key_Left, Qt::Key_R, Qt::Key_Down, Qt::Key_R, Qt::Key_Right,
                              round % 2 ? Qt::Key_Up : Qt::Key_Down, Qt::Key_R}) {
            game.press(key);
            REQUIRE(game.turn().highlights().ghost);
            const model::Ghost ghost = *game.turn().highlights().ghost;
            const engine::PlaceTile laying{ghost.position, ghost.orientation};
            if (game.session().game().rules().check(game.session().state(), laying)) ++illegal;
            seen.insert(ghost.position);
        }
    }
    CHECK(seen.size() > 3);
    CHECK((kids || illegal > 3));
    REQUIRE(QTest::qWaitFor([&] { return spy.count() > 8; }));
    for (const QList<QVariant>& said : spy) {
        INFO(said[0].toString().toStdString());
        CHECK_FALSE(said[0].toString().contains(QStringLiteral("begins")));
        CHECK_FALSE(said[0].toString().contains(QStringLiteral("goes on")));
        CHECK_FALSE(said[0].toString().contains(QStringLiteral("ends")));
        CHECK_FALSE(said[0].toString().contains(QStringLiteral("closes")));
    }
    game.window().preferences().setStrict(false);
}
