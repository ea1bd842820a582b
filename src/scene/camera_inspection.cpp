// CameraControl: inspection, and going down into the streets.
#include <QtMath>
#include <tuple>
#include <utility>

#include "camera_control.h"
#include "street_walk.h"

namespace remparts::scene {

namespace {

constexpr double overviewBearing = 152;
constexpr double overviewElevation = 38;
constexpr double sideElevation = 26;
constexpr float streetReach = 1.6f;  // about a click on a roof beside the street that is meant
constexpr float wallReach = 0.4f;
constexpr float climbReach = 2.6f;
constexpr double streetViewDistance = 30;
constexpr float walkwayHeight = 1.3f;

double headingOf(const CameraView& view) {
    return view.topView ? 0 : std::fmod(view.bearing + 180, 360);
}

}  // namespace

void CameraControl::beginInspection() {
    if (isInspecting()) return;
    m_before = Memory{m_mover.destination(), m_framing};
    m_mover.stop();
    m_rig.setExtent(m_city);
}

void CameraControl::endInspection() {
    if (!isInspecting()) return;
    const bool wasMap = m_mover.destination().topView;
    leaveStreet();
    const Memory before = *std::exchange(m_before, std::nullopt);
    m_rig.setExtent(m_playing);
    m_framing = before.framing;
    CameraRig goal = m_rig;
    goal.setView(before.view);
    if (m_framing) goal.frameAll();
    fly(goal.view());
    if (wasMap != before.view.topView) emit topViewChanged(before.view.topView);
    emit stateChanged();
}

CameraRig CameraControl::presetRig(CameraPreset preset) const {
    CameraRig goal = m_rig;
    goal.setView(viewFromAbove());
    goal.setTopView(preset == CameraPreset::Map);
    if (preset == CameraPreset::Overview)
        goal.setDirection(overviewBearing, overviewElevation);
    else if (preset != CameraPreset::Map)
        goal.setDirection(90.0 * (static_cast<int>(preset) - static_cast<int>(CameraPreset::North)), sideElevation);
    goal.frameAll();
    return goal;
}

void CameraControl::showPreset(CameraPreset preset) {
    if (preset == CameraPreset::Street) {
        const auto place = m_state ? finestStreet(*m_state) : std::nullopt;
        const WalkMap* map = walkMap();
        if (!place || map == nullptr) return emit nothingToWalkOn();
        const auto free = map->nearest(place->at.x(), place->at.z(), WalkLevel::Ground, climbReach);
        if (!free) return emit nothingToWalkOn();
        return walkFrom(*free, qRadiansToDegrees(std::atan2(place->along.x(), -place->along.z())));
    }
    const bool wasMap = m_mover.destination().topView;
    const CameraRig goal = presetRig(preset);
    leaveStreet();
    m_framing = true;
    fly(goal.view());
    setPreset(preset);
    if (wasMap != goal.isTopView()) emit topViewChanged(goal.isTopView());
}

void CameraControl::setTurntable(bool on) {
    if (on == isTurntable()) return;
    if (on) {
        if (m_walker || m_mover.destination().topView) showPreset(CameraPreset::Overview);
        finish();
        m_framing = false;
        setPreset(std::nullopt);
    }
    m_mover.setTurntable(on);
    runClock();
    emit stateChanged();
}

const WalkMap* CameraControl::walkMap() {
    if (!m_walkMap && m_state) m_walkMap = std::make_shared<const WalkMap>(*m_state);
    return m_walkMap.get();
}

std::optional<WalkPlace> CameraControl::walkPlace() const {
    if (!m_walker) return std::nullopt;
    return m_walker->place();
}

void CameraControl::walkFrom(const WalkPlace& place, double wishedHeading) {
    const bool wasMap = m_mover.destination().topView;
    const double heading = longestWay(*m_walkMap, place, wishedHeading);
    m_walker.emplace(m_walkMap, place, heading);
    m_framing = false;
    fly(m_walker->view());
    m_landing = m_mover.isMoving();
    setPreset(CameraPreset::Street);
    emit stateChanged();
    if (wasMap) emit topViewChanged(false);
}

// The wall-walk stands before the street behind it.
bool CameraControl::walkAt(QPointF pixel) {
    const WalkMap* map = walkMap();
    if (map == nullptr) return false;
    const auto groundAt = [&](float height) -> std::optional<QVector3D> {
        const QVector3D eye = m_rig.pose().eye;
        const auto ground = m_rig.groundAt(pixel);
        if (!ground) return std::nullopt;
        if (m_rig.isTopView()) return ground;
        return *ground + (eye - *ground) * (height / eye.y());
    };
    const double heading = m_walker ? m_walker->heading() : headingOf(m_rig.view());
    for (const auto& [level, height, reach] : {std::tuple{WalkLevel::WallWalk, walkwayHeight, wallReach},
                                               std::tuple{WalkLevel::Ground, 0.0f, streetReach}}) {
        const auto at = groundAt(height);
        if (!at) continue;
        if (const auto place = map->nearest(at->x(), at->z(), level, reach)) {
            walkFrom(*place, heading);
            return true;
        }
    }
    emit nothingToWalkOn();
    return false;
}

void CameraControl::steer(const Steering& steering) {
    if (!m_walker) return;
    if (m_landing && steering != Steering{}) finish();
    m_walker->steer(steering);
    runClock();
}

bool CameraControl::climb() {
    if (!m_walker) return false;
    const WalkPlace here = m_walker->place();
    const WalkLevel other = here.level == WalkLevel::Ground ? WalkLevel::WallWalk : WalkLevel::Ground;
    const auto place = m_walker->map().nearest(here.x, here.z, other, climbReach);
    if (place) walkFrom(*place, m_walker->heading());
    return place.has_value();
}

// Where the camera is or flies to; above the street for one who walks there.
CameraView CameraControl::viewFromAbove() const {
    CameraView view = m_mover.destination();
    if (!m_walker) return view;
    view.target.setY(0);
    view.fieldOfView = CameraRig::usualFieldOfView;
    view.elevation = overviewElevation;
    view.distance = streetViewDistance;
    return view;
}

void CameraControl::leaveStreet() {
    if (!std::exchange(m_walker, std::nullopt)) return;
    m_landing = false;
    emit stateChanged();
}

}  // namespace remparts::scene
