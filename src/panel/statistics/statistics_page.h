// A finished game in charts and numbers, beside the city: points by source over the turns, the largest things, the
// luck of the draw; to be saved as a table.
#pragma once

#include <QWidget>
#include <vector>

#include "statistics/statistics_model.h"

class QScrollArea;

namespace remparts::panel {

class Button;
class SourceChart;
class SourceLegend;
class TextLabel;

class StatisticsPage : public QWidget {
    Q_OBJECT
  public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// Shows a game; of The City the luck of the draw follows when it is worked out.
    void showStatistics(const engine::Game& game);
    [[nodiscard]] const model::StatisticsModel& statistics() const { return m_model; }
    [[nodiscard]] QSize sizeHint() const override;

  signals:
    void closeRequested();
    /// The table is to be saved (statisticsCsv).
    void saveRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeContent();
    void refresh();
    void showLargest();
    void showLuck();

    model::StatisticsModel m_model;
    QScrollArea* m_scroll = nullptr;
    TextLabel* m_title = nullptr;
    TextLabel* m_sourcesTitle = nullptr;
    SourceLegend* m_legend = nullptr;
    std::vector<SourceChart*> m_charts;  ///< one for each seat there can be
    TextLabel* m_largestTitle = nullptr;
    std::vector<TextLabel*> m_largest;
    TextLabel* m_luckTitle = nullptr;
    TextLabel* m_luckMeaning = nullptr;
    std::vector<TextLabel*> m_luck;
    Button* m_save = nullptr;
};

}  // namespace remparts::panel
