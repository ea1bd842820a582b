// Parts on their way, in the layer of the tile in hand: moving them never redraws the city.
#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QParameter>
#include <memory>
#include <vector>

#include "city_entities.h"
#include "floating_part.h"
#include "materials.h"

namespace remparts::scene {

class FloatingParts {
  public:
    /// Everything hangs below `parent`. The look is that of the city, also when it changes; forget() follows then.
    /// By night the lanterns of the city shine on what floats, too.
    FloatingParts(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look,
                  const CityEntities& city);

    /// Moves what is there; only other parts are built. Returns whether entities came or went.
    bool show(const std::vector<FloatingPart>& parts, const std::shared_ptr<const engine::TileSet>& tiles);
    void forget();
    [[nodiscard]] std::size_t count() const { return m_shown.size(); }
    /// Whether tiles are among them. A tile throws the shadow that it will throw where it will stand, so that
    /// nothing changes when it has come there.
    [[nodiscard]] bool hasShadow() const;
    /// How far what throws shadows reaches from a place; 0 when nothing does.
    [[nodiscard]] float reachFrom(geometry::Vec3 centre) const;

  private:
    struct Shown {
        geometry::PlannedPart part;
        Qt3DCore::QEntity* root = nullptr;    ///< moved; the rest hangs below it
        Qt3DCore::QEntity* shadow = nullptr;  ///< what throws it, where the part will stand; may be missing
        Qt3DCore::QTransform* place = nullptr;
        Qt3DCore::QTransform* shade = nullptr;  ///< below a tile, on the ground; may be missing
        Qt3DRender::QParameter* rise = nullptr;
        Qt3DRender::QParameter* growth = nullptr;
        Qt3DRender::QParameter* opacity = nullptr;
        Qt3DRender::QParameter* shadeOpacity = nullptr;  ///< as shade
    };
    [[nodiscard]] Shown build(const geometry::PlannedPart& part, const engine::TileSet& tiles);
    void addShade(Shown& shown);
    static void move(const Shown& shown, const FloatingPart& part);

    Qt3DCore::QEntity* m_parent;
    Materials& m_materials;
    const geometry::Look& m_look;
    const CityEntities& m_city;
    std::vector<Shown> m_shown;
};

}  // namespace remparts::scene
