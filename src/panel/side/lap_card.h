// A wall round as laps of signs: who has built, who is next, who is still to come.
#pragma once

#include <QWidget>
#include <optional>

#include "table_facts.h"
#include "turn_model.h"

namespace remparts::panel {

class LapCard : public QWidget {
    Q_OBJECT
  public:
    LapCard(model::Session& session, model::TurnModel& turn, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void paintLaps(QPainter& painter, std::size_t first, std::size_t count, double y) const;
    void paintStop(QPainter& painter, const model::LapSeat& seat, QPointF middle) const;
    [[nodiscard]] QString progress() const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    std::optional<model::WallRoundFacts> m_round;
};

}  // namespace remparts::panel
