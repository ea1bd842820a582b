// The score track: a ring of 50 painted stones around a small town, with the players' figures on it.
#pragma once

#include <QWidget>

#include "player_list_model.h"

namespace remparts::panel {

class ScoreTrack : public QWidget {
    Q_OBJECT
  public:
    explicit ScoreTrack(model::PlayerListModel& players, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] double unit() const;
    /// Field 0 is at the lower left; the count goes up the left side and on clockwise.
    [[nodiscard]] QRectF stone(int field) const;
    void paintRoad(QPainter& painter) const;
    void paintStone(QPainter& painter, int field) const;
    void paintNumber(QPainter& painter, int field) const;
    void paintFigures(QPainter& painter) const;
    void refresh();

    model::PlayerListModel& m_players;
};

}  // namespace remparts::panel
