#include "motion/motion_view.h"

#include <utility>

#include "motion/hop_path.h"
#include "motion/motion_paths.h"
#include "overloaded.h"
#include "remparts/geometry/layout.h"

namespace remparts::app {

namespace {

using geometry::PartKey;
using geometry::PartKind;
using scene::FloatingPart;

bool standsOn(const PartKey& key, engine::BoardEdge edge) {
    return key.cell == edge.tile && key.side == engine::index(edge.side);
}

bool isOnTile(const PartKey& key, engine::Position cell) {
    return key.cell == cell && (key.kind == PartKind::Tile || key.kind == PartKind::Child);
}

// Also of one that goes home in the same step.
geometry::PlannedPart partOf(engine::GameState state, const engine::FollowerPlacement& follower) {
    state.followers = {follower};
    return geometry::planCity(state).parts.back();
}

}  // namespace

MotionView::MotionView(const model::Session& session, model::TableShow& show, scene::CityView& city, Hand hand,
                       QObject* parent)
    : QObject(parent), m_session(session), m_show(show), m_city(city), m_hand(std::move(hand)) {
    connect(&show, &model::TableShow::started, this, &MotionView::begin);
    connect(&show, &model::TableShow::changed, this, &MotionView::follow);
    connect(&show, &model::TableShow::finished, this, &MotionView::end);
}

void MotionView::begin() {
    m_held = m_hand();
    m_plan = geometry::planCity(m_session.state());
}

void MotionView::follow() {
    if (!m_session.hasGame()) return;
    const model::TableShow::Hop* hop = m_show.hop();
    m_city.showHop(hop ? hopOverTable(m_session.state(), *hop, m_city.entryPoint()) : std::nullopt);
    std::vector<FloatingPart> parts = floatingParts();
    m_city.setBusy(hop || !parts.empty());
    m_city.showFloating(m_session.state(), std::move(parts));
}

void MotionView::end() {
    m_plan = {};
    follow();
}

template <class Test, class Way>
std::vector<FloatingPart> MotionView::partOnItsWay(Test isMeant, Way way) const {
    for (const geometry::PlannedPart& part : m_plan.parts)
        if (isMeant(part.key)) return {way(part)};
    return {};
}

std::vector<FloatingPart> MotionView::floatingParts() const {
    const model::Act* act = m_show.now();
    if (!act) return {};
    return std::visit(
        model::Overloaded{
            [this](const model::acts::Laying& laying) { return tileParts(laying); },
            [this](const model::acts::Growing& growing) {
                const PartKind kind = growing.isGate ? PartKind::Gate : PartKind::Wall;
                return partOnItsWay(
                    [&](const PartKey& key) { return key.kind == kind && standsOn(key, growing.edge); },
                    [&](const auto& part) { return growingWall(part, growing.progress); });
            },
            [this](const model::acts::Dropping& dropping) {
                return partOnItsWay(
                    [&](const PartKey& key) { return key.kind == PartKind::Tower && standsOn(key, dropping.edge); },
                    [&](const auto& part) { return droppingTower(part, dropping.progress); });
            },
            [this](const model::acts::Standing& standing) {
                return std::vector<FloatingPart>{
                    followerSetDown(partOf(m_session.state(), standing.figure), standing.progress)};
            },
            [](const auto&) { return std::vector<FloatingPart>{}; },
        },
        *act);
}

// With all that stands on it.
std::vector<FloatingPart> MotionView::tileParts(const model::acts::Laying& laying) const {
    std::optional<geometry::Vec3> start;
    if (!m_held || m_held->position != laying.cell) {
        const model::TablePoint entry = m_city.entryPoint();
        start = geometry::Vec3{static_cast<float>(entry.x) * geometry::tileSize, 0,
                               static_cast<float>(-entry.y) * geometry::tileSize};
    }
    std::vector<FloatingPart> parts;
    for (const geometry::PlannedPart& part : m_plan.parts)
        if (isOnTile(part.key, laying.cell)) parts.push_back(tileOnItsWay(part, laying.progress, start));
    return parts;
}

}  // namespace remparts::app
