#include "city_loader.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace remparts::scene {

namespace {

// A whole game of 75 tiles with all its pieces is made at once; that takes less time than its first picture.
constexpr std::size_t madeAtOnce = 240;
// The table's boards reach this much beyond a city that still fits, and grow in steps, so that they are seldom laid
// anew.
constexpr float leastTableRadius = 45;
constexpr float tableRadiusStep = 20;

float tableRadiusFor(const geometry::CityPlan& plan) {
    const float reach = std::hypot(plan.centre.x, plan.centre.z) + plan.radius;
    return std::max(leastTableRadius, std::ceil(reach / tableRadiusStep) * tableRadiusStep);
}

void sortByDistance(Parts& parts, geometry::Vec3 around) {
    const auto distance = [around](const geometry::PlannedPart& part) {
        return std::hypot(part.position.x - around.x, part.position.z - around.z);
    };
    std::stable_sort(parts.begin(), parts.end(),
                     [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
}

}  // namespace

bool CityLoader::isSmall(const geometry::CityPlan& plan) {
    return plan.parts.size() <= madeAtOnce;
}

void CityLoader::show(const geometry::CityPlan& plan, const TileSetPointer& tiles, geometry::Vec3 around,
                      PartStock stock) {
    const bool anotherSet = tiles != m_tiles;
    m_parts.cancel();
    if (anotherSet) m_light.cancel();
    if (m_timeToCome != m_time && !m_light.isBusy()) m_renderer.setTime(m_time = m_timeToCome);
    m_plan = plan;
    m_tiles = tiles;
    m_around = around;
    Parts missing;
    for (const geometry::PlannedPart& part : plan.parts)
        if (!stock.contains(part.key) && (anotherSet || !m_renderer.city().has(part.key))) missing.push_back(part);
    if (missing.size() > madeAtOnce) {
        sortByDistance(missing, around);
        m_parts.order({.parts = std::move(missing), .tiles = tiles, .look = geometry::lookFor(m_time)});
    }
    showParts(std::move(stock));
}

// While parts are in the making only those that are there already or lie in the stock.
void CityLoader::showParts(PartStock stock) {
    geometry::CityPlan shown = m_plan;
    if (m_parts.isBusy())
        std::erase_if(shown.parts, [&](const geometry::PlannedPart& part) {
            return !m_renderer.city().has(part.key) && !stock.contains(part.key);
        });
    m_renderer.showCity(shown, m_tiles, {}, tableRadiusFor(m_plan), std::move(stock));
}

void CityLoader::showImaginedWall(const Parts& parts, const TileSetPointer& tiles) {
    m_imagined = parts;
    m_renderer.showImaginedWall(parts, tiles);
}

void CityLoader::setTime(geometry::TimeOfDay time) {
    if (time == m_timeToCome) return;
    m_timeToCome = time;
    m_parts.cancel();
    if (m_plan.parts.empty()) {
        m_renderer.setTime(m_time = time);
        return;
    }
    PartOrder order{.parts = m_plan.parts, .tiles = m_tiles, .look = geometry::lookFor(time)};
    m_light.order(std::move(order));
}

bool CityLoader::advance() {
    const bool lightChanged = advanceLight();
    return advanceParts() || lightChanged;
}

bool CityLoader::advanceLight() {
    if (!m_light.isBusy() || !m_light.isReady()) return false;
    PartStock relit = m_light.take();
    PartStock added;  // of a city that was still in the making
    for (const geometry::PlannedPart& part : m_plan.parts)
        if (!m_renderer.city().has(part.key)) added.insert(relit.extract(part.key));
    m_time = m_timeToCome;
    m_renderer.setTime(m_time, std::move(relit));
    showParts(std::move(added));
    return true;
}

bool CityLoader::advanceParts() {
    // By night a part's light depends on parts around it that may not be there yet.
    const bool together = geometry::lookFor(m_time).lamps > 0;
    if (!(together ? m_parts.isBusy() && m_parts.isReady() : m_parts.isWorthTaking())) return false;
    showParts(together ? m_parts.take() : m_parts.takeSome());
    return true;
}

void CityLoader::finish() {
    m_parts.wait();
    m_light.wait();
    do advance();
    while (isBusy());
}

}  // namespace remparts::scene
