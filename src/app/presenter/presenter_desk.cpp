#include "presenter/presenter_desk.h"

#include <QEvent>
#include <QMainWindow>
#include <QStackedWidget>
#include <utility>

#include "city_view.h"
#include "language/spoken.h"
#include "lessons/shown_table.h"
#include "look/appearance.h"
#include "preferences/preferences.h"
#include "presenter/lesson_show.h"
#include "presenter/presenter_page.h"
#include "rules/rules_page.h"
#include "table/layer_desk.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

panel::ThemeKind otherTheme(panel::ThemeKind theme) {
    switch (theme) {
        case panel::ThemeKind::Light:
            return panel::ThemeKind::Dark;
        case panel::ThemeKind::Dark:
            return panel::ThemeKind::Light;
        case panel::ThemeKind::LightContrast:
            return panel::ThemeKind::DarkContrast;
        case panel::ThemeKind::DarkContrast:
            return panel::ThemeKind::LightContrast;
    }
    return theme;
}

void useTheme(panel::ThemeKind theme) {
    panel::Appearance look = panel::appearance();
    look.theme = theme;
    panel::setAppearance(look);
}

}  // namespace

PresenterDesk::PresenterDesk(model::Session& game, Preferences& preferences, MotionSetting& motion,
                             QStackedWidget& pages, QMainWindow& window)
    : m_game(game), m_preferences(preferences), m_motion(motion), m_pages(pages), m_window(window) {
    window.installEventFilter(this);
    connect(&pages, &QStackedWidget::currentChanged, this, &PresenterDesk::onPage);
    connect(&preferences, &Preferences::changed, this, [this](Preference which) {
        if (which == Preference::Theme) m_themeBefore.reset();
    });
    connect(&model::languageNews(), &model::LanguageNews::changed, this, [this] {
        if (!isShowing()) return;
        m_table->session().tellAgain();
        refresh();
        fillJumps();
    });
}

PresenterDesk::~PresenterDesk() {
    if (isShowing()) putAway();
}

// The rules lie over it and give it back; any other page takes its place.
void PresenterDesk::onPage() {
    if (!isShowing()) return;
    const QWidget* shown = m_pages.currentWidget();
    if (qobject_cast<const panel::RulesPage*>(shown))
        m_isSceneOver = m_reopen != nullptr;
    else if (shown != m_page)
        putAway();
    else if (m_isSceneOver)
        endScene();
}

void PresenterDesk::endScene() {
    m_isSceneOver = false;
    m_source.reset();  // first, since both move the same table
    show(std::exchange(m_reopen, nullptr)());
}

void PresenterDesk::showLesson(LessonShelf& shelf, const LessonShelf::ScriptPointer& script, std::size_t step) {
    TablePage& table = begin().page();
    show(std::make_unique<LessonShow>(shelf, table, script, step));
}

void PresenterDesk::showScene(LessonShelf& shelf, const LessonShelf::ScriptPointer& script, std::size_t step) {
    if (!m_reopen) m_reopen = m_source->reopening();
    m_isSceneOver = false;
    showLesson(shelf, script, step);
}

void PresenterDesk::showGame() {
    TablePage& table = begin().page();
    show(std::make_unique<GameShow>(m_game, GameShow::What::Everything, table));
}

bool PresenterDesk::showScorings() {
    if (!GameShow::hasScorings(m_game)) return false;
    TablePage& table = begin().page();
    show(std::make_unique<GameShow>(m_game, GameShow::What::Scorings, table));
    return true;
}

// The page is on the screen in its size before anything moves on it.
ShownTable& PresenterDesk::begin() {
    m_source.reset();
    if (m_page == nullptr) {
        m_pageBefore = m_pages.currentWidget();
        m_stateBefore = m_window.windowState();
        m_table = std::make_unique<ShownTable>(m_motion, m_preferences);
        m_page = new panel::PresenterPage;
        m_pages.addWidget(m_page);
        connectPage();
        m_page->setStage(&m_table->page());
        m_table->page().city().setFocusPolicy(Qt::NoFocus);  // the remote's keys stay with the page
        m_table->page().layers().setShown(false);            // its cards are not read from far
    }
    m_pages.setCurrentWidget(m_page);
    m_window.setWindowState(m_stateBefore | Qt::WindowFullScreen);
    m_page->begin();
    return *m_table;
}

void PresenterDesk::show(std::unique_ptr<SlideSource> source) {
    m_source = std::move(source);
    connect(m_source.get(), &SlideSource::changed, this, &PresenterDesk::refresh);
    fillJumps();
    refresh();
}

void PresenterDesk::connectPage() {
    using panel::PresenterPage;
    connect(m_page, &PresenterPage::nextRequested, this, [this] { m_source->next(); });
    connect(m_page, &PresenterPage::backRequested, this, [this] { m_source->back(); });
    connect(m_page, &PresenterPage::firstRequested, this, [this] { m_source->first(); });
    connect(m_page, &PresenterPage::lastRequested, this, [this] { m_source->last(); });
    connect(m_page, &PresenterPage::jumpRequested, this, [this](int row) { m_source->jumpTo(row); });
    connect(m_page, &PresenterPage::choiceMade, this, [this](int choice) { m_source->choose(choice); });
    connect(m_page, &PresenterPage::themeRequested, this, &PresenterDesk::switchTheme);
    connect(m_page, &PresenterPage::endRequested, this, &PresenterDesk::leave);
    connect(&m_table->page().city(), &scene::CityView::clicked, m_page,
            [this] { m_page->carryOut(panel::PresenterCommand::Next); });
}

void PresenterDesk::refresh() {
    if (!isShowing()) return;
    m_page->showSlide(m_source->slide());
    m_page->setJumpRow(m_source->jumpRow());
}

void PresenterDesk::fillJumps() {
    m_page->setJumps(m_source->jumps());
}

void PresenterDesk::switchTheme() {
    if (!m_themeBefore) m_themeBefore = panel::appearance().theme;
    useTheme(otherTheme(panel::appearance().theme));
}

void PresenterDesk::leave() {
    if (m_reopen)
        emit sceneLeft();
    else
        end();
}

void PresenterDesk::end() {
    if (!isShowing()) return;
    emit ending();
    if (m_pageBefore) m_pages.setCurrentWidget(m_pageBefore);  // which may put it away
    if (isShowing()) putAway();
    if (m_pageBefore) m_pageBefore->setFocus();
    emit ended();
}

// The second city goes with the page: nobody needs it at the table.
void PresenterDesk::putAway() {
    m_source.reset();
    m_reopen = nullptr;
    m_isSceneOver = false;
    panel::PresenterPage* page = std::exchange(m_page, nullptr);
    page->setStage(nullptr);
    page->hide();
    m_table.reset();
    m_pages.removeWidget(page);
    page->deleteLater();
    if (m_themeBefore) useTheme(*std::exchange(m_themeBefore, std::nullopt));
    const bool wasFullScreen = m_stateBefore & Qt::WindowFullScreen;
    if (!wasFullScreen) m_window.setWindowState(m_stateBefore);
}

// What is kept of the window is how it was before.
bool PresenterDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Close) end();
    return QObject::eventFilter(watched, event);
}

}  // namespace remparts::app
