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

class AttractDesk;
class GalleryDesk;
class GameFiles;
class KeepDesk;
class LessonDesk;
class MotionSetting;
class PictureDesk;
class PresenterDesk;
class RulesDesk;
struct RuleScene;
class SoundDesk;
class Preferences;
enum class Preference;
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
    [[nodiscard]] SoundDesk& sounds() { return *m_sounds; }
    [[nodiscard]] PictureDesk& pictures() { return *m_pictures; }
    [[nodiscard]] RulesDesk& rules() { return *m_rules; }
    [[nodiscard]] AttractDesk& attract() { return *m_attract; }
    [[nodiscard]] LessonDesk& lessons() { return *m_lessons; }
    [[nodiscard]] PresenterDesk& presenter() { return *m_presenter; }
    [[nodiscard]] Preferences& preferences() { return *m_preferences; }

  public slots:
    void fillStart();
    void showStart();
    /// Needs a game.
    void showTable();
    /// The new-game page of the game on the table, or of the one played last.
    void showSetup();
    /// The cities saved on this computer.
    void showGallery();
    /// The course.
    void showLessons();
    /// Games play themselves until somebody wants to do something.
    void showAttract();
    void chooseFileToOpen();
    /// The book of rules, at a rule or where it was read last.
    void showRules(const QString& rule = {});

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    QAction* addCommand(const QList<QKeySequence>& keys, void (MainWindow::*slot)());
    void makeMenu();
    void connectPages();
    void connectTable();
    [[nodiscard]] int takenBelow() const;
    void showSetupOf(engine::GameKind game);
    void startGame(const model::SetupChoice& choice);
    void applyPreference(Preference which);
    void connectFiles();
    void openRecent(const QString& path);
    void continueGame();
    void showKeys();
    void quit();
    void showSettings();
    void leaveLessons(QWidget* before);
    void showScene(const RuleScene& scene);
    void toggleFullScreen();
    void refresh();
    void onLanguage();

    io::TileSetSource m_tiles;
    QSettings m_settings;
    Preferences* m_preferences = nullptr;
    model::Session m_session;
    QStackedWidget* m_pages = nullptr;
    panel::StartPage* m_start = nullptr;
    panel::SetupPage* m_setup = nullptr;
    TablePage* m_table = nullptr;
    std::unique_ptr<GameFiles> m_files;
    MotionSetting* m_motion = nullptr;
    std::unique_ptr<GalleryDesk> m_gallery;
    std::unique_ptr<PictureDesk> m_pictures;
    std::unique_ptr<KeepDesk> m_keep;
    std::unique_ptr<LessonDesk> m_lessons;
    std::unique_ptr<PresenterDesk> m_presenter;
    std::unique_ptr<AttractDesk> m_attract;
    SoundDesk* m_sounds = nullptr;
    RulesDesk* m_rules = nullptr;
    bool m_galleryFromTable = false;
};

}  // namespace remparts::app
