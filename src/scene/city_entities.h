// The parts of the city as entities of Qt 3D, by their stable keys.
#pragma once

#include <QVector3D>
#include <Qt3DCore/QEntity>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "city_block.h"
#include "part_mesh.h"

namespace remparts::scene {

class CityEntities {
  public:
    /// Everything hangs below `parent`.
    CityEntities(Qt3DCore::QEntity* parent, const PartMaterials& materials, const geometry::Look& look);

    /// Makes the entities equal to the parts: builds those with new keys, unless they lie in the stock, takes out
    /// those that are gone, leaves the rest alone. `tiles` is what the keys' designs are indices of; another set
    /// means another city. Returns whether anything changed.
    bool show(const Parts& parts, const TileSetPointer& tiles, PartStock stock = {});
    /// Shades everything in another light. The stock is of that look.
    void setLook(const geometry::Look& look, PartStock stock = {});
    /// What lies farther than `reach` from the eye is drawn as while the camera moves. Returns whether anything
    /// changed.
    bool setReach(const QVector3D& eye, float reach);

    [[nodiscard]] std::vector<geometry::PartKey> keys() const;
    [[nodiscard]] bool has(const geometry::PartKey& key) const { return m_parts.contains(key); }
    /// Parts that were built or taken from stocks so far.
    [[nodiscard]] std::size_t addedParts() const { return m_added; }
    /// Entities of Qt 3D that there are.
    [[nodiscard]] std::size_t entityCount() const;

    /// All lanterns, on the table; lit or not.
    [[nodiscard]] Lamps lamps() const;
    /// Those that shine on a part that stands or floats there, with its own; none by day.
    [[nodiscard]] Lamps lampsWith(const geometry::PartModel& model, geometry::Vec3 position) const;

  private:
    struct Change {
        std::set<geometry::PartKey> gone;
        Parts added;
        PartStock stock;
    };
    void apply(Change change);
    [[nodiscard]] Lamps lightAround(Change& change) const;
    [[nodiscard]] std::vector<ShadedPart> make(Change& change, const Lamps& lamps) const;
    void changeBlocks(const Change& change, const std::vector<ShadedPart>& made);

    Qt3DCore::QEntity* m_root;
    PartMaterials m_materials;
    geometry::Look m_look;
    TileSetPointer m_tiles;
    std::map<geometry::PartKey, geometry::PlannedPart> m_parts;
    std::map<geometry::PartKey, Lamps> m_lamps;
    std::map<BlockPlace, std::unique_ptr<CityBlock>> m_blocks;
    std::size_t m_added = 0;
};

}  // namespace remparts::scene
