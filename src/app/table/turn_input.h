// What the pointer and the keys on the table mean for the turn.
#pragma once

#include <QPointF>

#include "table_point.h"
#include "turn_model.h"

class QKeyEvent;

namespace remparts::panel {
class CityOverlay;
}
namespace remparts::scene {
class CityView;
}

namespace remparts::app {

class TurnInput {
  public:
    /// All must live longer; `overlay` lies over the city.
    TurnInput(model::TurnModel& turn, const scene::CityView& city, const panel::CityOverlay& overlay);

    /// The pointer is at a pixel of the view, over this place of the table.
    void pointAt(model::TablePoint at, QPointF pixel);
    void choose(model::TablePoint at, QPointF pixel);
    /// Whether the key means anything for the turn; then it is done.
    bool press(const QKeyEvent& key);

  private:
    bool moveByArrow(int key);
    [[nodiscard]] model::TablePoint aimedAt(model::TablePoint at, QPointF pixel) const;
    [[nodiscard]] double reachAt(model::TablePoint at) const;

    model::TurnModel& m_turn;
    const scene::CityView& m_city;
    const panel::CityOverlay& m_overlay;
};

}  // namespace remparts::app
