#include "rules/rules_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QStackedWidget>
#include <QtConcurrent/QtConcurrentRun>
#include <utility>

#include "language/spoken.h"
#include "lessons/lesson_shelf.h"
#include "look/rule_links.h"
#include "rules/rules_page.h"
#include "session.h"

namespace remparts::app {

RulesDesk::RulesDesk(io::TileSetSource tiles, LessonShelf& shelf, const model::Session& session,
                     QStackedWidget& pages, QMainWindow& window)
    : QObject(&window),
      m_tiles(std::move(tiles)),
      m_shelf(shelf),
      m_session(session),
      m_pages(pages),
      m_window(window),
      m_action(new QAction(&window)) {
    model::keepSaid(this, [this] { m_action->setText(tr("Rules")); });
    m_action->setShortcut(Qt::Key_F2);
    window.addAction(m_action);
    connect(m_action, &QAction::triggered, this, &RulesDesk::toggle);
    connect(&panel::ruleLinks(), &panel::RuleLinks::requested, this, &RulesDesk::open);
    connect(&m_pages, &QStackedWidget::currentChanged, this, [this] {
        if (!isOpen()) m_pictures.forget();
    });
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        m_shelf.adopt(std::move(*m_reading.result()));
        indexScenes();
    });
}

RulesDesk::~RulesDesk() {
    m_reading.waitForFinished();
}

bool RulesDesk::isOpen() const {
    return m_page && m_pages.currentWidget() == m_page;
}

// F2 opens the rule that stands where the keyboard is, else the one that is told over the city just now.
void RulesDesk::toggle() {
    if (isOpen()) return close();
    const QWidget* focus = m_window.focusWidget();
    const QString here = focus ? panel::ruleLinks().first(*focus) : QString();
    open(here.isEmpty() ? panel::ruleLinks().told() : here);
}

panel::RulesPage& RulesDesk::makePage() {
    if (m_page) return *m_page;
    m_page = new panel::RulesPage;
    m_pages.addWidget(m_page);
    m_page->setScenes({[this](const QString& rule) { return m_scenes.find(rule) != nullptr; },
                       [this](const QString& rule) {
                           const RuleScene* scene = m_scenes.find(rule);
                           return scene ? m_pictures.find(*scene) : QImage();
                       }});
    connect(&m_pictures, &RulePictures::changed, m_page, &panel::RulesPage::picturesChanged);
    connect(m_page, &panel::RulesPage::closeRequested, this, &RulesDesk::close);
    connect(m_page, &panel::RulesPage::showMeRequested, this, &RulesDesk::play);
    readLessons();
    return *m_page;
}

// Beside the window: to play all lessons through takes longer than a frame.
void RulesDesk::readLessons() {
    if (m_shelf.wasRead()) return indexScenes();
    m_reading.setFuture(QtConcurrent::run([tiles = m_tiles] {
        auto shelf = std::make_shared<LessonShelf>(tiles);
        (void)shelf->lessons();
        return shelf;
    }));
}

void RulesDesk::indexScenes() {
    m_scenes = RuleSceneIndex(m_shelf.lessons());
    m_page->scenesChanged();
}

void RulesDesk::play(const QString& rule) {
    if (const RuleScene* scene = m_scenes.find(rule)) {
        emit sceneRequested(*scene);
        m_scene = m_pages.currentWidget();
    }
}

void RulesDesk::forgetScene() {
    m_scene.clear();
}

void RulesDesk::comeBack() {
    m_scene.clear();
    m_pages.setCurrentWidget(m_page);
    m_page->setFocus();
}

// Over a scene of their own they still lead back to what was there before.
void RulesDesk::open(const QString& rule) {
    panel::RulesPage& page = makePage();
    if (!isOpen()) {
        if (std::exchange(m_scene, nullptr) != m_pages.currentWidget()) {
            m_before = m_pages.currentWidget();
            m_focus = m_window.focusWidget();
        }
        emit opened();
        page.endSearch();
        m_pages.setCurrentWidget(&page);
    }
    if (!rule.isEmpty())
        page.showRule(rule);
    else if (m_session.hasGame())
        page.showGame(m_session.gameKind());
    if (rule.isEmpty()) page.setFocus();
}

void RulesDesk::close() {
    if (!isOpen()) return;
    if (!m_before) return emit closedToNothing();
    m_pages.setCurrentWidget(m_before);
    (m_focus ? m_focus.data() : m_before.data())->setFocus();
}

}  // namespace remparts::app
