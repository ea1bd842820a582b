// The tile in hand, large and turnable; once it is laid, the same tile with the numbers of the follower spots.
#pragma once

#include <QWidget>

#include "turn_model.h"

namespace remparts::panel {

class Button;

class HandCard : public QWidget {
    Q_OBJECT
  public:
    HandCard(model::Session& session, model::TurnModel& turn, QWidget* parent = nullptr);

    /// Where the tile is drawn.
    [[nodiscard]] QRectF tileBox() const;
    /// Where the number of a choice stands on the tile; for choices with a segment.
    [[nodiscard]] QPointF spotOf(const model::Choice& choice) const;

  signals:
    void resultRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] bool isLaying() const;
    [[nodiscard]] bool offersSpots() const;
    /// Index of the choice whose number is at a point, −1 without.
    [[nodiscard]] int choiceAt(QPointF at) const;
    void paintTile(QPainter& painter) const;
    void paintSpots(QPainter& painter) const;
    void paintSupply(QPainter& painter) const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    Button* m_left = nullptr;
    Button* m_right = nullptr;
    Button* m_result = nullptr;
};

}  // namespace remparts::panel
