// The panel beside the city: whose turn, tile in hand or the laps of a wall round, supplies, players, score track,
// log.
#pragma once

#include <QWidget>

#include "log_model.h"
#include "player_list_model.h"
#include "turn_model.h"

namespace remparts::panel {

class HandCard;
class LapCard;
class LogView;
class PlayerRows;
class PointsNowPart;
class ScoreParts;
class ScoreTrack;
class SupplyStrip;

class SidePanel : public QWidget {
    Q_OBJECT
  public:
    /// The models must live longer than the panel. Shows nothing while the session has no game.
    SidePanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players, model::LogModel& log,
              QWidget* parent = nullptr);

    /// Sets the width and folds log and track by the size of the whole window.
    void fold(QSize window);
    /// Figures walk along the track as the show pays their points. It must live longer.
    void follow(const model::TableShow& show);
    /// What the game would end with now, on demand. It stays shut in strict mode and when the game is over.
    void setPointsNow(bool open);
    [[nodiscard]] bool showsPointsNow() const;
    [[nodiscard]] const PlayerRows& players() const { return *m_rows; }
    [[nodiscard]] const ScoreTrack& track() const { return *m_track; }
    /// What of players and track is hidden, in words to keep (ScoreParts::hidden).
    void setHiddenParts(const QStringList& parts);
    [[nodiscard]] QSize sizeHint() const override { return {minimumWidth(), QWidget::sizeHint().height()}; }

  signals:
    /// A scoring was opened in the log: the city may show it (CityOverlay::showScoring).
    void scoringActivated(int step);
    /// The camera may go to what a row of the log is about.
    void placeActivated(const remparts::model::Spotlight& light);
    /// What is to be lit in the city while a row is pointed at (CityOverlay::setSpotlight).
    void lit(const remparts::model::Spotlight& light);
    void pointsNowChanged(bool open);
    /// The game is over and the result is asked for again.
    void resultRequested();
    /// The list of what is left is wanted; `setAside` tells whether it is for what fitted nowhere.
    void leftRequested(bool setAside);
    /// Another part was hidden by hand.
    void hiddenPartsChosen(const QStringList& parts);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void showParts();

    model::Session& m_session;
    model::TurnModel& m_turn;
    HandCard* m_hand = nullptr;
    LapCard* m_laps = nullptr;
    SupplyStrip* m_supplies = nullptr;
    PlayerRows* m_rows = nullptr;
    ScoreParts* m_parts = nullptr;
    ScoreTrack* m_track = nullptr;
    QWidget* m_trackBox = nullptr;
    PointsNowPart* m_points = nullptr;
    LogView* m_log = nullptr;
    bool m_isSmall = false;
    bool m_isTall = false;
};

}  // namespace remparts::panel
