// The window: start page, new game, table; files; the question before a game is lost.
#pragma once

#include <QMainWindow>
#include <QSettings>
#include <memory>

#include "remparts/io/record_file.h"
#include "session.h"
#include "setup_model.h"

class QAction;
class QStackedWidget;

namespace remparts::panel {
class GalleryPage;
class SetupPage;
class StartPage;
}  // namespace remparts::panel

namespace remparts::app {

class GalleryDesk;
class KeepDesk;
class MotionSetting;
class PictureDesk;
class TablePage;

class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    explicit MainWindow(io::TileSetSource tiles, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a record, or says in a message why not and leaves everything as it is.
    /// Whether the game lies on the table now.
    bool openFile(const QString& path);
    [[nodiscard]] model::Session& session() { return m_session; }
    [[nodiscard]] TablePage& table() { return *m_table; }
    [[nodiscard]] GalleryDesk& gallery() { return *m_gallery; }
    [[nodiscard]] KeepDesk& keeping() { return *m_keep; }
    [[nodiscard]] PictureDesk& pictures() { return *m_pictures; }

  public slots:
    void showStart();
    /// Needs a game.
    void showTable();
    /// The new-game page of the game on the table, or of the one played last.
    void showSetup();
    /// The cities saved on this computer.
    void showGallery();
    void chooseFileToOpen();
    /// False when it was not saved, by choice or by a fault.
    bool save();
    bool saveAs();

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    QAction* addCommand(const QString& text, const QList<QKeySequence>& keys, void (MainWindow::*slot)());
    void makeFileActions();
    void makeTableActions();
    void connectGallery(panel::GalleryPage& page);
    void showSetupOf(engine::GameKind game);
    void startGame(const model::SetupChoice& choice);
    void rememberHints(bool on);
    bool saveTo(const QString& path);
    /// Asks about unsaved changes; true when going on is fine.
    bool mayLeaveGame();
    void tellFault(const QString& title, const QString& text);
    void openRecent(const QString& path);
    void continueGame();
    void showKeys();
    void toggleFullScreen();
    void refresh();

    io::TileSetSource m_tiles;
    QSettings m_settings;
    model::Session m_session;
    QStackedWidget* m_pages = nullptr;
    panel::StartPage* m_start = nullptr;
    panel::SetupPage* m_setup = nullptr;
    TablePage* m_table = nullptr;
    MotionSetting* m_motion = nullptr;
    std::unique_ptr<GalleryDesk> m_gallery;
    std::unique_ptr<PictureDesk> m_pictures;
    std::unique_ptr<KeepDesk> m_keep;
    bool m_isDiscarded = false;  ///< what the players answered when they left the game last
    bool m_galleryFromTable = false;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_inspect = nullptr;
};

}  // namespace remparts::app
