// Opening and saving games as a person does it: file dialogs, faults in words, the question before a game is lost.
#pragma once

#include <QObject>
#include <QSettings>

#include "session.h"

class QAction;

namespace remparts::app {

class GameFiles : public QObject {
    Q_OBJECT
  public:
    /// `window` is where dialogs are shown; all must live longer.
    GameFiles(model::Session& session, QSettings& settings, QWidget& window);

    /// "Save" and "Save as …", with their keys; enabled while there is a game.
    [[nodiscard]] QAction* saveAction() const { return m_save; }
    [[nodiscard]] QAction* saveAsAction() const { return m_saveAs; }

    /// Empty when no file was chosen.
    [[nodiscard]] QString chooseFileToOpen();
    /// Whether the game lies on the table now; otherwise it was said why not, and everything is as it was.
    bool open(const QString& path);
    /// False when it was not saved, by choice or by a fault.
    bool save();
    bool saveAs();
    /// Asks about unsaved changes; true when going on is fine.
    [[nodiscard]] bool mayLeaveGame();
    /// Whether the players gave the game up when they were asked last.
    [[nodiscard]] bool isDiscarded() const { return m_isDiscarded; }
    void tellFault(const QString& title, const QString& text);

  private:
    bool saveTo(const QString& path);
    void refresh();

    model::Session& m_session;
    QSettings& m_settings;
    QWidget& m_window;
    QAction* m_save;
    QAction* m_saveAs;
    bool m_isDiscarded = false;
};

}  // namespace remparts::app
