#include "city_entities.h"

#include <Qt3DRender/QMaterial>
#include <QtConcurrent/QtConcurrentMap>
#include <set>

#include "mesh_buffers.h"

namespace remparts::scene {

using geometry::PartKey;
using geometry::PlannedPart;

CityEntities::CityEntities(Qt3DCore::QEntity* parent, Qt3DRender::QMaterial* material, const geometry::Look& look)
    : m_coarse(new Qt3DCore::QEntity(parent)),
      m_detail(new Qt3DCore::QEntity(parent)),
      m_material(material),
      m_look(look) {}

bool CityEntities::show(const std::vector<PlannedPart>& parts, const std::shared_ptr<const engine::TileSet>& tiles) {
    bool changed = removeAllBut(tiles == m_tiles ? parts : std::vector<PlannedPart>{});
    m_tiles = tiles;
    std::vector<PlannedPart> added;
    for (const PlannedPart& part : parts)
        if (!m_parts.contains(part.key)) added.push_back(part);
    add(added);
    return changed || !added.empty();
}

void CityEntities::add(const std::vector<PlannedPart>& parts) {
    const auto pack = [this](const PlannedPart& part) {
        const geometry::PartModel model = geometry::buildPart(part.key, *m_tiles);
        return packMesh(model.mesh, part.position, m_look);
    };
    const auto packed = QtConcurrent::blockingMapped<std::vector<MeshBuffers>>(parts, pack);
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const PlannedPart& part = parts[k];
        m_parts[part.key] = {addMeshEntity(m_coarse, packed[k], Triangles::Coarse, part.position, m_material),
                             addMeshEntity(m_detail, packed[k], Triangles::Detail, part.position, m_material)};
    }
}

bool CityEntities::removeAllBut(const std::vector<PlannedPart>& parts) {
    std::set<PartKey> wanted;
    for (const PlannedPart& part : parts) wanted.insert(part.key);
    const auto removed = std::erase_if(m_parts, [&](const auto& entry) {
        if (wanted.contains(entry.first)) return false;
        remove(entry.second);
        return true;
    });
    return removed > 0;
}

void CityEntities::remove(const Part& part) {
    delete part.detail;
    delete part.coarse;
}

void CityEntities::showDetail(bool on) {
    m_detail->setEnabled(on);
}

std::vector<PartKey> CityEntities::keys() const {
    std::vector<PartKey> keys;
    for (const auto& entry : m_parts) keys.push_back(entry.first);
    return keys;
}

Qt3DCore::QEntity* CityEntities::entity(const PartKey& key) const {
    const auto found = m_parts.find(key);
    return found == m_parts.end() ? nullptr : found->second.coarse;
}

}  // namespace remparts::scene
