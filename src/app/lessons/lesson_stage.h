// A lesson on its table: plays the actions of a step one after another with motion, moves the camera, lights what a
// sentence is about, shows what the rules refuse.
#pragma once

#include <QObject>
#include <QTimer>

#include "lessons/lesson_run.h"

namespace remparts::app {

class TablePage;

class LessonStage : public QObject {
    Q_OBJECT
  public:
    /// Both must live longer; the run moves the table's session.
    LessonStage(LessonRun& run, TablePage& table, QObject* parent = nullptr);

    /// Actions of the step are being shown or still to come.
    [[nodiscard]] bool isPlaying() const;

  public slots:
    /// All that is left of the step's actions happens at once.
    void finish();
    /// Its page is left: nothing plays until another step comes, or resume().
    void rest();
    void resume();

  signals:
    /// All actions of the step were shown; what waits can be told now.
    void settled();

  private:
    void onStepChanged();
    void goOn();
    void playNext();
    void settle();
    void showAttempt();
    void showCamera(const lesson::Camera& camera);
    void bringIntoSight(const engine::Action& action);
    void light();
    [[nodiscard]] int pause(int milliseconds) const;

    LessonRun& m_run;
    TablePage& m_table;
    QTimer m_pause;
    const lesson::Script* m_script = nullptr;  ///< of the step shown last
    std::size_t m_step = 0;
    bool m_isSettled = true;
    bool m_isStepping = false;
    bool m_isResting = false;
};

}  // namespace remparts::app
