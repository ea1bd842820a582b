#include "main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QScreen>
#include <QStackedWidget>

#include "city_overlay.h"
#include "export_action.h"
#include "file_drop.h"
#include "gallery/gallery_page.h"
#include "gallery_desk.h"
#include "history_actions.h"
#include "inspect/inspect_bar.h"
#include "inspection.h"
#include "keep_desk.h"
#include "keys_box.h"
#include "kids/kids_panel.h"
#include "layer_desk.h"
#include "motion_setting.h"
#include "picture_desk.h"
#include "saved_games.h"
#include "setup_page.h"
#include "start_page.h"
#include "table_page.h"
#include "table_side.h"

namespace remparts::app {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString gameKey = QStringLiteral("setup/kids");  // whether The Kids was played last
const QString hintsKey = QStringLiteral("kids/hintsRoads");

QString filter() {
    return MainWindow::tr("Games (*.remparts.json);;All files (*)");
}

}  // namespace

MainWindow::MainWindow(io::TileSetSource tiles, QWidget* parent)
    : QMainWindow(parent),
      m_tiles(std::move(tiles)),
      m_pages(new QStackedWidget),
      m_start(new panel::StartPage),
      m_setup(new panel::SetupPage),
      m_table(new TablePage(m_session)),
      m_motion(new MotionSetting(m_settings, this)),
      m_gallery(std::make_unique<GalleryDesk>(m_tiles, m_session, m_settings)),
      m_pictures(std::make_unique<PictureDesk>(m_session, m_table->city(), m_settings, *this)) {
    m_session.setTileSource(m_tiles);
    for (QWidget* page : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_setup),
                          static_cast<QWidget*>(m_table), static_cast<QWidget*>(&m_gallery->page())})
        m_pages->addWidget(page);
    setCentralWidget(m_pages);
    setMinimumSize(960, 600);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize()));
    restoreGeometry(m_settings.value(geometryKey).toByteArray());

    makeFileActions();
    makeTableActions();
    connect(m_start, &panel::StartPage::newGameRequested, this, &MainWindow::showSetupOf);
    connect(m_start, &panel::StartPage::openRequested, this, &MainWindow::chooseFileToOpen);
    connect(m_start, &panel::StartPage::recentRequested, this, &MainWindow::openRecent);
    connect(m_start, &panel::StartPage::continueRequested, this, &MainWindow::continueGame);
    connect(m_start, &panel::StartPage::galleryRequested, this, &MainWindow::showGallery);
    connectGallery(m_gallery->page());
    connect(m_setup, &panel::SetupPage::backRequested, this, &MainWindow::showStart);
    connect(m_setup, &panel::SetupPage::startRequested, this, &MainWindow::startGame);
    connect(&m_table->side(), &TableSide::newGameRequested, this, &MainWindow::showSetup);
    connect(&m_table->side(), &TableSide::saveRequested, this, &MainWindow::save);
    connect(&m_table->side().kidsPanel(), &panel::KidsPanel::hintsRoadsChanged, this, &MainWindow::rememberHints);
    m_table->turn().setHintsRoads(m_settings.value(hintsKey).toBool());
    auto* drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, &MainWindow::openFile);
    connect(drop, &FileDrop::refused, this,
            [this](const QString& sentence) { tellFault(tr("This cannot be opened"), sentence); });
    m_keep = std::make_unique<KeepDesk>(m_session, m_tiles, *m_start, *m_table);
    connect(m_keep.get(), &KeepDesk::changed, this, [this] {
        if (m_pages->currentWidget() == m_start) showStart();
    });
    connect(m_table, &TablePage::saveAsRequested, this, &MainWindow::saveAs);
    connect(&m_session, &model::Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &model::Session::modifiedChanged, this, &MainWindow::refresh);
    refresh();
    showStart();
}

// The pages look at the session, so they go first.
MainWindow::~MainWindow() {
    m_keep.reset();
    delete takeCentralWidget();
}

QAction* MainWindow::addCommand(const QString& text, const QList<QKeySequence>& keys, void (MainWindow::*slot)()) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void MainWindow::makeFileActions() {
    QAction* start = addCommand(tr("Start page"), {}, &MainWindow::showStart);
    QAction* setup = addCommand(tr("New game …"), {QKeySequence::New}, &MainWindow::showSetup);
    QAction* open = addCommand(tr("Open …"), {QKeySequence::Open}, &MainWindow::chooseFileToOpen);
    m_save = new QAction(tr("Save"), this);
    m_save->setShortcuts(QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, &MainWindow::save);
    m_saveAs = new QAction(tr("Save as …"), this);
    m_saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    connect(m_saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    addActions({m_save, m_saveAs});
    auto* quit = new QAction(tr("Quit"), this);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    addAction(quit);
    QAction* keys = addCommand(tr("Keys"), {Qt::Key_F1}, &MainWindow::showKeys);
    QAction* fullScreen = addCommand(tr("Full screen"), {Qt::Key_F11}, &MainWindow::toggleFullScreen);
    auto* takeHome = new ExportAction(m_session, this);
    auto* strict = new StrictAction(m_session, m_settings, this);
    QAction* gallery = addCommand(tr("Look at a city"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, &MainWindow::showGallery);
    m_table->overlay().setActions({setup, open, gallery, m_save, m_saveAs, m_pictures->action(), takeHome, start,
                                   m_motion->menuAction(), strict, keys, fullScreen, quit});
}

// Single letters count on the table only, where nobody types a text.
void MainWindow::makeTableActions() {
    const auto add = [this](const QString& text, const QList<QKeySequence>& keys) {
        auto* action = new QAction(text, m_table);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_table->addAction(action);
        return action;
    };
    m_undo = add(tr("Undo"), {QKeySequence::Undo});
    connect(m_undo, &QAction::triggered, &m_session, &model::Session::undo);
    m_redo = add(tr("Redo"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_redo, &QAction::triggered, &m_session, &model::Session::redo);
    QAction* frameAll = add(tr("Show the whole table"), {Qt::Key_F});
    connect(frameAll, &QAction::triggered, &m_table->city(), &scene::CityView::frameAll);
    QAction* lastMove = add(tr("Show the last move"), {Qt::Key_L});
    connect(lastMove, &QAction::triggered, m_table, &TablePage::showLastMove);
    QAction* topView = add(tr("Map"), {Qt::Key_M});
    topView->setCheckable(true);
    connect(topView, &QAction::toggled, &m_table->city(), &scene::CityView::setTopView);
    connect(&m_table->city(), &scene::CityView::topViewChanged, topView, &QAction::setChecked);
    QAction* hide = add(tr("Hide the interface"), {Qt::Key_H});
    connect(hide, &QAction::toggled, m_table, [this](bool on) { m_table->setInterfaceShown(!on); });
    QAction* layers = add(tr("Layers"), {Qt::Key_O});
    connect(layers, &QAction::toggled, &m_table->layers(), &LayerDesk::setOffered);
    connect(&m_table->layers(), &LayerDesk::offeredChanged, layers, &QAction::setChecked);
    addHistoryKeys(*m_table);
    m_table->setMotion(m_motion->motion());
    connect(m_motion, &MotionSetting::changed, m_table, qOverload<model::Motion>(&TablePage::setMotion));
    m_inspect = add(tr("Inspect the city"), {Qt::Key_I});
    m_table->inspection().setActions(m_inspect, hide, layers);
    m_table->inspection().bar().addTool(panel::Icon::Save, m_pictures->action());
    m_table->overlay().setHistoryActions(m_undo, m_redo);
    m_table->overlay().setCameraActions(frameAll, lastMove, topView);
    m_table->overlay().setLayersAction(layers);
    m_table->overlay().setInspectAction(m_inspect);
}

void MainWindow::connectGallery(panel::GalleryPage& page) {
    connect(&page, &panel::GalleryPage::backRequested, this,
            [this] { m_galleryFromTable ? showTable() : showStart(); });
    connect(&page, &panel::GalleryPage::newGameRequested, this, &MainWindow::showSetup);
    connect(&page, &panel::GalleryPage::openRequested, this, &MainWindow::openFile);
    connect(&page, &panel::GalleryPage::inspectRequested, this, [this](const QString& path) {
        if (openFile(path)) m_table->inspection().setOn(true);
    });
}

void MainWindow::showStart() {
    m_start->setContinue(m_keep->offer());
    std::vector<panel::RecentGame> games = m_keep->cards();
    const std::vector<panel::RecentGame> saved = recentGames(m_settings);
    games.insert(games.end(), saved.begin(), saved.end());
    m_start->setRecent(games);
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

void MainWindow::continueGame() {
    if (m_session.hasGame() || m_keep->resumeFirst()) showTable();
}

void MainWindow::openRecent(const QString& path) {
    if (!m_keep->isKept(path))
        openFile(path);
    else if (mayLeaveGame() && m_keep->autosave().resume(path))
        showTable();
}

void MainWindow::startGame(const model::SetupChoice& choice) {
    if (!mayLeaveGame()) return;
    model::rememberSetup(m_settings, choice);
    m_settings.setValue(gameKey, choice.game == engine::GameKind::Kids);
    if (choice.game == engine::GameKind::Kids) {
        m_table->turn().setHintsRoads(m_setup->hintsRoads());
        rememberHints(m_setup->hintsRoads());
    }
    m_session.start(model::makeSetup(choice, m_tiles(choice.game), QRandomGenerator::system()->generate64()));
    showTable();
}

void MainWindow::rememberHints(bool on) {
    m_settings.setValue(hintsKey, on);
}

void MainWindow::showTable() {
    m_pages->setCurrentWidget(m_table);
    m_table->city().setFocus();
}

void MainWindow::chooseFileToOpen() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a game"), lastFolder(m_settings), filter());
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::openFile(const QString& path) {
    if (!mayLeaveGame()) return false;
    if (const std::optional<QString> fault = m_session.open(path)) {
        tellFault(tr("This game cannot be opened"), *fault);
        return false;
    }
    rememberRecent(m_settings, m_session);
    showTable();
    return true;
}

bool MainWindow::save() {
    if (!m_session.hasGame()) return false;
    return m_session.path().isEmpty() ? saveAs() : saveTo(m_session.path());
}

bool MainWindow::saveAs() {
    if (!m_session.hasGame()) return false;
    const QFileInfo suggested(suggestedPath(m_settings, m_session));
    QFileDialog dialog(this, tr("Save the game"), suggested.path(), filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("remparts.json"));
    dialog.selectFile(suggested.fileName());
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().first());
}

bool MainWindow::saveTo(const QString& path) {
    if (const std::optional<QString> fault = m_session.save(path)) {
        tellFault(tr("The game was not saved"), *fault);
        return false;
    }
    rememberRecent(m_settings, m_session);
    return true;
}

bool MainWindow::mayLeaveGame() {
    m_isDiscarded = false;
    if (!m_session.hasGame() || !m_session.isModified()) return true;
    QMessageBox question(QMessageBox::NoIcon, tr("Remparts"), tr("Save the game first?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setInformativeText(tr("It has moves that are in no file yet. Without saving they are lost."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
        case QMessageBox::Save:
            return save();
        case QMessageBox::Discard:
            return m_isDiscarded = true;
        default:
            return false;
    }
}

void MainWindow::tellFault(const QString& title, const QString& text) {
    QMessageBox message(QMessageBox::NoIcon, tr("Remparts"), title, QMessageBox::Ok, this);
    message.setInformativeText(text);
    message.exec();
}

void MainWindow::showKeys() {
    app::showKeys(this);
}

void MainWindow::showGallery() {
    m_galleryFromTable = m_pages->currentWidget() == m_table;
    m_gallery->refresh();
    m_pages->setCurrentWidget(&m_gallery->page());
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::refresh() {
    const bool playing = m_session.hasGame();
    m_save->setEnabled(playing);
    m_saveAs->setEnabled(playing);
    m_inspect->setEnabled(playing);
    m_undo->setEnabled(m_session.canUndo());
    m_redo->setEnabled(m_session.canRedo());
    const QString name = m_session.path().isEmpty() ? tr("New game") : QFileInfo(m_session.path()).fileName();
    setWindowTitle(playing ? tr("%1[*] – Remparts").arg(name) : tr("Remparts"));
    setWindowModified(playing && m_session.isModified());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeaveGame()) return event->ignore();
    m_keep->autosave().end(m_isDiscarded);
    m_settings.setValue(geometryKey, saveGeometry());
    event->accept();
}

}  // namespace remparts::app
