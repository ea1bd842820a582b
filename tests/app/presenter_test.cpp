// Showing to a room: the window full screen, driven by the keys that a remote sends; the players' game stays as it
// is.
#include <QAction>
#include <QApplication>
#include <QTest>

#include "app/play_to.h"
#include "app/sample_lesson.h"
#include "app/window_fixture.h"
#include "city_view.h"
#include "language/language.h"
#include "lesson/course_page.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_page.h"
#include "lessons/shown_table.h"
#include "look/appearance.h"
#include "preferences/preferences.h"
#include "presenter/lesson_show.h"
#include "presenter/presenter_desk.h"
#include "presenter/presenter_page.h"
#include "support/catch.h"

using namespace remparts;
using app::GameShow;
using app::LessonShow;
using tests::WindowFixture;

namespace {

struct Room : WindowFixture {
    Room() {
        table().setMotion(false);
        window().preferences().setMotion(model::Motion::Off);
    }
    ~Room() {
        window().presenter().end();
        window().preferences().reset();
    }

    app::PresenterDesk& desk() { return window().presenter(); }
    panel::PresenterPage& page() { return *desk().page(); }
    const panel::Slide& slide() { return page().slide(); }
    /// A key as it comes from a keyboard or a remote: to whatever has the focus.
    void send(int key) {
        if (QApplication::focusWidget() == nullptr) window().setFocus();
        press(key);
    }
    void showSample(std::size_t step = 0) {
        desk().showLesson(window().lessons().shelf(), tests::sampleLesson(), step);
        REQUIRE(QTest::qWaitFor([&] { return page().isVisible() && QApplication::focusWidget() != nullptr; }));
    }
    const LessonShow& lesson() { return dynamic_cast<const LessonShow&>(*desk().source()); }
};

int totalOf(const panel::Slide& slide) {
    REQUIRE_FALSE(slide.sheet.sum.empty());
    const panel::LessonSheet& sheet = slide.sheet;
    REQUIRE(sheet.sum.back().total);
    return sheet.sum.back().number.mid(2).toInt();  // "= 10"
}

}  // namespace

TEST_CASE("F5 shows the running game full screen, Escape brings table, window and focus back") {
    Room room;
    room.startGame(3, 5);
    tests::playTo(room, engine::Phase::Tile, 12);
    room.session().undo();
    const std::size_t cursor = room.session().game().cursor();
    const std::size_t steps = room.session().game().steps().size();
    const bool modified = room.session().isModified();
    const Qt::WindowStates before = room.window().windowState();
    room.city().setFocus();
    room.send(Qt::Key_F5);
    REQUIRE(room.desk().isShowing());
    CHECK(room.window().isFullScreen());
    CHECK(room.page().isVisible());
    CHECK_FALSE(room.table().isVisible());
    CHECK(room.slide().sheet.isLast);
    CHECK(room.slide().asked.startsWith(QStringLiteral("Player")));
    REQUIRE(room.slide().standings.size() == 3);
    for (std::size_t k = 0; k < 3; ++k)
        CHECK(room.slide().standings[k].points.toInt() == room.session().state().supplies[k].score);

    for (int k = 0; k < 5; ++k) room.send(Qt::Key_PageUp);
    CHECK(room.slide().sheet.step == room.slide().sheet.steps - 6);
    room.send(Qt::Key_Home);
    CHECK(room.slide().sheet.step == 0);
    room.send(Qt::Key_Left);
    CHECK(room.slide().sheet.step == 0);
    room.send(Qt::Key_End);
    room.send(Qt::Key_PageDown);
    CHECK(room.slide().sheet.isLast);
    room.send(Qt::Key_F5);  // remotes send it again
    CHECK(room.desk().isShowing());

    room.send(Qt::Key_Escape);
    CHECK_FALSE(room.desk().isShowing());
    CHECK(room.table().isVisible());
    CHECK(room.window().windowState() == before);
    CHECK(room.session().game().cursor() == cursor);
    CHECK(room.session().game().steps().size() == steps);
    CHECK(room.session().isModified() == modified);
    CHECK(room.city().hasFocus());
}

TEST_CASE("X explains every scoring of the game: the terms add up to what the engine paid") {
    Room room;
    room.startGame(2, 5);
    room.city().setFocus();
    room.send(Qt::Key_X);
    CHECK_FALSE(room.desk().isShowing());  // nothing was scored yet
    tests::playTo(room, engine::Phase::Over);
    std::vector<engine::Scored> paid;
    for (const engine::Step& step : room.session().game().steps())
        for (const engine::Event& event : step.events)
            if (const auto* scored = std::get_if<engine::Scored>(&event)) paid.push_back(*scored);
    REQUIRE(paid.size() > 5);
    room.city().setFocus();
    room.send(Qt::Key_X);
    REQUIRE(room.desk().isShowing());
    REQUIRE(room.slide().sheet.steps == static_cast<int>(paid.size()));
    room.send(Qt::Key_Home);
    std::vector<int> points(2, 0);
    for (const engine::Scored& scored : paid) {
        const int worth = engine::pointsOf(scored.score);
        points[scored.player] += worth;
        CHECK(totalOf(room.slide()) == worth);
        int terms = 0;
        for (const model::ScoreTerm& term : model::scoreTerms(room.desk().table()->session().state(), scored))
            terms += term.points();
        CHECK(terms == worth);
        CHECK(room.slide().sheet.sum.size() >= 2);
        REQUIRE(room.slide().scorer);
        CHECK(room.slide().scorer->color == static_cast<engine::PlayerColor>(scored.player));
        CHECK(room.slide().asked.contains(QString::number(points[scored.player])));
        REQUIRE_FALSE(room.slide().sheet.rules.empty());
        CHECK(room.slide().sheet.rules.front().number.toStdString() == engine::ruleOf(scored.score));
        room.send(Qt::Key_PageDown);
    }
    CHECK(points[0] == room.session().state().supplies[0].score);
    CHECK(room.slide().sheet.isLast);
}

TEST_CASE("In strict mode a shown game tells nothing that the table keeps to itself") {
    Room room;
    room.window().preferences().setStrict(true);
    room.startGame(2, 5);
    tests::playTo(room, engine::Phase::Tile, 8);
    room.city().setFocus();
    room.send(Qt::Key_F5);
    REQUIRE(room.desk().isShowing());
    CHECK(room.desk().table()->session().isStrict());
    for (int k = 0; k < room.slide().sheet.steps; ++k) {
        CHECK_FALSE(room.slide().asked.contains(QStringLiteral("fits")));
        room.send(Qt::Key_PageUp);
    }
}

TEST_CASE("The room is asked, then the answer is revealed, then it goes on") {
    Room room;
    room.showSample(tests::sample::question);
    REQUIRE(room.slide().sheet.question);
    CHECK_FALSE(room.slide().sheet.question->isRevealed);
    room.send(Qt::Key_PageDown);
    CHECK(room.lesson().run().step() == tests::sample::question);
    CHECK(room.slide().sheet.question->isRevealed);
    room.send(Qt::Key_PageDown);
    CHECK(room.lesson().run().step() == tests::sample::question + 1);
}

TEST_CASE("A refusal is told large, and a task is asked before it is played") {
    Room room;
    room.showSample(tests::sample::attempt);
    REQUIRE(QTest::qWaitFor([&] { return !room.slide().sheet.told.isEmpty(); }));
    CHECK(room.slide().sheet.feedback == panel::Feedback::Wrong);
    room.send(Qt::Key_Space);
    REQUIRE(room.lesson().run().step() == tests::sample::task);
    CHECK_FALSE(room.slide().asked.isEmpty());
    const std::size_t before = room.desk().table()->session().game().cursor();
    room.send(Qt::Key_Space);
    CHECK(room.desk().table()->session().game().cursor() == before + 1);
    CHECK(room.slide().asked.isEmpty());
}

TEST_CASE("After the last step of a lesson the next one is announced and follows") {
    Room room;
    room.showSample(tests::sample::last);
    for (int k = 0; k < 6 && !room.lesson().isBetween(); ++k) room.send(Qt::Key_PageDown);
    REQUIRE(room.lesson().isBetween());
    CHECK_FALSE(room.slide().asked.isEmpty());
    const auto& lessons = room.window().lessons().shelf().lessons();
    REQUIRE_FALSE(lessons.empty());
    room.send(Qt::Key_PageDown);
    CHECK(room.lesson().script() == lessons.front());
    CHECK(room.lesson().run().step() == 0);
    room.send(Qt::Key_PageUp);
    CHECK(room.lesson().script() == tests::sampleLesson());
}

TEST_CASE("The jump list leads to any step of any lesson") {
    Room room;
    room.showSample();
    const std::vector<panel::JumpRow> rows = room.desk().source()->jumps();
    std::size_t steps = tests::sample::count;
    for (const auto& script : room.window().lessons().shelf().lessons()) steps += script->spans().size();
    REQUIRE(rows.size() == steps);
    room.send(Qt::Key_J);
    REQUIRE(room.page().isJumping());
    for (int k = 0; k < 4; ++k) room.send(Qt::Key_Down);
    room.send(Qt::Key_Return);
    CHECK_FALSE(room.page().isJumping());
    CHECK(room.lesson().run().step() == 4);
    CHECK(room.desk().source()->jumpRow() == 4);
    room.desk().source()->jumpTo(static_cast<int>(rows.size()) - 1);
    CHECK(room.lesson().run().step() + 1 == room.lesson().run().stepCount());
}

TEST_CASE("The course begins a lesson before a room and is there again afterwards") {
    Room room;
    room.window().showLessons();
    panel::CoursePage* course = room.window().lessons().course();
    REQUIRE(course);
    const auto& lessons = room.window().lessons().shelf().lessons();
    REQUIRE_FALSE(lessons.empty());
    emit course->presentRequested(QString::fromStdString(lessons.back()->lesson().id));
    REQUIRE(room.desk().isShowing());
    CHECK(room.lesson().script() == lessons.back());
    room.send(Qt::Key_Escape);
    CHECK(course->isVisible());
}

TEST_CASE("F5 shows the learner's lesson to the room and gives it back where the room has come to") {
    Room room;
    room.window().lessons().begin(tests::sampleLesson(), tests::sample::question);
    REQUIRE(room.window().lessons().page());
    room.send(Qt::Key_F5);
    REQUIRE(room.desk().isShowing());
    CHECK(room.lesson().run().step() == tests::sample::question);
    CHECK(room.window().lessons().page() == nullptr);  // one city more, not two
    room.send(Qt::Key_PageDown);
    room.send(Qt::Key_PageDown);
    room.send(Qt::Key_Escape);
    REQUIRE(room.window().lessons().page());
    CHECK(room.window().lessons().page()->isVisible());
    CHECK(room.window().lessons().page()->run().step() == tests::sample::question + 1);
}

TEST_CASE("D is dark or light for the room alone") {
    Room room;
    const panel::ThemeKind before = panel::appearance().theme;
    const auto choice = room.window().preferences().theme();
    room.showSample();
    room.send(Qt::Key_D);
    CHECK(panel::theme().dark != panel::themeOf(before).dark);
    room.send(Qt::Key_Escape);
    CHECK(panel::appearance().theme == before);
    CHECK(room.window().preferences().theme() == choice);
}

TEST_CASE("Another language is spoken at once, also in the middle of a game that is shown") {
    Room room;
    room.startGame(2, 5);
    tests::playTo(room, engine::Phase::Tile, 12);
    room.city().setFocus();
    room.send(Qt::Key_F5);
    const QString english = room.slide().asked;
    const int step = room.slide().sheet.step;
    model::useLanguage(QStringLiteral("de"));
    CHECK(room.slide().asked != english);
    CHECK(room.slide().sheet.step == step);
    model::useLanguage(QStringLiteral("en"));
    CHECK(room.slide().asked == english);
}

TEST_CASE("A window that was full screen stays so, and one that is closed keeps its shape") {
    Room room;
    room.window().setWindowState(Qt::WindowFullScreen);
    room.showSample();
    room.send(Qt::Key_Escape);
    CHECK(room.window().isFullScreen());
    room.window().setWindowState(Qt::WindowNoState);
    room.showSample();
    REQUIRE(room.window().close());
    CHECK_FALSE(room.desk().isShowing());
    CHECK_FALSE(room.window().isFullScreen());
}

TEST_CASE("The rules lie over what is shown and give it back; another page takes its place") {
    Room room;
    room.showSample(tests::sample::question);
    room.send(Qt::Key_F2);
    CHECK_FALSE(room.page().isVisible());
    room.send(Qt::Key_Escape);
    REQUIRE(room.desk().isShowing());
    CHECK(room.page().isVisible());
    room.send(Qt::Key_PageDown);
    CHECK(room.slide().sheet.question->isRevealed);
    room.window().showSetup();
    CHECK_FALSE(room.desk().isShowing());
    CHECK_FALSE(room.window().isFullScreen());
}

TEST_CASE("A click on the city goes on") {
    Room room;
    room.showSample(tests::sample::question);
    scene::CityView& city = room.desk().table()->page().city();
    QTest::mouseClick(&city, Qt::LeftButton, {}, city.rect().center());
    CHECK(room.slide().sheet.question->isRevealed);
    room.send(Qt::Key_Escape);  // the keys are still the page's
    CHECK_FALSE(room.desk().isShowing());
}
