// What stands beside the table: the panel of the game that is played, or its result.
#pragma once

#include <QStackedWidget>

#include "actions/action_list_model.h"
#include "left/left_model.h"
#include "log_model.h"
#include "motion/payment_overlay.h"
#include "player_list_model.h"
#include "session.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {
class ActionPage;
class KidsPanel;
class KidsResultPage;
class LeftPage;
class ResultPage;
class SidePanel;
class StatisticsPage;
}  // namespace remparts::panel

namespace remparts::app {

class TableSide : public QStackedWidget {
    Q_OBJECT
  public:
    /// All models must live longer.
    TableSide(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players, model::LogModel& log,
              model::ActionListModel& actions, model::TableShow& show, model::LeftModel& left,
              QWidget* parent = nullptr);

    /// The City's walk to the table of results.
    [[nodiscard]] panel::ResultPage& cityResult() { return *m_cityResult; }
    [[nodiscard]] panel::ActionPage& actions() { return *m_actions; }
    /// Whether the list of actions stands in the place of the panel.
    [[nodiscard]] bool listsActions() const { return m_listsActions; }
    [[nodiscard]] panel::StatisticsPage& statistics() { return *m_statistics; }
    [[nodiscard]] panel::KidsPanel& kidsPanel() { return *m_kidsPanel; }
    [[nodiscard]] panel::KidsResultPage& kidsResult() { return *m_kidsResult; }
    /// Where a player's points and followers are seen in the panel of The City, in `page`: in the list of players,
    /// else on the track; empty while the panel is hidden.
    [[nodiscard]] panel::PaymentOverlay::Purse purseOf(engine::PlayerIndex player, const QWidget& page) const;
    /// Sets the width and folds what a small window has no room for.
    void fold(QSize window);
    /// What of players and track is hidden in the panel of The City, in words to keep.
    void setHiddenParts(const QStringList& parts);

    /// What the game would end with now, in the panel of the session's game; it stays shut where it may not be told.
    void setPointsNow(bool open);
    [[nodiscard]] bool showsPointsNow() const;

  public slots:
    /// The panel of the session's game, or the list of what is left or of actions in its place.
    void showPanel();
    void setListsActions(bool on);
    /// The list takes the panel's place, or leaves it again; a result stays.
    void setLeftOpen(bool open);
    /// The result of the session's game, which must be over.
    void showResult();
    /// The whole line on the table in numbers.
    void showStatistics();

  signals:
    void resultRequested();
    /// The list of what is left, or its end, was asked for.
    void leftRequested(bool open);
    void cityRequested();
    void newGameRequested();
    void saveRequested();
    /// Another part of the panel was hidden by hand.
    void hiddenPartsChosen(const QStringList& parts);
    /// A scoring was opened in the log.
    void scoringActivated(int step);
    /// The camera may go to what a row of the log is about.
    void placeActivated(const remparts::model::Spotlight& light);
    void pointsNowChanged(bool open);
    /// What a row that is pointed at is about; empty when there is none.
    void lit(const remparts::model::Spotlight& light);
    /// The final walk came to these scorings.
    void scoringsShown(const std::vector<remparts::engine::Scored>& scorings);

  private:
    void connectCity();
    void connectKids();
    void closeStatistics();
    void tellResultAgain();
    [[nodiscard]] bool playsKids() const;
    [[nodiscard]] bool showsResult() const;

    model::Session& m_session;
    panel::SidePanel* m_cityPanel = nullptr;
    panel::ResultPage* m_cityResult = nullptr;
    panel::ActionPage* m_actions = nullptr;
    panel::KidsPanel* m_kidsPanel = nullptr;
    panel::KidsResultPage* m_kidsResult = nullptr;
    bool m_listsActions = false;
    panel::LeftPage* m_left = nullptr;
    panel::StatisticsPage* m_statistics = nullptr;
    bool m_leftOpen = false;
};

}  // namespace remparts::app
