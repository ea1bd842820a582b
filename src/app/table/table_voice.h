// What is told to those who listen: what happened, whose turn it is, what the keys came to, why something is refused.
#pragma once

#include <QObject>

#include "log_model.h"
#include "turn_model.h"

namespace remparts::panel {
class Announcer;
}

namespace remparts::app {

class TableVoice : public QObject {
    Q_OBJECT
  public:
    /// All must live longer. `city` gets a name that says how the game stands.
    TableVoice(model::Session& session, model::TurnModel& turn, const model::LogModel& log, QWidget& city);

    [[nodiscard]] panel::Announcer& announcer() { return *m_announcer; }
    /// The place or choice that the keys came to, in words.
    void tellSelection();

  private:
    /// What the session did last.
    enum class News { None, Step, Jump };

    /// Of a step each row that it added or changed; of a jump, and of another game, where it came to.
    void tellLog();
    void tellTurn();
    void tellHint();
    [[nodiscard]] QStringList rowsOfLog() const;  ///< oldest first
    void tellProposal();
    [[nodiscard]] QString tileInHand() const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    const model::LogModel& m_log;
    QWidget& m_city;
    panel::Announcer* m_announcer;
    News m_news = News::None;
    QStringList m_rows;   ///< of the log as it was told last
    QString m_hint;       ///< as told last
    QString m_selection;  ///< the same
};

}  // namespace remparts::app
