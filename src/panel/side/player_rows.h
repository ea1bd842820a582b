// The players in their order: sign, name, points, followers and towers left. Who is to move has a lifted row.
#pragma once

#include <QWidget>

#include "player_list_model.h"

namespace remparts::panel {

class PlayerRows : public QWidget {
    Q_OBJECT
  public:
    explicit PlayerRows(model::PlayerListModel& players, QWidget* parent = nullptr);

    /// Where a player's row is.
    [[nodiscard]] QRectF rowBox(int player) const;

    /// Where a player's points and followers left are painted.
    [[nodiscard]] QRectF pointsBox(int player) const;
    [[nodiscard]] QRectF followersBox(int player) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] QVariant value(int player, int role) const;
    [[nodiscard]] bool isActive(int player) const;
    [[nodiscard]] QString words(int player) const;
    /// The second line of a row: what is left.
    [[nodiscard]] QRectF supplyLine(const QRectF& row) const;
    void paintRow(QPainter& painter, int player) const;
    void paintPoints(QPainter& painter, int player, const QRectF& row) const;

    model::PlayerListModel& m_players;
};

}  // namespace remparts::panel
