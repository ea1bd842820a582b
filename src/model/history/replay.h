// Plays the line on the table from the cursor on, one action after another, each shown as it was.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "table_show.h"

namespace remparts::model {

class Replay : public QObject {
    Q_OBJECT
  public:
    /// Both must live longer.
    Replay(Session& session, TableShow& show, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// 1 is normal. Where nothing moves on the table, only the time between two actions follows it.
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double speed);

  public slots:
    /// At the end of the line it begins again.
    void start();
    /// What is being shown comes to its end by itself.
    void stop();
    void toggle() { m_isPlaying ? stop() : start(); }

  signals:
    void changed();

  private:
    void step();
    void waitForNext();
    void onStepPlayed();

    Session& m_session;
    TableShow& m_show;
    QTimer m_pause;  ///< between two actions
    double m_speed = 1;
    std::optional<double> m_speedBefore;  ///< of the show, while this plays
    bool m_isPlaying = false;
    bool m_isStepping = false;
};

}  // namespace remparts::model
