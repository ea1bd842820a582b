// Who sits where: the order of play, clockwise round the table.
#pragma once

#include <QWidget>

#include "setup_model.h"

namespace remparts::panel {

class SeatTable : public QWidget {
    Q_OBJECT
  public:
    explicit SeatTable(QWidget* parent = nullptr);

    void show(const model::SetupChoice& choice);
    [[nodiscard]] QSize sizeHint() const override { return {420, 168}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {400, 130}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintSeat(QPainter& painter, std::size_t seat, QPointF at, double angle) const;

    model::SetupChoice m_choice;
};

}  // namespace remparts::panel
