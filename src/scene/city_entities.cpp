#include "city_entities.h"

#include <QtConcurrent/QtConcurrentMap>
#include <algorithm>
#include <cmath>
#include <utility>

namespace remparts::scene {

using geometry::PartKey;
using geometry::PlannedPart;

namespace {

void append(Lamps& all, const Lamps& lamps) {
    all.insert(all.end(), lamps.begin(), lamps.end());
}

}  // namespace

CityEntities::CityEntities(Qt3DCore::QEntity* parent, const PartMaterials& materials, const geometry::Look& look)
    : m_root(new Qt3DCore::QEntity(parent)), m_materials(materials), m_look(look) {}

bool CityEntities::show(const Parts& parts, const TileSetPointer& tiles, PartStock stock) {
    Change change;
    change.stock = std::move(stock);
    for (const auto& [key, part] : m_parts) change.gone.insert(change.gone.end(), key);
    if (tiles == m_tiles)
        for (const PlannedPart& part : parts) change.gone.erase(part.key);
    m_tiles = tiles;
    for (const PlannedPart& part : parts)
        if (change.gone.contains(part.key) || !m_parts.contains(part.key)) change.added.push_back(part);
    if (change.gone.empty() && change.added.empty()) return false;
    apply(std::move(change));
    return true;
}

void CityEntities::setLook(const geometry::Look& look, PartStock stock) {
    m_look = look;
    Change change;
    change.stock = std::move(stock);
    for (const auto& [key, part] : m_parts) {
        change.gone.insert(change.gone.end(), key);
        change.added.push_back(part);
    }
    apply(std::move(change));
}

void CityEntities::apply(Change change) {
    Lamps lamps;
    if (m_look.lamps > 0) lamps = lightAround(change);
    for (const PartKey& key : change.gone) {
        m_parts.erase(key);
        m_lamps.erase(key);
    }
    const std::vector<ShadedPart> made = make(change, lamps);
    for (const ShadedPart& part : made) {
        m_parts.emplace(part.part.key, part.part);
        m_lamps.emplace(part.part.key, part.lamps);
    }
    m_added += made.size();
    changeBlocks(change, made);
}

// By night a lantern that comes or goes changes the light of the parts around it: they are made anew, too. Returns
// all lanterns that shine after the change.
Lamps CityEntities::lightAround(Change& change) const {
    const auto lampsOfAdded = [&](const PlannedPart& part) {
        if (const auto made = change.stock.find(part.key); made != change.stock.end()) return made->second.lamps;
        const auto known = m_lamps.find(part.key);
        return known == m_lamps.end() ? lampsOf(part, *m_tiles) : known->second;
    };
    Lamps all;
    for (const Lamps& lamps : QtConcurrent::blockingMapped<std::vector<Lamps>>(change.added, lampsOfAdded))
        append(all, lamps);
    Lamps changed = all;
    for (const PartKey& key : change.gone) append(changed, m_lamps.at(key));
    Parts relit;
    for (const auto& [key, part] : m_parts) {
        if (change.gone.contains(key)) continue;
        append(all, m_lamps.at(key));
        if (std::any_of(changed.begin(), changed.end(), [&at = part](auto lamp) { return lampReaches(lamp, at); }))
            relit.push_back(part);
    }
    for (const PlannedPart& part : relit) {
        change.gone.insert(part.key);
        change.added.push_back(part);
    }
    return all;
}

std::vector<ShadedPart> CityEntities::make(Change& change, const Lamps& lamps) const {
    std::vector<ShadedPart> made(change.added.size());
    std::vector<ShadedPart*> places;
    for (std::size_t k = 0; k < made.size(); ++k) {
        const auto found = change.stock.find(change.added[k].key);
        if (found != change.stock.end()) {
            made[k] = std::move(found->second);
            continue;
        }
        made[k].part = change.added[k];
        places.push_back(&made[k]);
    }
    QtConcurrent::blockingMap(places,
                              [&](ShadedPart* place) { *place = makePart(place->part, *m_tiles, m_look, lamps); });
    return made;
}

void CityEntities::changeBlocks(const Change& change, const std::vector<ShadedPart>& made) {
    std::map<BlockPlace, std::vector<const ShadedPart*>> added;
    for (const ShadedPart& part : made) added[BlockPlace::of(part.part.position)].push_back(&part);
    for (const auto& [place, parts] : added) {
        std::unique_ptr<CityBlock>& block = m_blocks[place];
        if (!block) block = std::make_unique<CityBlock>(m_root, m_materials, place);
    }
    QtConcurrent::blockingMap(m_blocks, [&](const std::pair<const BlockPlace, std::unique_ptr<CityBlock>>& entry) {
        const auto found = added.find(entry.first);
        entry.second->change(change.gone, found == added.end() ? std::vector<const ShadedPart*>{} : found->second);
    });
    for (const auto& [place, block] : m_blocks) block->makeEntities();
    std::erase_if(m_blocks, [](const auto& entry) { return entry.second->isEmpty(); });
}

bool CityEntities::setReach(const QVector3D& eye, float reach) {
    bool changed = false;
    for (const auto& [place, block] : m_blocks) {
        const geometry::Vec3 middle = place.middle();
        const bool distant = (QVector3D(middle.x, middle.y, middle.z) - eye).length() > reach;
        changed = block->setDistant(distant) || changed;
    }
    return changed;
}

std::vector<PartKey> CityEntities::keys() const {
    std::vector<PartKey> keys;
    for (const auto& [key, part] : m_parts) keys.push_back(key);
    return keys;
}

std::size_t CityEntities::entityCount() const {
    std::size_t count = 0;
    for (const auto& [place, block] : m_blocks) count += block->entityCount();
    return count;
}

Lamps CityEntities::lamps() const {
    Lamps all;
    for (const auto& [key, lamps] : m_lamps) append(all, lamps);
    return all;
}

Lamps CityEntities::lampsWith(const geometry::PartModel& model, geometry::Vec3 position) const {
    if (m_look.lamps <= 0) return {};
    Lamps all = lamps();
    for (const geometry::Vec3 own : model.lamps) all.push_back(position + own);
    return all;
}

}  // namespace remparts::scene
