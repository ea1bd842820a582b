// The page of a learner's lesson: keys that work at any time, and what is left out where it would be in the way.
#include <QApplication>
#include <QTest>

#include "app/learner.h"
#include "app/sample_lesson.h"
#include "kids/kids_rows.h"
#include "lesson/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "look/rule_links.h"
#include "presenter/hand_picture.h"
#include "rules/rules_desk.h"
#include "rules/rules_page.h"
#include "side/player_rows.h"
#include "support/catch.h"

using namespace remparts;
using tests::Learner;
namespace sample = tests::sample;

TEST_CASE("With Ctrl the keys lead on, back and again while a task waits as well", "[window][lessons]") {
    Learner game;
    game.begin(sample::task);
    game.press(Qt::Key_Right);
    game.press(Qt::Key_Home);
    CHECK(game.run().step() == sample::task);  // these are the table's now
    game.press(Qt::Key_Left, Qt::ControlModifier);
    CHECK(game.run().step() == sample::attempt);
    game.begin(sample::task);
    game.take(engine::PlaceTile{{-1, 0}, engine::Orientation::Quarter});
    REQUIRE(game.run().sheet().feedback == panel::Feedback::Wrong);
    game.press(Qt::Key_Home, Qt::ControlModifier);
    CHECK(game.run().step() == sample::task);
    CHECK(game.run().sheet().feedback == panel::Feedback::None);
    CHECK(game.button(QStringLiteral("Skip this step")).toolTip().contains(QStringLiteral("Ctrl")));
    game.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(game.run().step() == sample::passing);
    game.begin(sample::question);
    game.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(game.run().step() == sample::attempt);
}

TEST_CASE("F2 opens the first rule of the step, in a task the one that refused something",
          "[window][lessons][rules]") {
    Learner game;
    const auto opened = [&] {
        game.press(Qt::Key_F2);
        const QString rule = game.window().rules().page()->currentRule();
        game.press(Qt::Key_F2);
        return rule;
    };
    for (const std::size_t step : {sample::laying, sample::question, sample::attempt, sample::task}) {
        game.begin(step);
        CAPTURE(step);
        CHECK(opened().toStdString() == game.run().lessonStep().rules.front());
    }
    game.clickLesson({0, 0});
    CHECK(QTest::qWaitFor([] { return panel::ruleLinks().told() == QStringLiteral("C2.1"); }));
    CHECK(opened() == QStringLiteral("C2.1"));
}

TEST_CASE("The tile in hand lies over the city where one is asked about it, not where a lesson closes",
          "[window][lessons]") {
    Learner game;
    const auto laying = game.desk().shelf().find("city-laying");
    REQUIRE(laying);
    for (std::size_t step = 0; step < laying->spans().size(); ++step) {
        game.desk().begin(laying, step);
        game.page().stage().finish();
        QApplication::processEvents();
        const lesson::LessonStep& shown = game.run().lessonStep();
        const bool isShown = game.page().findChild<panel::HandPicture*>()->isVisible();
        CAPTURE(step);
        if (!shown.question && !shown.attempt) CHECK_FALSE(isShown);
        if (shown.attempt) CHECK(isShown);
    }
}

TEST_CASE("The rows of the players are never cut at the foot of the panel", "[window][lessons]") {
    Learner game;
    game.window().resize(1280, 800);
    int whole = 0;
    int leftOut = 0;
    for (const auto& script : game.desk().shelf().lessons())
        for (std::size_t step = 0; step < script->spans().size(); ++step) {
            if (!script->lesson().steps[step].question) continue;
            game.desk().begin(script, step);
            game.page().stage().finish();
            game.run().answer(0);
            const panel::LessonPanel& panel = game.page().panel();
            const bool kids = script->lesson().game() == engine::GameKind::Kids;
            const QWidget* rows = kids ? static_cast<QWidget*>(panel.findChild<panel::KidsRows*>())
                                       : static_cast<QWidget*>(panel.findChild<panel::PlayerRows*>());
            const auto seenHeight = [rows] { return rows->visibleRegion().boundingRect().height(); };
            CAPTURE(script->lesson().id, step);
            CHECK(QTest::qWaitFor([&] { return !rows->isVisible() || seenHeight() == rows->height(); }));
            const int seen = seenHeight();
            ++(seen > 0 ? whole : leftOut);
        }
    CHECK(whole > 0);
    CHECK(leftOut > 0);
}
