// The table: the city with what lies over it, the side panel or the result beside it. Connects views and models;
// holds no game logic.
#pragma once

#include <QWidget>

#include "city_view.h"
#include "log_model.h"
#include "player_list_model.h"
#include "session.h"
#include "turn_model.h"

class QStackedWidget;

namespace remparts::panel {
class CityOverlay;
class ResultPage;
class SidePanel;
class Timeline;
}  // namespace remparts::panel

namespace remparts::app {

class TablePage : public QWidget {
    Q_OBJECT
  public:
    explicit TablePage(model::Session& session, QWidget* parent = nullptr);

    [[nodiscard]] scene::CityView& city() { return *m_city; }
    [[nodiscard]] panel::CityOverlay& overlay() { return *m_overlay; }
    [[nodiscard]] panel::ResultPage& result() { return *m_result; }
    [[nodiscard]] model::TurnModel& turn() { return m_turn; }

  public slots:
    /// Brings the tile laid last to the middle.
    void showLastMove();
    /// The final scoring from its beginning; nothing while the game runs.
    void showResult();
    /// Everything but the city: panel, timeline, what lies over the city.
    void setInterfaceShown(bool shown);
    /// The side panel again.
    void showPanel();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void layOut();
    void connectPointer();
    void connectGame();
    void onStepPlayed();
    void showPosition();
    void showGhost();
    bool moveByArrow(int key);
    [[nodiscard]] model::TablePoint aimedAt(model::TablePoint at, QPointF pixel) const;
    [[nodiscard]] double reachAt(model::TablePoint at) const;

    model::Session& m_session;
    model::TurnModel m_turn;
    model::PlayerListModel m_players;
    model::LogModel m_log;
    scene::CityView* m_city = nullptr;
    panel::CityOverlay* m_overlay = nullptr;
    panel::SidePanel* m_panel = nullptr;
    panel::ResultPage* m_result = nullptr;
    panel::Timeline* m_timeline = nullptr;
    QStackedWidget* m_side = nullptr;
    bool m_mustFrame = false;  ///< a game came while the page had no size yet
};

}  // namespace remparts::app
