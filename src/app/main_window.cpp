#include "main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QScreen>
#include <QStackedWidget>

#include "attract/attract_desk.h"
#include "city_overlay.h"
#include "export/export_action.h"
#include "files/file_drop.h"
#include "files/game_files.h"
#include "files/keep_desk.h"
#include "files/saved_games.h"
#include "gallery/gallery_desk.h"
#include "gallery/gallery_page.h"
#include "gallery/notice_bar.h"
#include "inspect/inspect_bar.h"
#include "keys/key_table.h"
#include "kids/kids_panel.h"
#include "language/language.h"
#include "language/spoken.h"
#include "lessons/lesson_desk.h"
#include "motion/motion_setting.h"
#include "pictures/picture_desk.h"
#include "preferences/appearance_keeper.h"
#include "preferences/preferences.h"
#include "preferences/settings_dialog.h"
#include "preferences/stored_preferences.h"
#include "presenter/present_actions.h"
#include "presenter/presenter_desk.h"
#include "rules/rules_desk.h"
#include "setup_page.h"
#include "sound/sound_desk.h"
#include "start_page.h"
#include "statistics/statistics_desk.h"
#include "table/history_actions.h"
#include "table/inspection.h"
#include "table/table_actions.h"
#include "table/table_page.h"
#include "table/table_side.h"
#include "touch_watch.h"

namespace remparts::app {

namespace {

constexpr int titleRoom = 40;  // of the window's frame on a screen that is hardly larger than the window
const QString geometryKey = QStringLiteral("window/geometry");
const QString gameKey = QStringLiteral("setup/kids");  // whether The Kids was played last

// Pages are made in the look that they are shown in.
Preferences* preferencesInUse(QSettings& settings, QWidget& window) {
    auto* preferences = new Preferences(settings, &window);
    new AppearanceKeeper(*preferences, window);
    return preferences;
}

}  // namespace

MainWindow::MainWindow(io::TileSetSource tiles, QWidget* parent)
    : QMainWindow(parent),
      m_tiles(std::move(tiles)),
      m_preferences(preferencesInUse(m_settings, *this)),
      m_pages(new QStackedWidget),
      m_start(new panel::StartPage),
      m_setup(new panel::SetupPage),
      m_table(new TablePage(m_session)),
      m_files(std::make_unique<GameFiles>(m_session, m_settings, *this)),
      m_motion(new MotionSetting(*m_preferences, this)),
      m_gallery(std::make_unique<GalleryDesk>(m_tiles, m_session, m_settings)),
      m_pictures(std::make_unique<PictureDesk>(m_session, m_table->city(), m_settings, *this)),
      m_lessons(std::make_unique<LessonDesk>(m_tiles, m_settings, *m_preferences, *m_motion, *m_pages)),
      m_presenter(std::make_unique<PresenterDesk>(m_session, *m_preferences, *m_motion, *m_pages, *this)),
      m_attract(std::make_unique<AttractDesk>(m_tiles, *m_motion, *m_preferences, *m_pages)) {
    m_session.setTileSource(m_tiles);
    for (QWidget* page : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_setup),
                          static_cast<QWidget*>(m_table), static_cast<QWidget*>(&m_gallery->page())})
        m_pages->addWidget(page);
    setCentralWidget(m_pages);
    setMinimumSize(960, 600);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, titleRoom)));
    restoreGeometry(m_settings.value(geometryKey).toByteArray());

    makeMenu();
    connectPages();
    connectTable();
    connectFiles();
    connect(&m_session, &model::Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &model::Session::modifiedChanged, this, &MainWindow::refresh);
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &MainWindow::onLanguage);
    refresh();
    showStart();
}

// The pages look at the session, so they go first.
MainWindow::~MainWindow() {
    m_keep.reset();
    m_presenter.reset();
    m_lessons.reset();
    m_attract.reset();
    delete takeCentralWidget();
}

QAction* MainWindow::addCommand(const QList<QKeySequence>& keys, void (MainWindow::*slot)()) {
    auto* action = new QAction(this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void MainWindow::makeMenu() {
    QAction* start = addCommand({}, &MainWindow::showStart);
    QAction* setup = addCommand({QKeySequence::New}, &MainWindow::showSetup);
    QAction* open = addCommand({QKeySequence::Open}, &MainWindow::chooseFileToOpen);
    QAction* quit = addCommand({Qt::CTRL | Qt::Key_Q}, &MainWindow::quit);
    QAction* keys = addCommand({Qt::Key_F1}, &MainWindow::showKeys);
    QAction* settings = addCommand({Qt::CTRL | Qt::Key_Comma}, &MainWindow::showSettings);
    QAction* fullScreen = addCommand({Qt::Key_F11}, &MainWindow::toggleFullScreen);
    auto* takeHome = new ExportAction(m_session, this);
    auto* statistics = new StatisticsDesk(m_session, m_table->side(), m_settings, *this);
    m_rules = new RulesDesk(m_tiles, m_lessons->shelf(), m_session, *m_pages, *this);
    connect(m_rules, &RulesDesk::opened, &m_table->replay(), &model::Replay::stop);
    auto* presenting = new PresentActions(m_session, *m_table, *m_lessons, *m_presenter, *m_pages, *this);
    connect(m_rules, &RulesDesk::closedToNothing, this, [this] { m_session.hasGame() ? showTable() : showStart(); });
    connect(m_rules, &RulesDesk::sceneRequested, this, &MainWindow::showScene);
    connect(m_lessons.get(), &LessonDesk::sceneLeft, m_rules, &RulesDesk::comeBack);
    connect(m_lessons.get(), &LessonDesk::sceneLedOn, m_rules, &RulesDesk::forgetScene);
    connect(m_presenter.get(), &PresenterDesk::sceneLeft, m_rules, &RulesDesk::comeBack);
    auto* strict = new StrictAction(*m_preferences, this);
    QAction* gallery = addCommand({Qt::CTRL | Qt::SHIFT | Qt::Key_O}, &MainWindow::showGallery);
    QAction* lessons = addCommand({}, &MainWindow::showLessons);
    QAction* attract = addCommand({}, &MainWindow::showAttract);
    model::keepSaid(this, [=] {
        start->setText(tr("Start page"));
        setup->setText(tr("New game …"));
        open->setText(tr("Open …"));
        quit->setText(tr("Quit"));
        keys->setText(tr("Keys"));
        settings->setText(tr("Settings …"));
        fullScreen->setText(tr("Full screen"));
        gallery->setText(tr("Look at a city"));
        lessons->setText(tr("Lessons"));
        attract->setText(tr("Let it play by itself"));
    });
    QList<QAction*> actions{setup, open, gallery, m_files->saveAction(), m_files->saveAsAction()};
    actions += {m_pictures->action(), takeHome, statistics->action(), start};
    actions += {lessons, attract, presenting->present(), presenting->explain()};
    actions += {m_motion->menuAction(), strict, settings, m_rules->action(), keys, fullScreen, quit};
    m_table->overlay().setActions(actions);
}

void MainWindow::connectPages() {
    connect(m_start, &panel::StartPage::newGameRequested, this, &MainWindow::showSetupOf);
    connect(m_start, &panel::StartPage::openRequested, this, &MainWindow::chooseFileToOpen);
    connect(m_start, &panel::StartPage::recentRequested, this, &MainWindow::openRecent);
    connect(m_start, &panel::StartPage::continueRequested, this, &MainWindow::continueGame);
    connect(m_start, &panel::StartPage::galleryRequested, this, &MainWindow::showGallery);
    connect(m_start, &panel::StartPage::lessonsRequested, this, &MainWindow::showLessons);
    connect(m_lessons.get(), &LessonDesk::left, this, &MainWindow::leaveLessons);
    connect(m_lessons.get(), &LessonDesk::shownChanged, this, &MainWindow::refresh);
    connect(m_start, &panel::StartPage::attractRequested, this, &MainWindow::showAttract);
    connect(m_start, &panel::StartPage::settingsRequested, this, &MainWindow::showSettings);
    connect(m_setup, &panel::SetupPage::backRequested, this, &MainWindow::showStart);
    connect(m_setup, &panel::SetupPage::startRequested, this, &MainWindow::startGame);
    panel::GalleryPage& gallery = m_gallery->page();
    connect(&gallery, &panel::GalleryPage::backRequested, this,
            [this] { m_galleryFromTable ? showTable() : showStart(); });
    connect(&gallery, &panel::GalleryPage::newGameRequested, this, &MainWindow::showSetup);
    connect(&gallery, &panel::GalleryPage::openRequested, this, &MainWindow::openFile);
    connect(&gallery, &panel::GalleryPage::inspectRequested, this, [this](const QString& path) {
        if (openFile(path)) m_table->inspection().setOn(true);
    });
}

// What is told about a picture hides nothing of what one works with meanwhile.
int MainWindow::takenBelow() const {
    constexpr int buttonsAndNotice = 120;  // of other pages
    return m_pages->currentWidget() == m_table ? m_table->takenBelow() : buttonsAndNotice;
}

void MainWindow::connectTable() {
    m_pictures->notice().setAbove([this] { return takenBelow(); });
    new TableActions(m_session, *m_table, *m_motion, *m_preferences);
    new TouchWatch(this);
    m_sounds =
        new SoundDesk(m_session, m_table->turn(), m_table->tableShow(), *m_preferences, makeSoundPlayer(), m_table);
    addHistoryKeys(*m_table);
    m_table->inspection().bar().addTool(panel::Icon::Save, m_pictures->action());
    for (const Preference which : {Preference::Strict, Preference::HintsRoads, Preference::HiddenParts,
                                   Preference::Palette, Preference::ConfirmStep})
        applyPreference(which);
    connect(m_preferences, &Preferences::changed, this, &MainWindow::applyPreference);
    connect(&m_table->side(), &TableSide::hiddenPartsChosen, m_preferences, &Preferences::setHiddenParts);
    connect(&m_table->side(), &TableSide::newGameRequested, this, &MainWindow::showSetup);
    connect(&m_table->side(), &TableSide::saveRequested, m_files.get(), &GameFiles::save);
    connect(&m_table->side().kidsPanel(), &panel::KidsPanel::hintsRoadsChanged, m_preferences,
            &Preferences::setHintsRoads);
}

void MainWindow::fillStart() {
    m_start->setContinue(m_keep->offer());
    std::vector<panel::RecentGame> games = m_keep->cards();
    const std::vector<panel::RecentGame> saved = recentGames(m_settings);
    games.insert(games.end(), saved.begin(), saved.end());
    m_start->setRecent(games);
}

void MainWindow::showStart() {
    fillStart();
    m_pages->setCurrentWidget(m_start);
    m_start->setFocus();
}

void MainWindow::showSetup() {
    if (m_pages->currentWidget() == m_setup) return;
    const bool kids =
        m_session.hasGame() ? m_session.gameKind() == engine::GameKind::Kids : m_settings.value(gameKey).toBool();
    showSetupOf(kids ? engine::GameKind::Kids : engine::GameKind::City);
}

void MainWindow::showSetupOf(engine::GameKind game) {
    m_setup->setChoice(model::lastSetup(m_settings, game));
    m_setup->setHintsRoads(m_table->turn().hintsRoads());
    m_pages->setCurrentWidget(m_setup);
    m_setup->setFocus();
}

void MainWindow::connectFiles() {
    auto* drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, &MainWindow::openFile);
    connect(drop, &FileDrop::refused, this,
            [this](const QString& sentence) { m_files->tellFault(tr("This cannot be opened"), sentence); });
    m_keep = std::make_unique<KeepDesk>(m_session, m_tiles, *m_start, *m_table);
    connect(m_keep.get(), &KeepDesk::changed, this, [this] {
        if (m_pages->currentWidget() == m_start) fillStart();
    });
    connect(m_table, &TablePage::saveAsRequested, m_files.get(), &GameFiles::saveAs);
}

void MainWindow::continueGame() {
    if (m_session.hasGame() || m_keep->resumeFirst()) showTable();
}

void MainWindow::openRecent(const QString& path) {
    if (!m_keep->isKept(path))
        openFile(path);
    else if (m_files->mayLeaveGame() && m_keep->autosave().resume(path))
        showTable();
}

void MainWindow::startGame(const model::SetupChoice& choice) {
    if (!m_files->mayLeaveGame()) return;
    model::rememberSetup(m_settings, choice);
    m_settings.setValue(gameKey, choice.game == engine::GameKind::Kids);
    if (choice.game == engine::GameKind::Kids) m_preferences->setHintsRoads(m_setup->hintsRoads());
    m_session.start(model::makeSetup(choice, m_tiles(choice.game), QRandomGenerator::system()->generate64()));
    showTable();
}

void MainWindow::applyPreference(Preference which) {
    if (which == Preference::Language) model::useLanguage(languageCode(m_preferences->language()));
    if (which == Preference::Strict) m_session.setStrict(m_preferences->isStrict());
    if (which == Preference::HiddenParts) m_table->side().setHiddenParts(m_preferences->hiddenParts());
    if (which == Preference::ConfirmStep) m_table->turn().setConfirmStep(m_preferences->hasConfirmStep());
    if (which == Preference::Palette) m_table->city().setPlayerPalette(m_preferences->palette());
    if (which == Preference::HintsRoads) m_table->turn().setHintsRoads(m_preferences->hintsRoads());
}

void MainWindow::showTable() {
    m_pages->setCurrentWidget(m_table);
    m_table->takeFocus();
}

void MainWindow::chooseFileToOpen() {
    const QString path = m_files->chooseFileToOpen();
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::openFile(const QString& path) {
    const bool opened = m_files->open(path);
    if (opened) showTable();
    return opened;
}

void MainWindow::showKeys() {
    showKeySheet(*this);
}

void MainWindow::showRules(const QString& rule) {
    m_rules->open(rule);
}

// On the page that is shown to a room, or on one of its own.
void MainWindow::showScene(const RuleScene& scene) {
    if (m_presenter->isShowing())
        m_presenter->showScene(m_lessons->shelf(), scene.script, scene.step);
    else
        m_lessons->showScene(scene.script, scene.step);
}

void MainWindow::showGallery() {
    m_galleryFromTable = m_pages->currentWidget() == m_table;
    m_gallery->refresh();
    m_pages->setCurrentWidget(&m_gallery->page());
}

void MainWindow::showLessons() {
    if (!m_lessons->isShown()) m_lessons->showCourse();
}

void MainWindow::leaveLessons(QWidget* before) {
    if (before == m_table) return showTable();
    if (before == nullptr && m_session.hasGame()) return showTable();
    if (before == nullptr || before == m_start) return showStart();
    m_pages->setCurrentWidget(before);
    before->setFocus();
}

void MainWindow::showAttract() {
    m_table->replay().stop();
    m_attract->begin();
}

void MainWindow::showSettings() {
    auto* dialog = new SettingsDialog(*m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::quit() {
    close();
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::refresh() {
    if (m_lessons->isShown()) {
        setWindowModified(false);
        return setWindowTitle(tr("Lessons – Remparts"));
    }
    const bool playing = m_session.hasGame();
    const QString name = m_session.path().isEmpty() ? tr("New game") : QFileInfo(m_session.path()).fileName();
    setWindowTitle(playing ? tr("%1[*] – Remparts").arg(name) : tr("Remparts"));
    setWindowModified(playing && m_session.isModified());
}

// Whatever is painted asks for its words again, and takes the room they need.
void MainWindow::onLanguage() {
    m_session.tellAgain();
    if (m_pages->currentWidget() == m_start) fillStart();
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->updateGeometry();
        widget->update();
    }
    refresh();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayLeaveGame()) return event->ignore();
    m_keep->autosave().end(m_files->isDiscarded());
    m_settings.setValue(geometryKey, saveGeometry());
    event->accept();
}

}  // namespace remparts::app
