#include "city_stage.h"

#include <QElapsedTimer>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace remparts::scene {

namespace {

// Where a fine picture takes no longer than this there is no need for quick ones.
constexpr double quickEnough = 30;
// Nearer than this detail is large enough to be missed while the camera moves.
constexpr float detailDistance = 30;
// The table's boards reach this much beyond a city that still fits, and grow in steps, so that they are seldom laid
// anew.
constexpr float leastTableRadius = 45;
constexpr float tableRadiusStep = 20;

float tableRadiusFor(const geometry::CityPlan& plan) {
    const float reach = std::hypot(plan.centre.x, plan.centre.z) + plan.radius;
    return std::max(leastTableRadius, std::ceil(reach / tableRadiusStep) * tableRadiusStep);
}

bool sameParts(const std::vector<geometry::PlannedPart>& a, const std::vector<geometry::PlannedPart>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& left, const auto& right) { return left.key == right.key; });
}

}  // namespace

void CityStage::resize(QSize devicePixels) {
    if (devicePixels == m_size || devicePixels.isEmpty()) return;
    m_size = devicePixels;
    m_pending.size = true;
    m_cityFreshness = Freshness::Stale;
    m_ghostStale = hasOverlay();
}

void CityStage::moveCamera(const CameraPose& pose) {
    m_pose = pose;
    m_cameraMoved = true;
    m_cityFreshness = Freshness::Stale;
    m_ghostStale = hasOverlay();
}

void CityStage::showPosition(geometry::CityPlan plan, TileSetPointer tiles) {
    if (tiles == m_tiles && sameParts(plan.parts, m_plan.parts)) return;
    m_plan = std::move(plan);
    m_tiles = std::move(tiles);
    m_pending.position = true;
    m_cityFreshness = Freshness::Stale;
}

void CityStage::showImaginedWall(std::vector<geometry::PlannedPart> parts) {
    if (sameParts(parts, m_imagined)) return;
    m_imagined = std::move(parts);
    m_pending.imagined = true;
    m_cityFreshness = Freshness::Stale;
}

void CityStage::showGhost(const std::optional<model::Ghost>& ghost, TileSetPointer tiles) {
    if (ghost == m_ghost && tiles == m_ghostTiles) return;
    m_ghost = ghost;
    m_ghostTiles = std::move(tiles);
    m_pending.ghost = true;
    m_ghostStale = hasOverlay();
}

void CityStage::showHop(const std::optional<Hop>& hop) {
    if (hop == m_hop) return;
    m_hop = hop;
    m_pending.hop = true;
    m_ghostStale = hasOverlay();
}

void CityStage::showFloating(std::vector<FloatingPart> parts, TileSetPointer tiles) {
    if (parts == m_floating && tiles == m_floatingTiles) return;
    m_floating = std::move(parts);
    m_floatingTiles = std::move(tiles);
    m_pending.floating = true;
    m_ghostStale = hasOverlay();
}

void CityStage::refresh(Quality quality) {
    const Branches branches = staleBranches(quality);
    if (branches == 0) return;
    applyPending();
    const bool fine = contains(branches, Branch::Fine);
    if (fine || contains(branches, Branch::Quick)) {
        const bool near = (m_pose.eye - m_pose.target).length() < detailDistance;
        showDetail(fine || near || !m_cameraMoved);
        m_cameraMoved = false;
    }
    QElapsedTimer timer;
    timer.start();
    m_renderer->draw(branches);
    if (contains(branches, Branch::Ghost)) m_ghostPicture = m_renderer->read(Branch::Ghost);
    m_ghostStale = false;
    if (fine || contains(branches, Branch::Quick)) {
        m_cityPicture = m_renderer->read(fine ? Branch::Fine : Branch::Quick);
        m_cityFreshness = fine ? Freshness::Fine : Freshness::Quick;
    }
    if (fine) m_fineMilliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void CityStage::paint(QPainter& painter, const QRect& area) const {
    painter.drawImage(area, m_cityPicture);
    if (!hasOverlay() || m_ghostPicture.isNull()) return;
    painter.drawImage(area, m_ghostPicture);
}

void CityStage::applyPending() {
    if (!m_renderer) {
        m_renderer = std::make_unique<CityRenderer>(RendererOptions{});
        m_pending = {true, true, true, true, true, true};
    }
    m_renderer->setCamera(m_pose);
    if (m_pending.size) m_renderer->resize({m_size, m_size, m_size});
    if (m_pending.position) m_renderer->showCity(m_plan, m_tiles, {}, tableRadiusFor(m_plan));
    if (m_pending.imagined) m_renderer->showImaginedWall(m_imagined, m_tiles);
    if (m_pending.ghost) m_renderer->showGhost(m_ghost, m_ghostTiles);
    if (m_pending.hop) m_renderer->showHop(m_hop);
    if (m_pending.floating) m_renderer->showFloating(m_floating, m_floatingTiles);
    m_pending = {};
}

void CityStage::showDetail(bool on) {
    if (on == m_detailShown) return;
    m_detailShown = on;
    m_renderer->showDetail(on);
}

Branches CityStage::staleBranches(Quality quality) const {
    Branches branches = 0;
    const bool fine = quality == Quality::Fine || fineIsQuick();
    if (fine && m_cityFreshness != Freshness::Fine) branches |= static_cast<Branches>(Branch::Fine);
    if (!fine && m_cityFreshness == Freshness::Stale) branches |= static_cast<Branches>(Branch::Quick);
    if (m_ghostStale) branches |= static_cast<Branches>(Branch::Ghost);
    return branches;
}

bool CityStage::fineIsQuick() const {
    return m_fineMilliseconds < quickEnough;
}

}  // namespace remparts::scene
