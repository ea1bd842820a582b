// A wall round as laps of signs: who has built, who is next, who is still to come.
#pragma once

#include <QWidget>
#include <vector>

#include "turn_model.h"

namespace remparts::panel {

/// One piece of a wall round.
struct LapStop {
    enum class When { Built, Now, Later };
    engine::PlayerIndex player = 0;
    When when = When::Later;
};

/// All pieces of the running round in their order (C5.5); empty without one.
[[nodiscard]] std::vector<LapStop> lapStops(const engine::GameState& state);

class LapCard : public QWidget {
    Q_OBJECT
  public:
    LapCard(model::Session& session, model::TurnModel& turn, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void paintStop(QPainter& painter, const LapStop& stop, QPointF middle) const;
    [[nodiscard]] QString progress() const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    std::vector<LapStop> m_stops;
};

}  // namespace remparts::panel
