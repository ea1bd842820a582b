// The lessons in the window: the course, the page of a lesson, and how far one has come. Its pages are made when they
// are first asked for and go when the lessons are left.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>

#include "lessons/lesson_progress.h"
#include "lessons/lesson_shelf.h"

class QStackedWidget;
class QWidget;

namespace remparts::panel {
class CoursePage;
}

namespace remparts::app {

class LessonPage;
class MotionSetting;
class Preferences;

class LessonDesk : public QObject {
    Q_OBJECT
  public:
    /// All must live longer; the pages come into `pages`.
    LessonDesk(io::TileSetSource tiles, QSettings& settings, Preferences& preferences, MotionSetting& motion,
               QStackedWidget& pages);

    [[nodiscard]] LessonShelf& shelf() { return m_shelf; }
    [[nodiscard]] LessonProgress& progress() { return m_progress; }
    /// Whether one of its pages is the one that is seen.
    [[nodiscard]] bool isShown() const;
    /// Null while there is none.
    [[nodiscard]] panel::CoursePage* course() { return m_course; }
    [[nodiscard]] LessonPage* page() { return m_page; }
    /// A lesson from a step on. Leaving it leads to the course.
    void begin(const LessonShelf::ScriptPointer& script, std::size_t step);
    /// The lesson goes on at a step after it was shown otherwise; leaving it leads where it would have led.
    void takeUp(const LessonShelf::ScriptPointer& script, std::size_t step);
    /// A step that is only looked at, for the rules: it is no progress, and leaving it leads back there; a lesson
    /// that was going on is taken up again where it was.
    void showScene(const LessonShelf::ScriptPointer& script, std::size_t step);

  public slots:
    void showCourse();
    /// One of the course, from where one has come.
    void begin(const QString& id);

  signals:
    /// The lessons are left for what was seen before them; null when that is gone.
    void left(QWidget* before);
    /// A lesson of the course is to be shown to a room.
    void presentRequested(const QString& id);
    /// A step that was only looked at is left.
    void sceneLeft();
    /// Instead of leaving it one goes on to the next lesson, as in the course.
    void sceneLedOn();
    /// Another page of them is seen, or none any more.
    void shownChanged();

  private:
    void fillCourse();
    void makePage();
    void remember();
    void leave();
    void leavePage();
    void onShown();
    void endScene();
    void goToNextLesson();
    void dropPage();
    void dropPages();
    /// What is done on the page counts for the course: one of its lessons, not only looked at.
    [[nodiscard]] bool isProgress();
    void resetProgress();
    [[nodiscard]] QString id() const;

    LessonShelf m_shelf;
    LessonProgress m_progress;
    Preferences& m_preferences;
    MotionSetting& m_motion;
    QStackedWidget& m_pages;
    panel::CoursePage* m_course = nullptr;
    LessonPage* m_page = nullptr;
    bool m_isScene = false;  ///< a step is only looked at
    LessonShelf::ScriptPointer m_interrupted;
    std::size_t m_interruptedStep = 0;
    QPointer<QWidget> m_before;  ///< what was seen before the lessons
};

}  // namespace remparts::app
