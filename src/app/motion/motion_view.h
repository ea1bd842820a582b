// Shows in the city what the show is at: what flies, falls, grows and hops.
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "city_view.h"
#include "table_show.h"

namespace remparts::app {

class MotionView : public QObject {
    Q_OBJECT
  public:
    /// What is in the hand over the table; nothing when nobody points there.
    using Hand = std::function<std::optional<model::Ghost>()>;

    /// All of them must live longer.
    MotionView(const model::Session& session, model::TableShow& show, scene::CityView& city, Hand hand,
               QObject* parent);

  private:
    void begin();
    void follow();
    void end();
    [[nodiscard]] std::vector<scene::FloatingPart> floatingParts() const;
    [[nodiscard]] std::vector<scene::FloatingPart> tileParts(const model::acts::Laying& laying) const;
    /// The part of the position after the step that `isMeant` picks; none when there is none.
    template <class Test, class Way>
    [[nodiscard]] std::vector<scene::FloatingPart> partOnItsWay(Test isMeant, Way way) const;

    const model::Session& m_session;
    model::TableShow& m_show;
    scene::CityView& m_city;
    Hand m_hand;
    geometry::CityPlan m_plan;           ///< of the position after the step
    std::optional<model::Ghost> m_held;  ///< what was in the hand when the step was played
};

}  // namespace remparts::app
