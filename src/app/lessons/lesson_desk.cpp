#include "lessons/lesson_desk.h"

#include <QStackedWidget>
#include <utility>

#include "language/language.h"
#include "language/spoken.h"
#include "lesson/course_page.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_words.h"
#include "presenter/presenter_page.h"
#include "rules/rules_page.h"

namespace remparts::app {

LessonDesk::LessonDesk(io::TileSetSource tiles, QSettings& settings, Preferences& preferences, MotionSetting& motion,
                       QStackedWidget& pages)
    : m_shelf(std::move(tiles)), m_progress(settings), m_preferences(preferences), m_motion(motion), m_pages(pages) {
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &LessonDesk::fillCourse);
    connect(&pages, &QStackedWidget::currentChanged, this, &LessonDesk::onShown);
}

bool LessonDesk::isShown() const {
    const QWidget* shown = m_pages.currentWidget();
    return shown != nullptr && (shown == m_course || shown == m_page);
}

QString LessonDesk::id() const {
    return QString::fromStdString(m_page->run().script().lesson().id);
}

// Scenes are the matter of the rules.
void LessonDesk::remember() {
    if (!isShown() && !m_isScene) m_before = m_pages.currentWidget();
}

void LessonDesk::showCourse() {
    remember();
    if (m_course == nullptr) {
        m_course = new panel::CoursePage;
        m_pages.addWidget(m_course);
        connect(m_course, &panel::CoursePage::backRequested, this, &LessonDesk::leave);
        connect(m_course, &panel::CoursePage::lessonRequested, this, qOverload<const QString&>(&LessonDesk::begin));
        connect(m_course, &panel::CoursePage::resetRequested, this, &LessonDesk::resetProgress);
        connect(m_course, &panel::CoursePage::presentRequested, this, &LessonDesk::presentRequested);
        m_course->setPresents(true);
    }
    fillCourse();
    m_pages.setCurrentWidget(m_course);
    m_course->focusNext();
}

void LessonDesk::fillCourse() {
    if (m_course == nullptr) return;
    std::vector<panel::CourseLesson> rows;
    for (const LessonShelf::ScriptPointer& script : m_shelf.lessons()) {
        const lesson::Lesson& lesson = script->lesson();
        const QString name = QString::fromStdString(lesson.id);
        const std::size_t reached = m_progress.step(name);
        const std::size_t steps = script->spans().size();
        rows.push_back({name, lesson.game(), lesson.place, spoken(lesson.title), spoken(lesson.summary),
                        lesson.minutes, static_cast<int>(steps), static_cast<int>(reached < steps ? reached : 0),
                        m_progress.isDone(name)});
    }
    m_course->setLessons(rows);
}

void LessonDesk::resetProgress() {
    m_progress.reset();
    fillCourse();
    m_course->focusNext();
}

void LessonDesk::makePage() {
    m_page = new LessonPage(m_preferences, m_motion);
    m_pages.addWidget(m_page);
    connect(m_page, &LessonPage::leaveRequested, this, &LessonDesk::leavePage);
    connect(m_page, &LessonPage::nextLessonRequested, this, &LessonDesk::goToNextLesson);
    connect(m_page, &LessonPage::stepReached, this, [this](std::size_t step) {
        if (isProgress()) m_progress.reach(id(), step);
    });
    connect(m_page, &LessonPage::finished, this, [this] {
        if (isProgress()) m_progress.finish(id());
    });
}

// A file of somebody's own may have the name of a lesson of the course.
bool LessonDesk::isProgress() {
    return !m_isScene && m_shelf.find(id().toStdString()) == m_page->run().sharedScript();
}

void LessonDesk::goToNextLesson() {
    const LessonShelf::ScriptPointer next = m_shelf.after(id().toStdString());
    if (!next) return;
    m_interrupted.reset();
    if (std::exchange(m_isScene, false)) emit sceneLedOn();
    begin(next, 0);
}

void LessonDesk::begin(const LessonShelf::ScriptPointer& script, std::size_t step) {
    remember();
    takeUp(script, step);
}

void LessonDesk::takeUp(const LessonShelf::ScriptPointer& script, std::size_t step) {
    if (m_page == nullptr) makePage();
    m_pages.setCurrentWidget(m_page);
    m_page->begin(script, step, m_shelf.after(script->lesson().id));
}

void LessonDesk::begin(const QString& id) {
    m_isScene = false;
    if (const LessonShelf::ScriptPointer script = m_shelf.find(id.toStdString())) begin(script, m_progress.step(id));
}

void LessonDesk::showScene(const LessonShelf::ScriptPointer& script, std::size_t step) {
    if (m_page && !m_isScene) {
        m_interrupted = m_page->run().sharedScript();
        m_interruptedStep = m_page->run().step();
    }
    if (m_page == nullptr && m_course == nullptr) m_before = nullptr;
    m_isScene = true;
    begin(script, step);
}

void LessonDesk::leavePage() {
    if (m_isScene)
        emit sceneLeft();
    else
        showCourse();
}

// The rules lie over a lesson and give it back; a scene ends when they come up. Before a room a lesson has a table
// there, and any other page takes its place.
void LessonDesk::onShown() {
    const QWidget* shown = m_pages.currentWidget();
    if (qobject_cast<const panel::RulesPage*>(shown)) {
        if (m_isScene) endScene();
    } else if (qobject_cast<const panel::PresenterPage*>(shown)) {
        dropPage();
    } else if (!isShown()) {
        dropPages();
    }
    emit shownChanged();
}

void LessonDesk::endScene() {
    m_isScene = false;
    if (const auto before = std::exchange(m_interrupted, nullptr))
        m_page->begin(before, m_interruptedStep, m_shelf.after(before->lesson().id));
    else
        dropPage();
}

void LessonDesk::leave() {
    emit left(m_before);
}

// The second city goes with the page: it is not needed at the table.
void LessonDesk::dropPage() {
    m_isScene = false;
    m_interrupted.reset();
    LessonPage* page = std::exchange(m_page, nullptr);
    if (page == nullptr) return;
    m_pages.removeWidget(page);
    page->deleteLater();
}

void LessonDesk::dropPages() {
    dropPage();
    panel::CoursePage* course = std::exchange(m_course, nullptr);
    if (course == nullptr) return;
    m_pages.removeWidget(course);
    course->deleteLater();
}

}  // namespace remparts::app
