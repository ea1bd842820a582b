// The figure that hops, in the layer of the tile in hand.
#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <optional>

#include "hop.h"
#include "materials.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/look.h"

namespace remparts::scene {

class HopEntity {
  public:
    /// Everything hangs below `parent`. The look must outlive this; a figure keeps the one it was built in.
    HopEntity(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look);

    /// Moves the figure; only another colour builds it anew. Returns whether entities came or went.
    bool show(const std::optional<Hop>& hop);
    /// Of the figure that is shown next, which is built anew then.
    void setPaints(geometry::PlayerPaints paints);
    [[nodiscard]] bool isShown() const { return m_figure != nullptr; }

  private:
    void build(engine::PlayerColor color);
    void forget();
    void move(const Hop& hop);

    Qt3DCore::QEntity* m_parent;
    Materials& m_materials;
    const geometry::Look& m_look;
    std::optional<engine::PlayerColor> m_color;
    geometry::PlayerPaints m_paints = geometry::PlayerPaints::Standard;
    Qt3DCore::QEntity* m_figure = nullptr;
    Qt3DCore::QEntity* m_shade = nullptr;
};

}  // namespace remparts::scene
