// Going through a lesson: steps, tasks, questions, back and forth.
#include "lessons/lesson_run.h"

#include <QSignalSpy>

#include "app/sample_lesson.h"
#include "language/language.h"
#include "support/catch.h"

using namespace remparts;
using panel::Feedback;
namespace sample = tests::sample;

namespace {

struct Running {
    model::Session session;
    app::LessonRun run{session};

    explicit Running(std::size_t step = 0) {
        run.start(tests::sampleLesson(), step);
        run.playAll();
    }
    void choose(const engine::Action& action) {
        if (run.mayPlay(action)) REQUIRE_FALSE(session.play(action));
    }
};

const engine::PlaceTile east{{1, 0}, engine::Orientation::Quarter};
const engine::PlaceTile west{{-1, 0}, engine::Orientation::Quarter};
const engine::PlaceTile north{{0, 1}, engine::Orientation::Quarter};

}  // namespace

TEST_CASE("A step's actions are played one by one, and only then something lights up") {
    model::Session session;
    app::LessonRun run(session);
    run.start(tests::sampleLesson());
    CHECK(run.hasActionsLeft());
    CHECK(run.light().isEmpty());
    run.playNext();
    CHECK(session.game().cursor() == 1);
    run.playNext();
    CHECK_FALSE(run.hasActionsLeft());
    CHECK(run.light().feature.has_value());
}

TEST_CASE("Next goes through the whole lesson, and what waits is resolved first") {
    model::Session session;
    app::LessonRun run(session);
    QSignalSpy finished(&run, &app::LessonRun::finished);
    run.start(tests::sampleLesson());
    std::vector<std::size_t> steps{0};
    for (int k = 0; k < 40 && finished.isEmpty(); ++k) {
        run.next();
        if (run.step() != steps.back()) steps.push_back(run.step());
    }
    CHECK(finished.size() == 1);
    CHECK(steps == std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6});
}

TEST_CASE("A question is answered with its reason, rightly and wrongly, and only once") {
    Running lesson(sample::question);
    CHECK(lesson.run.isWaiting());
    CHECK_FALSE(lesson.run.waitsForAction());
    const int choice = GENERATE(0, 1);
    lesson.run.answer(choice);
    CHECK_FALSE(lesson.run.isWaiting());
    CHECK(lesson.run.sheet().feedback == (choice == 1 ? Feedback::Right : Feedback::Wrong));
    CHECK(lesson.run.sheet().question->isRevealed);
    CHECK(lesson.run.sheet().question->chosen == choice);
    CHECK_FALSE(lesson.run.sheet().question->because.isEmpty());
    lesson.run.answer(2);
    CHECK(lesson.run.sheet().question->chosen == choice);
}

TEST_CASE("Numbers in a choice are those of the engine") {
    Running lesson(sample::question);
    CHECK(lesson.run.sheet().question->choices[1].toStdString() == "At 4");
}

TEST_CASE("A task takes what is meant and answers everything else without playing it") {
    Running lesson(sample::task);
    const std::size_t before = lesson.session.game().cursor();
    CHECK(lesson.run.waitsForAction());
    lesson.choose(west);
    CHECK(lesson.session.game().cursor() == before);
    CHECK(lesson.run.sheet().feedback == Feedback::Wrong);
    CHECK(lesson.run.sheet().told == QStringLiteral("That is the west."));
    lesson.choose(north);
    CHECK(lesson.run.sheet().told == QStringLiteral("The tile fits there, but not in the east."));
    CHECK(lesson.run.isWaiting());
    lesson.choose(east);
    CHECK_FALSE(lesson.run.isWaiting());
    CHECK(lesson.run.sheet().feedback == Feedback::Right);
    CHECK(lesson.run.sheet().told == QStringLiteral("The street is 2 tiles long now."));
    CHECK_FALSE(lesson.run.mayPlay(engine::Pass{}));
}

TEST_CASE("What looks the same is right too, and the lesson goes on with its own line") {
    Running lesson(sample::task);
    lesson.choose(engine::PlaceTile{{1, 0}, engine::Orientation::ThreeQuarter});
    CHECK_FALSE(lesson.run.isWaiting());
    lesson.run.next();
    CHECK(lesson.run.step() == sample::passing);
    const auto& scene = tests::sampleLesson()->scenes()[0];
    CHECK(lesson.session.state() == scene.stateAt(lesson.run.span().begin));
    lesson.run.playAll();
    CHECK(lesson.session.state() == scene.stateAt(lesson.run.span().played));
}

TEST_CASE("A hint is told where the task has one") {
    Running lesson(sample::task);
    CHECK(lesson.run.sheet().hasHint);
    lesson.run.showHint();
    CHECK(lesson.run.sheet().feedback == Feedback::Hint);
    CHECK_FALSE(lesson.run.sheet().told.isEmpty());
    CHECK(lesson.run.isWaiting());
    lesson.run.goTo(sample::attempt);
    lesson.run.showHint();
    CHECK(lesson.run.sheet().feedback == Feedback::None);
}

TEST_CASE("Back leads to the step before, from what was done to its beginning") {
    Running lesson(sample::task);
    lesson.choose(east);
    lesson.run.back();
    CHECK(lesson.run.step() == sample::task);
    CHECK(lesson.run.isWaiting());
    lesson.run.back();
    CHECK(lesson.run.step() == sample::attempt);
    lesson.run.goTo(0);
    lesson.run.playAll();
    lesson.run.back();
    CHECK(lesson.run.step() == 0);
    CHECK(lesson.run.hasActionsLeft());
    CHECK_FALSE(lesson.run.sheet().canGoBack);
}

TEST_CASE("Every step can be gone to from every other one, and lies as the lesson has it") {
    Running lesson;
    for (const std::size_t step : {3u, 0u, 5u, 1u, 6u, 4u, 2u, 5u, 3u}) {
        lesson.run.goTo(step);
        const lesson::StepSpan& span = lesson.run.span();
        const engine::Game& scene = tests::sampleLesson()->scenes()[span.scene];
        CHECK(lesson.session.state() == scene.stateAt(span.begin));
        lesson.run.playAll();
        CHECK(lesson.session.state() == scene.stateAt(span.played));
    }
}

TEST_CASE("The lesson is told in the language of the program") {
    Running lesson;
    QSignalSpy changed(&lesson.run, &app::LessonRun::changed);
    model::useLanguage(QStringLiteral("de"));
    CHECK(changed.size() == 1);
    CHECK(lesson.run.sheet().caption.startsWith(QStringLiteral("Anna legt")));
    CHECK(lesson.run.sheet().rules.at(0).title == QStringLiteral("Ziehen und legen"));
    model::useLanguage(QStringLiteral("en"));
}
