// The points of one player over the turns, its sources stacked on each other; the final scoring as a bar at the end,
// the sums by source beside it.
#pragma once

#include <QWidget>
#include <vector>

#include "statistics/game_statistics.h"

namespace remparts::panel {

class SourceChart : public QWidget {
    Q_OBJECT
  public:
    explicit SourceChart(QWidget* parent = nullptr);

    /// `top` is the value at the upper edge, the same for all players, so that charts can be compared.
    void show(const model::GameStatistics& statistics, engine::PlayerIndex player, int top);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QString words() const;
    void paintScale(QPainter& painter) const;
    void paintStack(QPainter& painter) const;
    void paintSums(QPainter& painter) const;
    /// Where the upper edge of a source is at a turn; of source −1 the ground.
    [[nodiscard]] QPointF edge(std::size_t turn, int source) const;

    engine::GameKind m_game = engine::GameKind::City;
    engine::Player m_player;
    std::vector<model::BySource> m_course;  ///< before the first turn, after each, after the final scoring
    int m_total = 0;
    int m_top = 1;
};

}  // namespace remparts::panel
