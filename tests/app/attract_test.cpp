// The table that plays itself: in the real window, its clock driven by the test.
#include <malloc.h>

#include <QDir>
#include <QPointingDevice>
#include <QTest>
#include <numeric>
#include <set>

#include "app/window_fixture.h"
#include "attract/attract_desk.h"
#include "attract/attract_page.h"
#include "camera_control.h"
#include "files/keep_desk.h"
#include "motion/motion_setting.h"
#include "preferences/preferences.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/record_file.h"
#include "start_page.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::tests;
using std::chrono::milliseconds;

namespace {

app::AttractPage& beginIn(WindowFixture& game) {
    game.window().preferences().setMotion(model::Motion::Off);
    game.window().attract().begin(5);
    REQUIRE(game.window().attract().isShown());
    app::AttractPage& page = *game.window().attract().page();
    REQUIRE(page.isVisible());
    return page;
}

/// Lets time pass until so many games were shown; `look` sees every caption.
template <class Look>
void showGames(app::AttractRun& run, std::size_t games, Look look) {
    while (run.gamesShown() < games) {
        run.advance(milliseconds(400));
        look(run.caption());
    }
}

}  // namespace

TEST_CASE("a game plays itself to its end, is told, and the next one begins", "[attract]") {
    WindowFixture game;
    app::AttractPage& page = beginIn(game);
    std::set<QString> sentences;
    std::set<QString> reasons;
    showGames(page.run(), 1, [&](const panel::AttractCaption& caption) {
        CHECK_FALSE(caption.heading.isEmpty());
        CHECK_FALSE(caption.sentence.isEmpty());
        CHECK(caption.players.size() == 2 + page.run().gamesShown());
        sentences.insert(caption.sentence);
        reasons.insert(caption.why.left(4));
    });
    CHECK(sentences.size() > 60);
    CHECK(std::any_of(sentences.begin(), sentences.end(),
                      [](const QString& told) { return told.contains(QStringLiteral("wins with")); }));
    for (const char* rule : {"C2.1", "C4.2", "C4.3"}) {
        INFO(rule);
        CHECK(reasons.contains(QString::fromLatin1(rule)));
    }
    CHECK(page.strip().caption().sentence == QStringLiteral("A new game begins: Anna, Ben and Cleo"));
}

TEST_CASE("after the game one walks through the city, in its streets too and at other times of the day",
          "[attract]") {
    WindowFixture game;
    app::AttractPage& page = beginIn(game);
    scene::CityView& city = page.findChild<app::TablePage*>()->city();
    std::set<geometry::TimeOfDay> times;
    bool walked = false;
    bool turned = false;
    showGames(page.run(), 1, [&](const panel::AttractCaption&) {
        times.insert(city.time());
        walked = walked || city.camera().isWalking();
        turned = turned || city.camera().isTurntable();
    });
    CHECK(times.size() == 4);
    CHECK(walked);
    CHECK(turned);
    CHECK(city.time() == geometry::TimeOfDay::GoldenHour);
    CHECK_FALSE(city.camera().isWalking());
}

TEST_CASE("any key, click or touch leads back to where one was", "[attract]") {
    WindowFixture game;
    game.startGame(3, 5);
    const QString title = game.window().windowTitle();
    const auto ends = [&](const std::function<void(app::AttractPage&)>& act) {
        app::AttractPage& page = beginIn(game);
        CHECK_FALSE(game.table().isVisible());
        act(page);
        CHECK(QTest::qWaitFor([&game] { return !game.window().attract().isShown(); }));
        CHECK(game.table().isVisible());
        CHECK(game.window().windowTitle() == title);
    };
    ends([](app::AttractPage& page) { QTest::keyClick(&page, Qt::Key_X); });
    ends([](app::AttractPage& page) { QTest::keyClick(&page, Qt::Key_Escape); });
    // A key that means something elsewhere means nothing here.
    ends([](app::AttractPage& page) { QTest::keyClick(&page, Qt::Key_N, Qt::ControlModifier); });
    ends([](app::AttractPage& page) {
        QTest::mouseClick(&page.findChild<app::TablePage*>()->city(), Qt::LeftButton, {}, QPoint(50, 50));
    });
    ends([](app::AttractPage& page) { QTest::mouseClick(&page.strip(), Qt::LeftButton); });
    ends([](app::AttractPage& page) {
        static QPointingDevice* screen = QTest::createTouchDevice();
        QTest::touchEvent(&page.findChild<app::TablePage*>()->city(), screen).press(0, QPoint(60, 60));
    });
}

TEST_CASE("it leads back to the start page when it was begun there", "[attract]") {
    WindowFixture game;
    // The start page is made anew once it is known what was left.
    CHECK(QTest::qWaitFor([&game] {
        for (QAbstractButton* each : game.window().findChildren<QAbstractButton*>()) {
            if (each->isVisible() && each->text() == QStringLiteral("Watch a game")) each->click();
        }
        return game.window().attract().isShown();
    }));
    REQUIRE(game.window().attract().isShown());
    QTest::keyClick(game.window().attract().page(), Qt::Key_Space);
    CHECK(QTest::qWaitFor([&game] { return !game.window().attract().isShown(); }));
    CHECK(game.window().findChild<panel::StartPage*>()->isVisible());
}

TEST_CASE("the game of the players stays as it is, and shown games are not kept", "[attract]") {
    WindowFixture game;
    game.startGame(2, 7);
    const std::string before = io::writeRecord(game.session().game());
    const auto filesKept = [&game] {
        return QDir(game.window().keeping().folder()).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    };
    REQUIRE(QTest::qWaitFor([&] { return !filesKept().isEmpty(); }));
    const QStringList kept = filesKept();
    app::AttractPage& page = beginIn(game);
    showGames(page.run(), 1, [](const panel::AttractCaption&) {});
    CHECK(io::writeRecord(game.session().game()) == before);
    CHECK(filesKept() == kept);
    game.window().attract().end();
    CHECK(io::writeRecord(game.session().game()) == before);
}

TEST_CASE("games of both kinds are shown, with two to four players", "[attract]") {
    const auto tiles = [](engine::GameKind kind) {
        return kind == engine::GameKind::Kids ? test::kidsBoxTiles() : test::boxTiles();
    };
    const auto deal = app::dealGames(tiles, 3);
    std::set<std::pair<engine::GameKind, std::size_t>> seen;
    for (std::size_t number = 0; number < 12; ++number) {
        const auto setup = deal(number);
        seen.insert({setup->tiles->game(), setup->players.size()});
    }
    CHECK(seen.size() == 6);
}

TEST_CASE("nothing goes on while nobody sees it", "[attract]") {
    WindowFixture game;
    app::AttractPage& page = beginIn(game);
    game.window().hide();
    const panel::AttractCaption before = page.run().caption();
    QTest::qWait(400);  // looks on: nothing may happen
    CHECK(page.run().caption() == before);
    CHECK_FALSE(page.findChild<app::TablePage*>()->city().camera().isMoving());
    game.window().show();
    CHECK(QTest::qWaitFor([&] { return !(page.run().caption() == before); }, 20000));
}

#if defined(__SANITIZE_ADDRESS__)
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();  // GCC brings the function without its header
#endif

namespace {

double megabytesInUse() {
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / 1e6;
#else
    malloc_trim(0);
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
#endif
}

}  // namespace

TEST_CASE("thirty games take no more memory than five", "[attract]") {
    // Drawn now and then, as a game has a thousand pictures and more. What is in use is looked at when a new game
    // lies on the table and was drawn; single games differ, so five are taken together.
    WindowFixture game;
    app::AttractPage& page = beginIn(game);
    page.setClock(false);
    std::size_t moments = 0;
    const auto drawSometimes = [&moments](const panel::AttractCaption&) {
        if (++moments % 400 == 0) QCoreApplication::processEvents();
    };
    std::vector<double> used;
    while (used.size() < 30) {
        showGames(page.run(), used.size() + 1, drawSometimes);
        page.findChild<app::TablePage*>()->city().settle();
        QCoreApplication::processEvents();
        used.push_back(megabytesInUse());
    }
    const double early = std::accumulate(used.begin() + 2, used.begin() + 7, 0.0) / 5;
    const double late = std::accumulate(used.end() - 5, used.end(), 0.0) / 5;
    std::string all;
    for (const double megabytes : used) all += std::to_string(static_cast<int>(megabytes)) + " ";
    INFO("megabytes after each game: " << all);
    CHECK(moments > 10000);
    CHECK(late < early + 5);
}
