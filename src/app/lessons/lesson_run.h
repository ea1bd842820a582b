// A lesson as somebody goes through it: which step, what waits for the learner, what was answered. Moves the session
// of its own table along the lesson's line; knows nothing of widgets but the words they show.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "explain/spotlight.h"
#include "history/line_tree.h"
#include "lesson/lesson_sheet.h"
#include "remparts/lesson/script.h"
#include "session.h"

namespace remparts::app {

class LessonRun : public QObject {
    Q_OBJECT
  public:
    /// `session` must live longer; it is the run's own, never that of the players' game.
    explicit LessonRun(model::Session& session, QObject* parent = nullptr);

    /// From a step on; one that the lesson does not have is its first.
    void start(std::shared_ptr<const lesson::Script> script, std::size_t step = 0);
    [[nodiscard]] bool hasLesson() const { return m_script != nullptr; }
    /// Needs a lesson, as all below.
    [[nodiscard]] const lesson::Script& script() const { return *m_script; }
    [[nodiscard]] const std::shared_ptr<const lesson::Script>& sharedScript() const { return m_script; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] std::size_t stepCount() const { return m_script->spans().size(); }
    [[nodiscard]] bool isLast() const { return m_step + 1 == stepCount(); }
    [[nodiscard]] const lesson::LessonStep& lessonStep() const { return m_script->lesson().steps[m_step]; }
    [[nodiscard]] const lesson::StepSpan& span() const { return m_script->spans()[m_step]; }
    /// Actions of the step are still to be played; playNext() plays them one by one.
    [[nodiscard]] bool hasActionsLeft() const;
    /// The next of them; nothing when all are played.
    [[nodiscard]] const engine::Action* nextAction() const;
    /// The learner is to act or to answer.
    [[nodiscard]] bool isWaiting() const;
    /// The learner is to act in the city.
    [[nodiscard]] bool waitsForAction() const;
    /// All that is told now, in the language of the program. A question and the words of a task come once all actions
    /// are played.
    [[nodiscard]] panel::LessonSheet sheet() const;
    /// What lights up now; empty while actions are played.
    [[nodiscard]] model::Spotlight light() const;

    /// A learner's legal choice in the city: whether it is to be played. Wrong ones are answered.
    bool mayPlay(const engine::Action& action);

  public slots:
    /// The next action of the step, shown as if it were played now.
    void playNext();
    /// All that is left of the step's actions, at once.
    void playAll();
    /// Goes on. Actions that are left are played at once, what waits is resolved first: the task is played, the
    /// answer revealed (a presenter's step); the next call leads to the next step. At the end finished() comes.
    void next();
    /// To the step before; where the learner has acted or answered, to the beginning of the step.
    void back();
    /// The step from its beginning.
    void again();
    /// To the next step at once; from the last one finished() comes.
    void skip();
    void goTo(std::size_t step);
    /// A choice of the question that is open; any other call is none.
    void answer(int choice);
    void showHint();

  signals:
    /// Another lesson or step, or the same from its beginning.
    void stepChanged();
    /// What sheet() or light() say is another.
    void changed();
    void finished();

  private:
    void layScene(std::size_t scene);
    /// Back from what the learner played otherwise.
    void takeUpLine();
    void finishTask(panel::Feedback feedback);
    void onStepPlayed();
    [[nodiscard]] QString words(const lesson::Texts& texts) const;
    [[nodiscard]] QString told() const;
    [[nodiscard]] panel::QuestionSheet questionSheet(const lesson::Question& question) const;

    std::shared_ptr<const lesson::Script> m_script;
    model::Session& m_session;
    std::size_t m_step = 0;
    std::optional<std::size_t> m_scene;  ///< whose game lies on the table
    model::LineTree::Node m_sceneEnd = 0;
    std::optional<int> m_chosen;
    bool m_isRevealed = false;  ///< the question's answer
    bool m_isDone = false;      ///< the task
    bool m_isMoving = false;    ///< the lesson plays, not the learner
    panel::Feedback m_feedback = panel::Feedback::None;
    const lesson::Texts* m_told = nullptr;
};

}  // namespace remparts::app
