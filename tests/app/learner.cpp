#include "app/learner.h"

#include <QApplication>
#include <QTest>

#include "app/sample_lesson.h"
#include "camera_control.h"
#include "files/keep_desk.h"
#include "history/autosave.h"
#include "lesson/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "look/text.h"
#include "support/catch.h"

namespace remparts::tests {

Learner::Learner() {
    setMotion(model::Motion::Off);
}

Learner::~Learner() {
    window().preferences().setMotion(model::Motion::Normal);
}

app::LessonPage& Learner::page() {
    REQUIRE(desk().page());
    return *desk().page();
}

std::size_t Learner::cursor() {
    return page().table().session().game().cursor();
}

void Learner::setMotion(model::Motion motion) {
    window().preferences().setMotion(motion);
}

void Learner::waitForStartPage() {
    REQUIRE(QTest::qWaitFor([this] { return window().keeping().autosave().hasLooked(); }));
    QApplication::processEvents();
}

void Learner::start(std::size_t step) {
    desk().begin(sampleLesson(), step);
    QApplication::processEvents();
}

void Learner::begin(std::size_t step) {
    start(step);
    page().stage().finish();
    QApplication::processEvents();
}

void Learner::solveByKeys() {
    REQUIRE(run().waitsForAction());
    const engine::Action& action = run().lessonStep().task->accepted.front().action;
    if (std::holds_alternative<engine::Pass>(action)) {
        press(Qt::Key_Space);
    } else {
        page().table().turn().select(action);
        press(Qt::Key_Return);
    }
    CHECK_FALSE(run().waitsForAction());
}

void Learner::take(const engine::Action& action) {
    page().table().turn().take(action);
    QApplication::processEvents();
}

void Learner::clickLesson(engine::Position cell) {
    scene::CityView& city = page().table().city();
    const model::TablePoint at{static_cast<double>(cell.x), static_cast<double>(cell.y)};
    city.frame({{at.x - 2, at.y - 2}, {at.x + 2, at.y + 2}});
    city.camera().finish();
    const auto pixel = city.project(at);
    REQUIRE(pixel);
    QTest::mouseMove(&city, pixel->toPoint());
    QTest::mouseClick(&city, Qt::LeftButton, Qt::NoModifier, pixel->toPoint());
    QApplication::processEvents();
}

bool Learner::seesInPanel(const QString& text) {
    QApplication::processEvents();
    const panel::CutTextWatch watch;
    (void)page().panel().grab();
    return watch.drawn().contains(text);
}

bool Learner::seesText(const QString& text) {
    QApplication::processEvents();
    const panel::CutTextWatch watch;
    (void)page().grab();
    return watch.drawn().contains(text);
}

void Learner::checkPosition() {
    const lesson::StepSpan& span = run().span();
    const engine::Game& scene = run().script().scenes()[span.scene];
    CAPTURE(run().step(), cursor(), span.begin, span.end);
    CHECK(cursor() >= span.begin);
    CHECK(cursor() <= span.end);
    const bool hasActed = span.end > span.played && cursor() == span.end;  // maybe turned otherwise
    if (!hasActed) CHECK(page().table().session().state() == scene.stateAt(cursor()));
}

}  // namespace remparts::tests
