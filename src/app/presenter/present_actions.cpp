#include "presenter/present_actions.h"

#include <QAction>
#include <QMainWindow>
#include <QStackedWidget>

#include "language/spoken.h"
#include "lesson/course_page.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_page.h"
#include "presenter/lesson_show.h"
#include "presenter/presenter_desk.h"
#include "presenter/presenter_page.h"
#include "table/table_page.h"

namespace remparts::app {

PresentActions::PresentActions(model::Session& session, TablePage& table, LessonDesk& lessons, PresenterDesk& desk,
                               QStackedWidget& pages, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_table(table),
      m_lessons(lessons),
      m_desk(desk),
      m_pages(pages),
      m_present(new QAction(this)),
      m_explain(new QAction(this)) {
    m_present->setShortcut(Qt::Key_F5);
    window.addAction(m_present);
    m_explain->setShortcut(Qt::Key_X);
    m_explain->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    table.addAction(m_explain);
    model::keepSaid(this, [this] {
        m_present->setText(tr("Show to a room"));
        m_explain->setText(tr("Explain the last points"));
    });
    connect(m_present, &QAction::triggered, this, &PresentActions::begin);
    connect(m_explain, &QAction::triggered, this, &PresentActions::showScorings);
    connect(&lessons, &LessonDesk::presentRequested, this, &PresentActions::beginCourse);
    connect(&desk, &PresenterDesk::ending, this, &PresentActions::onEnding);
    connect(&desk, &PresenterDesk::ended, this, &PresentActions::onEnded);
    connect(&session, &model::Session::changed, this, &PresentActions::refresh);
    refresh();
}

void PresentActions::refresh() {
    m_explain->setEnabled(m_session.hasGame());
}

// The players' game rests where it is.
void PresentActions::restTable() {
    m_table.replay().stop();
    m_table.tableShow().finish();
}

void PresentActions::begin() {
    if (m_desk.isShowing()) {
        m_desk.page()->uncover();
    } else if (m_pages.currentWidget() == &m_table && m_session.hasGame()) {
        restTable();
        m_desk.showGame();
    } else if (LessonPage* page = m_lessons.page(); page && m_pages.currentWidget() != m_lessons.course()) {
        m_backToLesson = true;
        m_desk.showLesson(m_lessons.shelf(), page->run().sharedScript(), page->run().step());
    } else if (!m_lessons.shelf().lessons().empty()) {
        m_desk.showLesson(m_lessons.shelf(), m_lessons.shelf().lessons().front(), 0);
    }
}

void PresentActions::beginCourse(const QString& id) {
    if (const LessonShelf::ScriptPointer script = m_lessons.shelf().find(id.toStdString()))
        m_desk.showLesson(m_lessons.shelf(), script, 0);
}

void PresentActions::showScorings() {
    restTable();
    if (!m_desk.showScorings()) m_table.tell(tr("Nothing has been scored yet"));
}

void PresentActions::onEnding() {
    const auto* show = dynamic_cast<const LessonShow*>(m_desk.source());
    if (show == nullptr) return;
    m_lastLesson = show->script();
    m_lastStep = show->run().step();
}

// A lesson goes on where the room has come to.
void PresentActions::onEnded() {
    if (std::exchange(m_backToLesson, false) && m_lastLesson) m_lessons.takeUp(m_lastLesson, m_lastStep);
    m_lastLesson.reset();
    if (m_pages.currentWidget() == &m_table) m_table.takeFocus();
    if (m_lessons.course() && m_pages.currentWidget() == m_lessons.course()) m_lessons.course()->focusNext();
}

}  // namespace remparts::app
