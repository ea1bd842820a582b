// Lessons in the real window: the course, going through a lesson by mouse and keys, and that nothing of it touches
// the players' game.
#include <QAction>
#include <QApplication>
#include <QTest>

#include "announcer.h"
#include "app/learner.h"
#include "app/sample_lesson.h"
#include "city_overlay.h"
#include "lesson/course_page.h"
#include "lesson/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "motion/payment_overlay.h"
#include "presenter/presenter_desk.h"
#include "support/catch.h"

using namespace remparts;
using tests::Learner;
namespace sample = tests::sample;

TEST_CASE("The start page shows the rules: the course, and Escape leads back", "[window][lessons]") {
    Learner game;
    game.waitForStartPage();
    game.click(game.button(QStringLiteral("Show the rules")));
    REQUIRE(game.desk().course());
    CHECK(game.desk().course()->isVisible());
    CHECK(game.window().windowTitle().contains(QStringLiteral("Lessons")));
    game.press(Qt::Key_Escape);
    CHECK(game.button(QStringLiteral("Show the rules")).isVisible());
    CHECK_FALSE(game.desk().isShown());
}

TEST_CASE("Nothing of the lessons is made before it is asked for, and all of it goes again", "[window][lessons]") {
    Learner game;
    const auto cities = [&] { return game.window().findChildren<scene::CityView*>().size(); };
    CHECK(cities() == 1);
    game.begin(sample::laying);
    CHECK(cities() == 2);
    game.press(Qt::Key_Escape);
    game.press(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(cities() == 1);
    CHECK(game.desk().course() == nullptr);
}

TEST_CASE("A lesson is gone through by keys alone", "[window][lessons]") {
    Learner game;
    game.begin(sample::laying);
    game.press(Qt::Key_Right);
    CHECK(game.run().step() == sample::question);
    game.press(Qt::Key_Right);  // an open question waits for its answer
    CHECK(game.run().step() == sample::question);
    game.press(Qt::Key_2);
    CHECK(game.run().sheet().feedback == panel::Feedback::Right);
    game.press(Qt::Key_Space);
    CHECK(game.run().step() == sample::attempt);
    game.press(Qt::Key_PageDown);
    CHECK(game.run().step() == sample::task);
    game.solveByKeys();
    CHECK(game.run().sheet().feedback == panel::Feedback::Right);
    for (int k = 0; k < 3; ++k) game.press(Qt::Key_Return);
    CHECK(game.page().isAtEnd() == false);
    game.press(Qt::Key_Return);
    CHECK(game.page().isAtEnd());
}

TEST_CASE("In a task the table answers: what is meant is played, other choices are told why not",
          "[window][lessons]") {
    Learner game;
    game.begin(sample::task);
    const std::size_t before = game.cursor();
    game.clickLesson({-1, 0});
    CHECK(game.cursor() == before);
    CHECK(game.seesText(QStringLiteral("That is the west.")));
    game.clickLesson({0, 1});
    CHECK(game.seesText(QStringLiteral("The tile fits there, but not in the east.")));
    game.press(Qt::Key_H);
    CHECK(game.seesText(QStringLiteral("East is on the right. Turn the tile first.")));
    game.clickLesson({1, 0});
    CHECK(game.cursor() == before + 1);
    CHECK(game.seesText(QStringLiteral("The street is 2 tiles long now.")));
}

TEST_CASE("What the rules refuse is refused in a lesson as at the table", "[window][lessons]") {
    Learner game;
    game.begin(sample::task);
    QString told;
    QObject::connect(&game.page().table().turn(), &model::TurnModel::refused, &game.page(),
                     [&](const model::Refusal& refusal) { told = refusal.rule; });
    game.clickLesson({0, 0});
    CHECK(told == QStringLiteral("C2.1"));
    CHECK(game.run().isWaiting());
}

TEST_CASE("Where nothing is to be done the table offers nothing and plays nothing", "[window][lessons]") {
    Learner game;
    game.begin(sample::question);
    const std::size_t before = game.cursor();
    game.clickLesson({1, 0});
    game.clickLesson({1, 0});
    CHECK(game.cursor() == before);
    CHECK_FALSE(game.page().table().turn().highlights().ghost);
}

TEST_CASE("A wrong answer is told with the reason, and the right one is marked", "[window][lessons]") {
    Learner game;
    game.begin(sample::question);
    game.press(Qt::Key_3);
    CHECK(game.run().sheet().feedback == panel::Feedback::Wrong);
    CHECK(game.seesText(QStringLiteral("Every free side takes it, if it is turned rightly (C2.2).")));
    CHECK(game.button(QStringLiteral("At 4, the right answer")).isVisible());
    CHECK(game.button(QStringLiteral("Nowhere, not the right answer")).isVisible());
}

TEST_CASE("While actions are shown, on ends the show first, then goes on", "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::Normal);
    game.start(sample::passing);
    CHECK(game.page().stage().isPlaying());
    game.press(Qt::Key_Right);
    CHECK_FALSE(game.page().stage().isPlaying());
    CHECK(game.run().step() == sample::passing);
    CHECK_FALSE(game.run().hasActionsLeft());
    game.press(Qt::Key_Right);
    CHECK(game.run().step() == sample::scene);
}

TEST_CASE("With motion the actions of a step follow one another by themselves", "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::VeryFast);
    game.start(sample::laying);
    CHECK(game.cursor() == 0);
    CHECK(QTest::qWaitFor([&] { return !game.page().stage().isPlaying(); }, 20'000));
    CHECK(game.cursor() == 2);
}

TEST_CASE("A question and a task come when all that happens before them was shown", "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::Normal);
    lesson::Lesson both = tests::sampleLesson()->lesson();
    lesson::LessonStep& step = both.steps[sample::laying];
    const lesson::LessonStep& asking = both.steps[sample::question];
    step.question = asking.question;
    step.values.insert(step.values.end(), asking.values.begin(), asking.values.end());
    game.desk().begin(std::make_shared<const lesson::Script>(both), sample::laying);
    QApplication::processEvents();
    CHECK(game.page().stage().isPlaying());
    CHECK_FALSE(game.seesInPanel(QStringLiteral("At how many places does the tile fit?")));
    game.press(Qt::Key_2);
    CHECK_FALSE(game.run().sheet().question->isRevealed);
    game.page().stage().finish();
    CHECK(game.seesInPanel(QStringLiteral("At how many places does the tile fit?")));
    game.press(Qt::Key_2);
    CHECK(game.run().sheet().question->isRevealed);
}

TEST_CASE("Back, again, skip and on at any moment lead to a step as the lesson has it", "[window][lessons]") {
    Learner game;
    const bool moves = GENERATE(false, true);
    game.setMotion(moves ? model::Motion::VeryFast : model::Motion::Off);
    game.start(0);
    std::uint32_t random = 20'260'101;
    const auto next = [&random](std::uint32_t range) {
        random = random * 1'664'525u + 1'013'904'223u;
        return (random >> 16) % range;
    };
    for (int k = 0; k < 120; ++k) {
        constexpr Qt::Key keys[] = {Qt::Key_Right, Qt::Key_Left,   Qt::Key_Home, Qt::Key_1,    Qt::Key_H,
                                    Qt::Key_Space, Qt::Key_Return, Qt::Key_R,    Qt::Key_Down, Qt::Key_PageDown};
        const std::uint32_t choice = next(14);
        if (choice < std::size(keys))
            game.press(keys[choice]);
        else if (!game.page().isAtEnd())
            game.click(game.button(QStringLiteral("Skip this step")));
        if (game.page().isAtEnd()) game.start(next(sample::count));
        if (moves && next(3) == 0) QTest::qWait(15);
        game.checkPosition();
    }
}

TEST_CASE("Whatever is pressed in the lessons leads to a page and nothing to the players' game",
          "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::VeryFast);
    game.startGame(2, 5);
    const engine::GameState before = game.session().state();
    std::uint32_t random = 7;
    for (int k = 0; k < 150; ++k) {
        if (game.table().isVisible()) game.window().showLessons();
        constexpr Qt::Key keys[] = {Qt::Key_Return, Qt::Key_Right, Qt::Key_Escape, Qt::Key_F2,
                                    Qt::Key_Tab,    Qt::Key_1,     Qt::Key_Down,   Qt::Key_Space,
                                    Qt::Key_Return, Qt::Key_Left,  Qt::Key_F5};
        random = random * 1'664'525u + 1'013'904'223u;
        const Qt::Key key = keys[(random >> 16) % std::size(keys)];
        CAPTURE(k, key);
        if (QApplication::focusWidget() == nullptr) game.window().setFocus();
        QTest::keyClick(QApplication::focusWidget(), key);
        QTest::qWait(5);
        CHECK(game.session().state() == before);
    }
    game.window().presenter().end();
}

TEST_CASE("Progress is kept over the end of the program, and can be forgotten", "[window][lessons]") {
    Learner game;
    app::LessonProgress& progress = game.desk().progress();
    const auto lesson = [&] { return game.desk().shelf().lessons().front(); };
    const QString id = QString::fromStdString(lesson()->lesson().id);
    CHECK(progress.step(id) == 0);
    game.desk().begin(lesson(), 2);
    CHECK(progress.step(id) == 2);
    game.restart();
    CHECK(game.desk().progress().step(id) == 2);
    game.desk().begin(lesson(), lesson()->spans().size() - 1);
    game.run().skip();
    REQUIRE(game.page().isAtEnd());
    game.restart();
    CHECK(game.desk().progress().isDone(id));
    CHECK(game.desk().progress().step(id) == 0);
    game.desk().progress().reset();
    CHECK_FALSE(game.desk().progress().isDone(id));
}

TEST_CASE("The players' game stays as it is while a lesson runs", "[window][lessons]") {
    Learner game;
    game.table().setMotion(false);
    game.startGame(2, 5);
    for (int k = 0; k < 5; ++k) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(engine::Action(legal.front())));
    }
    const engine::GameState before = game.session().state();
    const std::size_t steps = game.session().game().steps().size();
    const QString title = game.window().windowTitle();
    game.begin(sample::task);
    game.solveByKeys();
    game.press(Qt::Key_Left);
    game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(game.session().state() == before);
    CHECK(game.session().game().steps().size() == steps);
    CHECK(game.session().isModified());
    game.press(Qt::Key_Escape);
    game.press(Qt::Key_Escape);
    CHECK(game.table().isVisible());
    CHECK(game.table().city().hasFocus());
    CHECK(game.window().windowTitle() == title);
    CHECK(game.session().state() == before);
}

TEST_CASE("The course leads from lesson to lesson by Enter, and remembers which are done", "[window][lessons]") {
    Learner game;
    const auto& lessons = game.desk().shelf().lessons();
    REQUIRE(lessons.size() > 1);
    game.desk().showCourse();
    game.press(Qt::Key_Return);
    CHECK(game.run().sharedScript() == lessons[0]);
    game.run().goTo(game.run().stepCount() - 1);
    game.press(Qt::Key_Right);
    REQUIRE(game.page().isAtEnd());
    game.press(Qt::Key_Return);
    CHECK(game.run().sharedScript() == lessons[1]);
    CHECK_FALSE(game.page().isAtEnd());
    game.run().goTo(1);
    game.press(Qt::Key_Escape);
    game.press(Qt::Key_Return);
    CHECK(game.run().sharedScript() == lessons[1]);
    CHECK(game.run().step() == 1);
    CHECK(game.desk().progress().isDone(QString::fromStdString(lessons[0]->lesson().id)));
}

TEST_CASE("Captions, questions and answers to choices are spoken", "[window][lessons]") {
    Learner game;
    game.begin(sample::laying);
    QStringList spoken;
    QObject::connect(&game.page().panel().announcer(), &panel::Announcer::spoken, &game.page(),
                     [&](const QString& words) { spoken.append(words); });
    const auto hears = [&](const char* words) {
        return QTest::qWaitFor([&] { return spoken.join(QLatin1Char(' ')).contains(QLatin1String(words)); });
    };
    game.press(Qt::Key_Right);
    CHECK(hears("Streets lead out of this tile on three sides."));
    CHECK(hears("At how many places does the tile fit?"));
    CHECK(hears("2: At 4"));
    game.press(Qt::Key_1);
    CHECK(hears("Not quite: Every free side takes it"));
    game.run().goTo(sample::task);
    game.take(engine::PlaceTile{{-1, 0}, engine::Orientation::Quarter});
    CHECK(hears("Not quite: That is the west."));
    game.press(Qt::Key_H);
    CHECK(hears("A hint: East is on the right."));
}

TEST_CASE("Points and followers cross from the city into the panel of the lesson", "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::Normal);
    const auto markets = game.desk().shelf().find("city-markets");
    REQUIRE(markets);
    const auto isPaying = [&] {
        for (const auto* payments : game.page().findChildren<panel::PaymentOverlay*>(Qt::FindDirectChildrenOnly))
            if (payments->isVisible()) return true;
        return false;
    };
    bool paid = false;
    for (std::size_t step = 0; step < markets->spans().size() && !paid; ++step) {
        game.desk().begin(markets, step);
        while (game.page().stage().isPlaying() && !paid) {
            QTest::qWait(5);
            game.page().table().tableShow().advance(std::chrono::milliseconds(200));
            paid = isPaying();
        }
    }
    CHECK(paid);
}

TEST_CASE("The window can be closed in the middle of a lesson", "[window][lessons]") {
    Learner game;
    game.setMotion(model::Motion::Normal);
    game.start(sample::laying);
    CHECK(game.window().close());
}

TEST_CASE("Strict mode and the confirm step are for games, not for lessons", "[window][lessons]") {
    Learner game;
    game.window().preferences().setStrict(true);
    game.window().preferences().setConfirmStep(true);
    game.begin(sample::task);
    const std::size_t before = game.cursor();
    game.clickLesson({1, 0});
    CHECK(game.cursor() == before + 1);
    game.window().preferences().reset();
}

TEST_CASE("An attempt stands refused over the city until one goes on", "[window][lessons]") {
    Learner game;
    game.begin(sample::attempt);
    CHECK(game.seesText(QStringLiteral("A street must go on here.")));
    QTest::qWait(3500);  // longer than an answer to a click stays
    CHECK(game.seesText(QStringLiteral("A street must go on here.")));
    game.press(Qt::Key_Right);
    CHECK_FALSE(game.seesText(QStringLiteral("A street must go on here.")));
}
