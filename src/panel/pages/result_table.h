// The table of results: bars with their numbers by kind, the best scorings, the course of the points.
#pragma once

#include <QWidget>
#include <vector>

#include "course.h"
#include "final_scoring.h"

namespace remparts::panel {

class ResultTable : public QWidget {
    Q_OBJECT
  public:
    explicit ResultTable(QWidget* parent = nullptr);

    void show(const engine::Game& game, const model::FinalScoring& result);
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 420}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    double paintHead(QPainter& painter) const;
    void paintLegend(QPainter& painter, double y) const;
    void paintRow(QPainter& painter, std::size_t rank, const QRectF& row) const;
    void paintBar(QPainter& painter, const model::ResultRow& row, const QRectF& room) const;
    void paintFeats(QPainter& painter, double y) const;
    [[nodiscard]] double featsHeight() const;

    std::vector<engine::Player> m_players;
    model::FinalScoring m_result;
    std::vector<model::Feat> m_feats;
    std::vector<std::vector<int>> m_course;
};

}  // namespace remparts::panel
