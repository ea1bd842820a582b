// The win is a small feast over the table: bunting, confetti and balloons with the winners' signs.
#pragma once

#include <QWidget>
#include <chrono>
#include <vector>

#include "kids_result.h"

namespace remparts::panel {

class Pulse;

/// Lies over `view` and follows its size; lets the mouse through. Hidden while there is no feast.
class FeastOverlay : public QWidget {
    Q_OBJECT
  public:
    explicit FeastOverlay(QWidget* view);

    /// Begins the feast for the winners of a finished game.
    void begin(const model::KidsResult& result);
    /// Confetti and balloons drift for some seconds; then, or after any click or key, the bunting alone stays.
    [[nodiscard]] bool isDrifting() const { return m_drifting; }
    /// Off: a still picture of the feast, until a click.
    void setMotion(bool on);

  public slots:
    /// Time passed. Without it the feast keeps its own time.
    void advance(std::chrono::milliseconds time);
    /// The bunting stays.
    void calm();
    /// Nothing stays.
    void end();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void pass(double seconds);

    std::vector<engine::PlayerColor> m_winners;
    Pulse* m_pulse = nullptr;
    double m_time = 0;  ///< seconds since it began
    bool m_drifting = false;
};

}  // namespace remparts::panel
