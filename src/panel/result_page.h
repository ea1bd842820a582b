// The end of a game: the final scoring station by station, then the table of results. Stands beside the city.
#pragma once

#include <QWidget>
#include <memory>
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
    /// As above, for a result worked out elsewhere.
    void showResult(const engine::GameSetup& setup, model::FinalScoring result);
    [[nodiscard]] bool isAtTable() const;
    /// Index of the station that is shown; the number of stations at the table.
    [[nodiscard]] int station() const { return m_station; }

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

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

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
    Button* m_next = nullptr;
};

}  // namespace remparts::panel
