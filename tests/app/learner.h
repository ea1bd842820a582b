// One who goes through lessons in the real window.
#pragma once

#include "app/window_fixture.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_page.h"
#include "motion.h"
#include "preferences/preferences.h"

namespace remparts::tests {

class Learner : public WindowFixture {
  public:
    /// Without motion.
    Learner();
    ~Learner();

    [[nodiscard]] app::LessonDesk& desk() { return window().lessons(); }
    [[nodiscard]] app::LessonPage& page();
    [[nodiscard]] app::LessonRun& run() { return page().run(); }
    [[nodiscard]] std::size_t cursor();
    void setMotion(model::Motion motion);
    /// It is made anew once it is known what was left on this computer.
    void waitForStartPage();

    /// The sample lesson from a step on.
    void start(std::size_t step);
    /// The same, and its actions were shown.
    void begin(std::size_t step);
    /// What the task accepts, by the keys of the table.
    void solveByKeys();
    /// The middle of a cell on the lesson's table; where it is hidden the camera moves.
    void clickLesson(engine::Position cell);
    /// Whether somebody can read this now.
    [[nodiscard]] bool seesText(const QString& text);
    [[nodiscard]] bool seesInPanel(const QString& text);
    /// A choice of the table by its list of actions.
    void take(const engine::Action& action);
    /// The position is that of the lesson at this step, as far as its actions were played.
    void checkPosition();
};

}  // namespace remparts::tests
