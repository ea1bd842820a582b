// A square of the city as entities of Qt 3D: the parts that stand there, joined into one entity for each list of
// triangles.
#pragma once

#include <Qt3DCore/QEntity>
#include <array>
#include <compare>
#include <optional>
#include <vector>

#include "merged_list.h"

namespace Qt3DRender {
class QMaterial;
}

namespace remparts::scene {

/// How the lists of triangles are drawn; null: not at all.
struct PartMaterials {
    std::array<Qt3DRender::QMaterial*, triangleListCount> of{};  ///< by TriangleList
    /// For the far list where it stands in for the near one in all pictures.
    Qt3DRender::QMaterial* distant = nullptr;
};

/// Where a block lies, in steps of the blocks' size.
struct BlockPlace {
    int x = 0;
    int z = 0;
    friend constexpr auto operator<=>(const BlockPlace&, const BlockPlace&) = default;

    [[nodiscard]] static BlockPlace of(geometry::Vec3 point);
    [[nodiscard]] geometry::Vec3 middle() const;
};

class CityBlock {
  public:
    /// Everything hangs below `parent`, which outlives this.
    CityBlock(Qt3DCore::QEntity* parent, const PartMaterials& materials, BlockPlace place);
    ~CityBlock();
    CityBlock(const CityBlock&) = delete;
    CityBlock& operator=(const CityBlock&) = delete;

    /// Takes parts out and others in. Other blocks may do so on other threads at the same time.
    void change(const std::set<geometry::PartKey>& gone, const std::vector<const ShadedPart*>& added);
    /// Gives new entities to the lists that changed.
    void makeEntities();
    [[nodiscard]] bool isEmpty() const;
    /// So far away that the far list is enough for any picture. Returns whether that is new.
    bool setDistant(bool on);
    /// Entities that there are, for tests.
    [[nodiscard]] std::size_t entityCount() const;

  private:
    void makeEntity(std::size_t list);
    void applyDistance(std::size_t list);

    Qt3DCore::QEntity* m_parent;
    PartMaterials m_materials;
    geometry::Vec3 m_origin;
    std::vector<MergedList> m_lists;  // by TriangleList
    std::array<bool, triangleListCount> m_changed{};
    std::array<Qt3DCore::QEntity*, triangleListCount> m_entities{};
    bool m_distant = false;
};

}  // namespace remparts::scene
