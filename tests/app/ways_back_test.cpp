// Wherever lessons, the rules and what is shown to a room lie over one another, Escape leads back step by step, and
// there is never more than one city beside that of the table.
#include <QApplication>
#include <QTest>

#include "app/learner.h"
#include "app/play_to.h"
#include "app/sample_lesson.h"
#include "city_view.h"
#include "gallery/gallery_desk.h"
#include "gallery/gallery_page.h"
#include "lesson/course_page.h"
#include "presenter/lesson_show.h"
#include "presenter/presenter_desk.h"
#include "presenter/presenter_page.h"
#include "rules/rules_desk.h"
#include "rules/rules_page.h"
#include "support/catch.h"

using namespace remparts;
namespace sample = tests::sample;

namespace {

const QString rule = QStringLiteral("C6.1");

struct Visitor : tests::Learner {
    ~Visitor() { presenter().end(); }
    app::RulesDesk& rules() { return window().rules(); }
    app::PresenterDesk& presenter() { return window().presenter(); }
    void send(int key) {
        if (QApplication::focusWidget() == nullptr) {
            window().setFocus();
            window().activateWindow();
            REQUIRE(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }));
        }
        press(key);
    }
    /// The rules come up, and the lessons are read.
    void openRules() {
        window().showRules(rule);
        REQUIRE(QTest::qWaitFor([&] { return rules().scenes().find(rule) != nullptr; }, 30'000));
    }
    /// A step of a lesson from the rules.
    void showMe() {
        openRules();
        send(Qt::Key_Return);
        REQUIRE_FALSE(rules().isOpen());
    }
    std::string lessonOfRule() { return rules().scenes().find(rule)->script->lesson().id; }
    qsizetype cities() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window().findChildren<scene::CityView*>().size();
    }
    const app::LessonShow* shownLesson() { return dynamic_cast<const app::LessonShow*>(presenter().source()); }
};

}  // namespace

TEST_CASE("Before a room a scene of the rules takes the place of the slide, which is there again after two Escapes",
          "[window][rules][presenter]") {
    Visitor room;
    room.presenter().showLesson(room.desk().shelf(), tests::sampleLesson(), sample::question);
    REQUIRE(QTest::qWaitFor([&] { return room.presenter().page()->isVisible(); }));
    room.send(Qt::Key_PageDown);
    REQUIRE(room.presenter().page()->slide().sheet.question->isRevealed);
    const bool again = GENERATE(false, true);
    room.showMe();
    if (again) {
        room.send(Qt::Key_F2);
        room.send(Qt::Key_Return);
    }
    REQUIRE(room.presenter().isShowing());
    CHECK(room.presenter().page()->isVisible());
    CHECK(room.shownLesson()->script()->lesson().id == room.lessonOfRule());
    CHECK(room.window().isFullScreen());
    CHECK(room.cities() == 2);
    room.send(Qt::Key_Escape);
    CHECK(room.rules().isOpen());
    room.send(Qt::Key_Escape);
    REQUIRE(room.presenter().isShowing());
    CHECK(room.presenter().page()->isVisible());
    CHECK(room.window().isFullScreen());
    CHECK(room.shownLesson()->script() == tests::sampleLesson());
    CHECK(room.shownLesson()->run().step() == sample::question);
    CHECK(room.presenter().page()->slide().sheet.question->isRevealed);
    room.send(Qt::Key_Escape);
    CHECK_FALSE(room.presenter().isShowing());
    CHECK_FALSE(room.window().isFullScreen());
}

TEST_CASE("A game that is shown to a room is there again after a scene of the rules, at the same place",
          "[window][rules][presenter]") {
    Visitor room;
    room.startGame(2, 5);
    tests::playTo(room, engine::Phase::Tile, 12);
    room.city().setFocus();
    room.send(Qt::Key_F5);
    for (int k = 0; k < 4; ++k) room.send(Qt::Key_PageUp);
    const int step = room.presenter().page()->slide().sheet.step;
    room.showMe();
    CHECK(room.shownLesson());
    room.send(Qt::Key_Escape);
    room.send(Qt::Key_Escape);
    REQUIRE(room.presenter().isShowing());
    CHECK(room.presenter().page()->isVisible());
    CHECK(room.presenter().page()->slide().sheet.step == step);
    room.send(Qt::Key_Escape);
    CHECK(room.table().isVisible());
}

TEST_CASE("The rules lead back to where they were opened first, also when they come up again over a scene",
          "[window][rules][lessons]") {
    Visitor game;
    game.startGame(2, 3);
    game.window().showGallery();
    const panel::GalleryPage& gallery = game.window().gallery().page();
    game.showMe();
    game.send(Qt::Key_F2);
    REQUIRE(game.rules().isOpen());
    game.send(Qt::Key_Return);
    game.send(Qt::Key_Escape);
    REQUIRE(game.rules().isOpen());
    game.send(Qt::Key_Escape);
    CHECK(gallery.isVisible());
    CHECK(game.cities() == 1);
}

TEST_CASE("A lesson that was interrupted by a scene goes on, however the scene was left",
          "[window][rules][lessons]") {
    Visitor game;
    const int way = GENERATE(Qt::Key_Escape, Qt::Key_F2);
    game.start(sample::task);
    game.showMe();
    CHECK(game.run().sharedScript() != tests::sampleLesson());
    game.send(way);
    REQUIRE(game.rules().isOpen());
    game.send(Qt::Key_Escape);
    CHECK(game.page().isVisible());
    CHECK(game.run().sharedScript() == tests::sampleLesson());
    CHECK(game.run().step() == sample::task);
}

TEST_CASE("Who goes on from a scene to the next lesson is in the course", "[window][rules][lessons]") {
    Visitor game;
    game.showMe();
    game.run().goTo(game.run().stepCount() - 1);
    game.run().skip();
    REQUIRE(game.page().isAtEnd());
    CHECK_FALSE(game.desk().progress().isDone(QString::fromStdString(game.lessonOfRule())));
    emit game.page().nextLessonRequested();
    const QString id = QString::fromStdString(game.run().script().lesson().id);
    game.run().goTo(2);
    CHECK(game.desk().progress().step(id) == 2);
    game.send(Qt::Key_F2);
    game.send(Qt::Key_Escape);
    CHECK(game.page().isVisible());
    game.send(Qt::Key_Escape);
    REQUIRE(game.desk().course());
    CHECK(game.desk().course()->isVisible());
}

TEST_CASE("A lesson goes with its city when another page takes its place", "[window][lessons]") {
    Visitor game;
    game.startGame(2, 3);
    game.start(sample::laying);
    CHECK(game.cities() == 2);
    GENERATE(0, 1) == 0 ? game.window().showSetup() : game.window().showGallery();
    CHECK(game.cities() == 1);
    CHECK_FALSE(game.desk().isShown());
}

TEST_CASE("The course before a room, after a lesson, needs one city more, not two", "[window][lessons][presenter]") {
    Visitor game;
    game.start(sample::laying);
    game.send(Qt::Key_Escape);
    REQUIRE(game.desk().course()->isVisible());
    game.send(Qt::Key_F5);
    REQUIRE(game.presenter().isShowing());
    CHECK(game.cities() == 2);
    game.send(Qt::Key_Escape);
    REQUIRE(game.desk().course());
    CHECK(game.desk().course()->isVisible());
}

TEST_CASE("F5 in the rules over a lesson shows that lesson to the room and gives it back",
          "[window][rules][lessons][presenter]") {
    Visitor game;
    game.start(sample::question);
    game.openRules();
    game.send(Qt::Key_F5);
    REQUIRE(game.shownLesson());
    CHECK(game.shownLesson()->script() == tests::sampleLesson());
    CHECK(game.shownLesson()->run().step() == sample::question);
    game.send(Qt::Key_Escape);
    CHECK(game.page().isVisible());
    CHECK(game.run().sharedScript() == tests::sampleLesson());
    CHECK(game.run().step() == sample::question);
    game.send(Qt::Key_Escape);
    REQUIRE(game.desk().course());
    CHECK(game.desk().course()->isVisible());
}

TEST_CASE("A lesson of one's own is no progress of the course, whatever its name is", "[window][lessons]") {
    Visitor game;
    lesson::Lesson copy = tests::sampleLesson()->lesson();
    copy.id = game.desk().shelf().lessons().front()->lesson().id;
    const QString id = QString::fromStdString(copy.id);
    game.desk().begin(std::make_shared<const lesson::Script>(copy), 2);
    CHECK(game.desk().progress().step(id) == 0);
    game.run().goTo(game.run().stepCount() - 1);
    game.run().skip();
    REQUIRE(game.page().isAtEnd());
    CHECK_FALSE(game.desk().progress().isDone(id));
}

TEST_CASE("After the last lesson of a game there is no next one", "[lessons]") {
    tests::Learner game;
    const auto& lessons = game.desk().shelf().lessons();
    for (std::size_t k = 0; k < lessons.size(); ++k) {
        const lesson::Lesson& lesson = lessons[k]->lesson();
        CAPTURE(lesson.id);
        const auto next = game.desk().shelf().after(lesson.id);
        const bool isLast = k + 1 == lessons.size() || lessons[k + 1]->lesson().game() != lesson.game();
        CHECK(next == (isLast ? nullptr : lessons[k + 1]));
    }
}

TEST_CASE("The keys of lessons, rules and rooms at any moment, also while points are shown, lead to a page",
          "[window][lessons][presenter][rules]") {
    Visitor game;
    const std::uint32_t seed = GENERATE(1u, 2u, 3u);
    const std::uint32_t more =
        static_cast<std::uint32_t>(qEnvironmentVariableIntValue("REMPARTS_KEYS"));  // to go on for longer
    game.setMotion(seed == 2 ? model::Motion::VeryFast : model::Motion::Normal);
    game.startGame(2, 5);
    tests::playTo(game, engine::Phase::Tile, 12);
    const engine::GameState before = game.session().state();
    const auto markets = game.desk().shelf().find("city-markets");
    REQUIRE(markets);
    std::uint32_t random = seed + more;
    const auto next = [&random](std::uint32_t range) {
        random = random * 1'664'525u + 1'013'904'223u;
        return (random >> 16) % range;
    };
    constexpr std::uint32_t harmless = 6;  // so many do nothing to a game at the table
    constexpr Qt::Key keys[] = {Qt::Key_Escape, Qt::Key_Escape, Qt::Key_F2,    Qt::Key_F5,    Qt::Key_X,
                                Qt::Key_F11,    Qt::Key_Right,  Qt::Key_Right, Qt::Key_Right, Qt::Key_Space,
                                Qt::Key_Return, Qt::Key_Left,   Qt::Key_1,     Qt::Key_Home,  Qt::Key_D};
    for (std::uint32_t k = 0; k < 100 + 10 * more; ++k) {
        const std::uint32_t choice = next(std::size(keys));
        const Qt::Key key = keys[choice];
        if (game.table().isVisible() && (choice >= harmless || next(2) == 0))
            game.desk().begin(markets, next(static_cast<std::uint32_t>(markets->spans().size())));
        CAPTURE(k, key);
        game.send(key);
        if (next(3) == 0) QTest::qWait(static_cast<int>(next(60)));
        CHECK(game.session().state() == before);
        CHECK(game.cities() <= 2);
    }
}
