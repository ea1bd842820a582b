// The panel beside the table in a game of The Kids: whose turn, that child's eight figures, piles or the tile in
// hand, the others; for the adult the newest line of the log and the bulb that shows which roads can be closed.
#pragma once

#include <QWidget>

#include "log_model.h"
#include "player_list_model.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class KidsBand;
class KidsFigures;
class KidsHand;
class KidsLog;
class KidsRows;

class KidsPanel : public QWidget {
    Q_OBJECT
  public:
    /// The models must live longer than the panel. Shows nothing while the session has no game of The Kids.
    KidsPanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players, model::LogModel& log,
              model::TableShow& show, QWidget* parent = nullptr);

    /// Sets the width and the sizes of the parts by the size of the whole window.
    void fold(QSize window);
    /// Who has how many figures left, on demand. It stays shut in strict mode and when the game is over.
    void setPointsNow(bool open);
    [[nodiscard]] bool showsPointsNow() const;
    /// Off: nothing moves by itself.
    void setMotion(bool on);
    [[nodiscard]] QSize sizeHint() const override { return {minimumWidth(), QWidget::sizeHint().height()}; }

  signals:
    /// The game is over and the result is asked for again.
    void resultRequested();
    /// The bulb was switched; TurnModel knows it already.
    void hintsRoadsChanged(bool on);
    /// The camera may go to what a row of the log is about.
    void placeActivated(const remparts::model::Spotlight& light);
    void pointsNowChanged(bool open);
    /// What is to be lit at the table while a row is pointed at (CityOverlay::setSpotlight).
    void lit(const remparts::model::Spotlight& light);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    KidsBand* m_band = nullptr;
    KidsFigures* m_figures = nullptr;
    KidsHand* m_hand = nullptr;
    KidsRows* m_rows = nullptr;
    KidsLog* m_log = nullptr;
};

}  // namespace remparts::panel
