// The end of a game: the final scoring station by station, then the table of results. Stands beside the city.
#pragma once

#include <QWidget>
#include <vector>

#include "final_scoring.h"

class QStackedWidget;

namespace remparts::panel {

class Button;
class ResultTable;
class StationView;

class ResultPage : public QWidget {
    Q_OBJECT
  public:
    explicit ResultPage(QWidget* parent = nullptr);

    /// Begins the walk of a finished game; goes to the table at once when the end brought no points.
    void showResult(const engine::Game& game);
    /// The same result in other words.
    void tellAgain(const engine::Game& game);
    [[nodiscard]] bool isAtTable() const;
    /// Index of the station that is shown; the number of stations at the table.
    [[nodiscard]] int station() const { return m_station; }
    [[nodiscard]] const model::FinalScoring& result() const { return m_result; }
    [[nodiscard]] QSize sizeHint() const override;

  public slots:
    void next();
    void back();
    void skip();

  signals:
    /// The city may light these (CityOverlay::showScorings); empty at the table.
    void scoringsShown(const std::vector<remparts::engine::Scored>& scorings);
    void newGameRequested();
    void cityRequested();
    void saveRequested();
    void statisticsRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    QWidget* buildWalk();
    QWidget* buildTable();
    void goTo(int station);

    std::vector<engine::Player> m_players;
    model::FinalScoring m_result;
    int m_station = 0;
    QStackedWidget* m_stack = nullptr;
    StationView* m_view = nullptr;
    ResultTable* m_table = nullptr;
    Button* m_back = nullptr;
};

}  // namespace remparts::panel
