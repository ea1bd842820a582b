// The parts of the city as entities of Qt 3D, by their stable keys.
#pragma once

#include <Qt3DCore/QEntity>
#include <map>
#include <memory>
#include <vector>

#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/look.h"

namespace Qt3DRender {
class QMaterial;
}

namespace remparts::scene {

class CityEntities {
  public:
    /// Everything hangs below `parent`.
    CityEntities(Qt3DCore::QEntity* parent, Qt3DRender::QMaterial* material, const geometry::Look& look);

    /// Makes the entities equal to the parts: builds those with new keys, removes those that are gone, leaves the
    /// rest alone. `tiles` is what the keys' designs are indices of; another set means another city.
    /// Returns whether anything changed.
    bool show(const std::vector<geometry::PlannedPart>& parts, const std::shared_ptr<const engine::TileSet>& tiles);
    /// Fine detail costs a third of the time and cannot be seen from afar.
    void showDetail(bool on);
    [[nodiscard]] std::vector<geometry::PartKey> keys() const;
    [[nodiscard]] Qt3DCore::QEntity* entity(const geometry::PartKey& key) const;

  private:
    struct Part {
        Qt3DCore::QEntity* coarse = nullptr;
        Qt3DCore::QEntity* detail = nullptr;  // may be missing
    };
    void add(const std::vector<geometry::PlannedPart>& parts);
    bool removeAllBut(const std::vector<geometry::PlannedPart>& parts);
    void remove(const Part& part);

    Qt3DCore::QEntity* m_coarse;
    Qt3DCore::QEntity* m_detail;
    Qt3DRender::QMaterial* m_material;
    geometry::Look m_look;
    std::shared_ptr<const engine::TileSet> m_tiles;
    std::map<geometry::PartKey, Part> m_parts;
};

}  // namespace remparts::scene
