// What begins to show something to a room: the key that remotes send, the course, and the explanation of scorings.
#pragma once

#include <QObject>

#include "lessons/lesson_shelf.h"
#include "session.h"

class QAction;
class QMainWindow;
class QStackedWidget;

namespace remparts::app {

class LessonDesk;
class PresenterDesk;
class TablePage;

class PresentActions : public QObject {
    Q_OBJECT
  public:
    /// All must live longer; the actions become the window's and the table's.
    PresentActions(model::Session& session, TablePage& table, LessonDesk& lessons, PresenterDesk& desk,
                   QStackedWidget& pages, QMainWindow& window);

    /// F5: the game that is on the table, the lesson that is open, also below the rules, else the course.
    [[nodiscard]] QAction* present() { return m_present; }
    /// X, at the table: what was scored.
    [[nodiscard]] QAction* explain() { return m_explain; }

  private:
    void begin();
    void beginCourse(const QString& id);
    void showScorings();
    void refresh();
    void onEnding();
    void onEnded();
    void restTable();

    model::Session& m_session;
    TablePage& m_table;
    LessonDesk& m_lessons;
    PresenterDesk& m_desk;
    QStackedWidget& m_pages;
    QAction* m_present;
    QAction* m_explain;
    bool m_backToLesson = false;              ///< the learner's page was put away meanwhile
    LessonShelf::ScriptPointer m_lastLesson;  ///< shown last
    std::size_t m_lastStep = 0;
};

}  // namespace remparts::app
