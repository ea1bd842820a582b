#include "city_stage.h"

#include <QElapsedTimer>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstring>

#include "city_picture_crop.h"
#include "rendering_setup.h"

namespace remparts::scene {

namespace {

// Where a fine picture takes no longer than this there is no need for quick ones.
constexpr double quickEnough = 30;
// Pixels: a strip keeps the user waiting no longer than a moving picture or two.
constexpr int largestStrip = 300000;
// Nearer than this the near level of detail is missed while the camera moves.
constexpr float nearGround = 30;
// Where a unit of the table is this many pixels, forms of the moving level are as good as any.
constexpr float distantPixels = 3.5f;

bool sameParts(const std::vector<geometry::PlannedPart>& a, const std::vector<geometry::PlannedPart>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& left, const auto& right) { return left.key == right.key; });
}

double millisecondsOf(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

}  // namespace

CityStage::CityStage()
    : m_farPace({{false, 0.5}, {false, 0.75}, {false, 1}, {true, 1}}),
      m_nearPace({{true, 0.5}, {true, 0.75}, {true, 1}}) {}

// The picture of the city is not what it should be any more.
void CityStage::spoil() {
    m_cityFreshness = Freshness::Stale;
    m_strip = 0;
    m_hasDepth = false;
}

void CityStage::resize(QSize devicePixels) {
    if (devicePixels == m_size || devicePixels.isEmpty()) return;
    m_size = devicePixels;
    m_pending.size = true;
    m_ghostStale = hasOverlay();
    m_farPace.forget();
    m_nearPace.forget();
    spoil();
}

void CityStage::moveCamera(const CameraPose& pose) {
    m_pose = pose;
    m_cameraMoved = true;
    m_ghostStale = hasOverlay();
    spoil();
}

void CityStage::showPosition(geometry::CityPlan plan, TileSetPointer tiles) {
    geometry::paintPlayers(plan.parts, m_paints);
    if (tiles == m_tiles && sameParts(plan.parts, m_plan.parts)) return;
    m_plan = std::move(plan);
    m_tiles = std::move(tiles);
    m_pending.position = true;
    if (!m_renderer && hasOpenGl()) prepareParts();
    spoil();
}

void CityStage::showImaginedWall(std::vector<geometry::PlannedPart> parts) {
    if (sameParts(parts, m_imagined)) return;
    m_imagined = std::move(parts);
    m_pending.imagined = true;
    spoil();
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
    for (FloatingPart& each : parts) geometry::paintPlayers({&each.part, 1}, m_paints);
    if (parts == m_floating && tiles == m_floatingTiles) return;
    m_floating = std::move(parts);
    m_floatingTiles = std::move(tiles);
    m_pending.floating = true;
    m_ghostStale = hasOverlay();
}

void CityStage::setTime(geometry::TimeOfDay time) {
    if (time == m_time) return;
    m_time = time;
    m_pending.time = true;
    if (!m_renderer && hasOpenGl()) prepareParts();
    spoil();
}

void CityStage::setPaints(geometry::PlayerPaints paints) {
    if (paints == m_paints) return;
    m_paints = paints;
    showPosition(geometry::CityPlan(m_plan), m_tiles);
    showFloating(std::vector<FloatingPart>(m_floating), m_floatingTiles);
    m_pending.ghost = m_pending.hop = true;
    m_ghostStale = hasOverlay();
}

void CityStage::prepareParts() {
    m_first.cancel();
    if (m_tiles && CityLoader::isSmall(m_plan))
        m_first.order({.parts = m_plan.parts, .tiles = m_tiles, .look = geometry::lookFor(m_time)});
}

bool CityStage::advance() {
    if (!m_loader || !m_loader->advance()) return false;
    m_pending.ghost = m_pending.hop = m_pending.floating = hasOverlay();  // in the light that may be another one
    m_ghostStale = hasOverlay();
    spoil();
    return true;
}

void CityStage::refresh(Quality quality) {
    const bool fine = quality == Quality::Fine || fineIsQuick();
    const Freshness wanted = fine ? Freshness::Fine : Freshness::Quick;
    if (m_cityFreshness >= wanted && !m_ghostStale && !(quality == Quality::Fine && isWorking())) return;
    applyPending();
    if (quality == Quality::Fine && isWorking()) {
        m_loader->finish();
        spoil();
    }
    if (fine)
        while (m_cityFreshness != Freshness::Fine) drawStrip();
    else if (m_cityFreshness == Freshness::Stale)
        drawQuickly();
    if (m_ghostStale) drawOverlay();
}

void CityStage::refreshNear() {
    applyPending();
    drawNear();
    m_cityFreshness = Freshness::Quick;
}

bool CityStage::refine() {
    applyPending();
    if (m_ghostStale) drawOverlay();
    if (m_cityFreshness != Freshness::Fine) drawStrip();
    return isFine();
}

void CityStage::paint(QPainter& painter, const QRect& area) const {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, m_cityPicture);
    if (!hasOverlay() || m_ghostPicture.isNull()) return;
    painter.drawImage(area, m_ghostPicture);
}

void CityStage::makeRenderer() {
    m_renderer = std::make_unique<CityRenderer>(RendererOptions{});
    m_loader = std::make_unique<CityLoader>(*m_renderer);
    m_renderer->resize(sizes());
    m_loader->setTime(m_time);
    m_first.wait();
    m_loader->show(m_plan, m_tiles, {m_pose.target.x(), 0, m_pose.target.z()}, m_first.take());
    m_pending = {.imagined = true, .ghost = true, .hop = true, .floating = true};
}

void CityStage::applyPending() {
    if (!m_renderer) makeRenderer();
    m_renderer->setCamera(m_pose);
    m_renderer->setPaints(m_paints);
    if (m_pending.size) m_renderer->resize(sizes());
    if (m_pending.time) m_loader->setTime(m_time);
    if (m_pending.position) m_loader->show(m_plan, m_tiles, {m_pose.target.x(), 0, m_pose.target.z()});
    if (m_pending.imagined) m_loader->showImaginedWall(m_imagined, m_tiles);
    if (m_pending.ghost) m_renderer->showGhost(m_ghost, m_ghostTiles);
    if (m_pending.hop) m_renderer->showHop(m_hop);
    if (m_pending.floating) m_renderer->showFloating(m_floating, m_floatingTiles);
    m_pending = {};
}

// What floats looks up what the city has before it: in a picture of this camera, of full size.
void CityStage::drawOverlay() {
    if (!m_floating.empty() && !m_hasDepth) {
        m_renderer->setScale(1);
        m_renderer->draw(static_cast<Branches>(Branch::Quick));
        m_hasDepth = true;
    }
    m_renderer->draw(static_cast<Branches>(Branch::Ghost));
    m_ghostPicture = m_renderer->read(Branch::Ghost);
    m_ghostStale = false;
}

void CityStage::drawQuickly() {
    useReach();
    if (m_cameraMoved && m_floating.empty())
        drawMoving();
    else
        drawNear();
    m_cityFreshness = Freshness::Quick;
}

void CityStage::drawNear() {
    m_renderer->setScale(1);
    m_renderer->draw(static_cast<Branches>(Branch::Quick));
    m_cityPicture = m_renderer->read(Branch::Quick);
    m_hasDepth = true;
}

void CityStage::drawMoving() {
    MovingPace& pace = isNearGround() ? m_nearPace : m_farPace;
    const MovingPace::Step step = pace.step();
    const Branch branch = step.nearLevel ? Branch::Quick : Branch::Moving;
    QElapsedTimer timer;
    timer.start();
    m_renderer->setScale(step.scale);
    m_renderer->draw(static_cast<Branches>(branch));
    m_cityPicture = m_renderer->read(branch);
    pace.note(millisecondsOf(timer));
}

void CityStage::drawStrip() {
    if (m_strip == 0) {
        m_cameraMoved = false;
        m_farPace.rest();
        m_nearPace.rest();
        m_stripMilliseconds = 0;
        useReach();
    }
    QElapsedTimer timer;
    timer.start();
    const int rows = sizes().fine.height();
    const int first = m_strip * rows;
    m_renderer->setCamera(croppedTo(m_pose, m_size, {0, first, m_size.width(), rows}));
    m_renderer->draw(static_cast<Branches>(Branch::Fine));
    const QImage strip = m_renderer->read(Branch::Fine);
    m_renderer->setCamera(m_pose);
    if (m_strip == 0) m_nextPicture = QImage(m_size, strip.format());
    for (int row = 0; row < std::min(rows, m_size.height() - first) && !strip.isNull(); ++row)
        std::memcpy(m_nextPicture.scanLine(first + row), strip.constScanLine(row),
                    static_cast<std::size_t>(strip.bytesPerLine()));
    m_stripMilliseconds += millisecondsOf(timer);
    ++m_strip;
    if (m_strip * rows < m_size.height()) return;
    m_strip = 0;
    m_cityPicture = std::move(m_nextPicture);
    m_cityFreshness = Freshness::Fine;
    m_fineMilliseconds = m_stripMilliseconds;
}

// Of a city larger than any game's, what lies at the horizon.
void CityStage::useReach() {
    const float pixelsAtOne = static_cast<float>(m_size.height()) / 2 * m_pose.projection(1, 1);
    m_renderer->setReach(pixelsAtOne / distantPixels);
}

bool CityStage::isNearGround() const {
    return (m_pose.eye - m_pose.target).length() < nearGround;
}

bool CityStage::fineIsQuick() const {
    return m_fineMilliseconds < quickEnough;
}

// Strips depend on the size alone: the same city gives the same picture, however fast it is drawn.
PictureSizes CityStage::sizes() const {
    const int strips = 1 + m_size.width() * m_size.height() / largestStrip;
    const int rows = (m_size.height() + strips - 1) / strips;
    return {m_size, {m_size.width(), rows}, m_size};
}

}  // namespace remparts::scene
