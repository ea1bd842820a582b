// For the adult: the bulb that shows which roads can be closed, the newest line of the log, and the rest of it.
#pragma once

#include <QWidget>

#include "log_model.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class BulbButton;
class LogLine;
class LogView;
class PointsNowPart;

class KidsLog : public QWidget {
    Q_OBJECT
  public:
    KidsLog(model::Session& session, model::LogModel& log, model::TurnModel& turn, model::TableShow& show,
            QWidget* parent = nullptr);

    /// Who has how many figures left, on demand.
    [[nodiscard]] PointsNowPart& pointsNow() { return *m_points; }

  signals:
    void hintsRoadsChanged(bool on);
    /// The camera may go to what a row is about.
    void placeActivated(const remparts::model::Spotlight& light);
    /// What is to be lit at the table while a row is pointed at.
    void lit(const remparts::model::Spotlight& light);

  private:
    void refresh();

    model::TurnModel& m_turn;
    model::TableShow& m_show;
    BulbButton* m_bulb;
    LogLine* m_line;
    PointsNowPart* m_points;
    LogView* m_view;
};

}  // namespace remparts::panel
