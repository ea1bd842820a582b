#include "city_block.h"

#include <Qt3DRender/QMaterial>
#include <cmath>
#include <utility>

#include "mesh_buffers.h"
#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

// Small enough for what a camera in a street sees, large enough to make a city a dozen entities.
constexpr float blockSize = 4 * geometry::tileSize;

}  // namespace

BlockPlace BlockPlace::of(geometry::Vec3 point) {
    return {static_cast<int>(std::floor(point.x / blockSize)), static_cast<int>(std::floor(point.z / blockSize))};
}

geometry::Vec3 BlockPlace::middle() const {
    return {(static_cast<float>(x) + 0.5f) * blockSize, 0, (static_cast<float>(z) + 0.5f) * blockSize};
}

CityBlock::CityBlock(Qt3DCore::QEntity* parent, const PartMaterials& materials, BlockPlace place)
    : m_parent(parent), m_materials(materials), m_origin(place.middle()) {
    for (const TriangleList list : allTriangleLists) m_lists.emplace_back(list, m_origin);
}

CityBlock::~CityBlock() {
    for (Qt3DCore::QEntity* entity : m_entities) delete entity;
}

void CityBlock::change(const std::set<geometry::PartKey>& gone, const std::vector<const ShadedPart*>& added) {
    for (std::size_t list = 0; list < triangleListCount; ++list)
        if (m_lists[list].change(gone, added)) m_changed[list] = true;
}

void CityBlock::makeEntities() {
    for (std::size_t list = 0; list < triangleListCount; ++list)
        if (std::exchange(m_changed[list], false)) makeEntity(list);
}

bool CityBlock::isEmpty() const {
    for (const MergedList& list : m_lists)
        if (!list.isEmpty()) return false;
    return true;
}

bool CityBlock::setDistant(bool on) {
    if (on == m_distant) return false;
    m_distant = on;
    for (std::size_t list = 0; list < triangleListCount; ++list) applyDistance(list);
    return true;
}

std::size_t CityBlock::entityCount() const {
    return triangleListCount - static_cast<std::size_t>(std::count(m_entities.begin(), m_entities.end(), nullptr));
}

void CityBlock::makeEntity(std::size_t list) {
    delete std::exchange(m_entities[list], nullptr);
    Qt3DRender::QMaterial* material = m_materials.of[list];
    if (!material || m_lists[list].isEmpty()) return;
    m_entities[list] =
        addTriangleEntity(m_parent, m_lists[list].vertices(), m_lists[list].indices(), m_origin, material);
    if (m_distant) applyDistance(list);
}

void CityBlock::applyDistance(std::size_t list) {
    Qt3DCore::QEntity* entity = m_entities[list];
    if (!entity || list == static_cast<std::size_t>(TriangleList::Common)) return;
    if (list != static_cast<std::size_t>(TriangleList::Far)) {
        entity->setEnabled(!m_distant);
        return;
    }
    if (!m_materials.distant) return;
    entity->removeComponent(m_distant ? m_materials.of[list] : m_materials.distant);
    entity->addComponent(m_distant ? m_materials.distant : m_materials.of[list]);
}

}  // namespace remparts::scene
