// The winners on one step, with crown and sign; their figures hop for joy. Who shares the victory stands beside each
// other, equally high.
#pragma once

#include <QWidget>
#include <vector>

#include "remparts/engine/setup.h"

namespace remparts::panel {

class Pulse;

class KidsPodium : public QWidget {
    Q_OBJECT
  public:
    explicit KidsPodium(QWidget* parent = nullptr);

    void show(const std::vector<engine::Player>& winners);
    void setMotion(bool on);
    [[nodiscard]] QSize sizeHint() const override { return {300, 230}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 124}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintWinner(QPainter& painter, std::size_t winner, const QRectF& column) const;

    std::vector<engine::Player> m_winners;
    Pulse* m_pulse;
};

}  // namespace remparts::panel
