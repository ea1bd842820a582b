// A clock for what moves by itself, as long as it moves: breathing piles, bouncing hands, a feast.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace remparts::panel {

/// Seconds for which something asks for attention by moving; then it rests.
inline constexpr double breathingTime = 8;

/// Ticks only while it is wanted, motion is on and its widget is seen; otherwise no timer runs.
class Pulse : public QObject {
    Q_OBJECT
  public:
    /// `seen` becomes the parent.
    explicit Pulse(QWidget* seen);

    /// Without motion time stands still.
    void setMotion(bool on);
    /// Rests after that many seconds until it is wanted anew; 0, as at first: never.
    void setRestAfter(double seconds) { m_restAfter = seconds; }
    [[nodiscard]] bool hasMotion() const { return m_motion; }
    void setWanted(bool on);
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Time for which it ticked so far.
    [[nodiscard]] double seconds() const { return m_seconds; }
    /// −1 … 1, once to and fro in `period` seconds; the middle at the beginning.
    [[nodiscard]] double swing(double period) const;

  signals:
    /// `seconds` since the last one.
    void ticked(double seconds);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void tick();

    QWidget* m_seen;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    double m_seconds = 0;
    double m_restAfter = 0;
    double m_running = 0;  ///< seconds since it was wanted
    bool m_motion = true;
    bool m_wanted = false;
};

}  // namespace remparts::panel
