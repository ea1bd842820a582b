// One station of the final scoring: what a player gets for one kind, and how everybody stands after it.
#pragma once

#include <QWidget>
#include <vector>

#include "final_scoring.h"

namespace remparts::panel {

class StationView : public QWidget {
    Q_OBJECT
  public:
    explicit StationView(QWidget* parent = nullptr);

    /// `station` counts from 0 and is one of the result's.
    void show(const std::vector<engine::Player>& players, const model::FinalScoring& result, int station);
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 420}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] std::vector<int> totalsAfter() const;
    double paintHead(QPainter& painter) const;
    void paintStation(QPainter& painter, const QRectF& card) const;
    [[nodiscard]] double linesHeight(double width) const;
    void paintLines(QPainter& painter, const QRectF& room) const;
    void paintStandings(QPainter& painter, const QRectF& room) const;

    std::vector<engine::Player> m_players;
    model::FinalScoring m_result;
    int m_station = 0;
};

}  // namespace remparts::panel
