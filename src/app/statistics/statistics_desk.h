// The statistics of a finished game: when they can be looked at, and saving them as a table.
#pragma once

#include <QObject>

class QAction;
class QSettings;
class QWidget;

namespace remparts::model {
class Session;
}

namespace remparts::app {

class TableSide;

class StatisticsDesk : public QObject {
    Q_OBJECT
  public:
    /// All must live longer; `window` is where dialogs belong.
    StatisticsDesk(model::Session& session, TableSide& side, const QSettings& settings, QWidget& window);

    /// Shows the statistics beside the table; for finished games, wherever their cursor is.
    [[nodiscard]] QAction* action() { return m_action; }
    /// Asks for a file and writes it; a fault is told in words.
    void save();

  private:
    void refresh();

    model::Session& m_session;
    TableSide& m_side;
    const QSettings& m_settings;
    QWidget& m_window;
    QAction* m_action;
};

}  // namespace remparts::app
