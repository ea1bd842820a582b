// A lesson for one who learns at home: its own table with the panel of the lesson beside it. The players' game is
// none of its business.
#pragma once

#include <QWidget>
#include <memory>

#include "lessons/lesson_run.h"

namespace remparts::panel {
class HandPicture;
class LessonPanel;
}  // namespace remparts::panel

namespace remparts::app {

class LessonStage;
class MotionSetting;
class Preferences;
class TablePage;
enum class Preference;

class LessonPage : public QWidget {
    Q_OBJECT
  public:
    /// Both must live longer.
    LessonPage(Preferences& preferences, MotionSetting& motion, QWidget* parent = nullptr);
    ~LessonPage() override;

    /// `next` is the lesson that follows, by its title; it may be null.
    void begin(std::shared_ptr<const lesson::Script> script, std::size_t step,
               std::shared_ptr<const lesson::Script> next);

    [[nodiscard]] LessonRun& run() { return *m_run; }
    [[nodiscard]] LessonStage& stage() { return *m_stage; }
    [[nodiscard]] TablePage& table() { return *m_table; }
    [[nodiscard]] panel::LessonPanel& panel() { return *m_panel; }
    /// All steps are behind one.
    [[nodiscard]] bool isAtEnd() const { return m_isAtEnd; }

  signals:
    void leaveRequested();
    /// Only while it is at its end.
    void nextLessonRequested();
    void stepReached(std::size_t step);
    void finished();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showPayments();
    void connectPanel();
    void connectRun();
    void makeKeys();
    void follow(Preference which);
    void refresh();
    /// Nothing waits before all is shown.
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] panel::LessonSheet sheet() const;
    void showHand(bool acts);
    void giveFocus();
    void showEnd();
    /// What is being shown comes to its end first; only then it goes on.
    void goOn();
    [[nodiscard]] bool press(int key);
    [[nodiscard]] QString nextTitle() const;

    Preferences& m_preferences;
    std::unique_ptr<model::Session> m_session;
    LessonRun* m_run;
    TablePage* m_table;
    LessonStage* m_stage;
    panel::LessonPanel* m_panel;
    panel::HandPicture* m_hand;  ///< over the city, while the panel does not show it
    std::shared_ptr<const lesson::Script> m_next;
    QList<QAction*> m_steppers;  ///< keys that lead on and back; while a task waits they are the table's
    QList<QAction*> m_leapers;   ///< keys that do so at any time
    bool m_wasWaiting = false;
    bool m_isAtEnd = false;
};

}  // namespace remparts::app
