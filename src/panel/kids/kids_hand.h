// What the child does now: pick one of the piles, or turn the tile that is in hand.
#pragma once

#include <QWidget>
#include <vector>

#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class PileButton;
class Pulse;
class SymbolButton;

class KidsHand : public QWidget {
    Q_OBJECT
  public:
    KidsHand(model::Session& session, model::TurnModel& turn, model::TableShow& show, QWidget* parent = nullptr);

    void setMotion(bool on);
    /// Where the tile in hand is drawn.
    [[nodiscard]] QRectF tileBox() const;

  signals:
    void resultRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void refresh();
    void arrange();
    [[nodiscard]] bool isDrawing() const;
    [[nodiscard]] bool isLaying() const;
    [[nodiscard]] QString tileInHand() const;
    [[nodiscard]] double arrowRoom() const;
    void paintArrows(QPainter& painter) const;
    void paintTile(QPainter& painter) const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    model::TableShow& m_show;
    SymbolButton* m_turnButton;
    SymbolButton* m_result;
    std::vector<PileButton*> m_piles;
    Pulse* m_pulse;
};

}  // namespace remparts::panel
