#include "camera_control.h"

#include <algorithm>
#include <utility>

#include "table_scale.h"
#include "touch_gestures.h"

namespace remparts::scene {

namespace {

constexpr int tickMilliseconds = 16;
constexpr double longestTick = 0.1;   // seconds; a slow picture is no reason to leap
constexpr double lookPerPixel = 0.2;  // degrees; the city follows the hand

}  // namespace

CameraControl::CameraControl(QObject* parent) : QObject(parent), m_playing(emptyExtent()), m_city(m_playing) {
    m_rig.setExtent(m_playing);
    m_rig.frameAll();
    m_timer.setInterval(tickMilliseconds);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &CameraControl::tick);
}

void CameraControl::setMotion(bool on) {
    m_motion = on;
    if (!on) finish();
    m_mover.setMotion(on);
}

bool CameraControl::isMoving() const {
    return m_mover.isMoving() || (m_walker && !m_landing && m_walker->isMoving());
}

void CameraControl::finish() {
    const CameraView goal = m_mover.destination();
    const bool wasTurning = isTurntable();
    m_mover.stop();
    m_landing = false;
    runClock();
    if (wasTurning) emit stateChanged();
    if (goal == m_rig.view()) return;
    m_rig.setView(goal);
    emit changed();
}

void CameraControl::setViewport(QSizeF size) {
    m_rig.setViewport(size);
    reframe();
}

void CameraControl::setFreeArea(const QMarginsF& covered) {
    if (m_rig.setFreeArea(covered)) reframe();
}

void CameraControl::setExtents(CityExtent playing, CityExtent city) {
    m_playing = std::move(playing);
    m_city = std::move(city);
    const CameraView view = m_rig.view();
    m_rig.setExtent(isInspecting() ? m_city : m_playing);
    if (m_walker) m_rig.setView(view);
    if (!std::exchange(m_hasExtent, true)) {
        m_framing = true;
        m_mover.stop();
        m_rig.frameAll();
        moved();
    }
}

void CameraControl::forgetExtent() {
    leaveStreet();
    m_mover.stop();
    m_before.reset();
    setExtents(emptyExtent(), emptyExtent());
    m_hasExtent = false;
    m_rig.setDirection(CameraRig::usualBearing, CameraRig::usualElevation);
}

void CameraControl::lookFromPiles() {
    if (!m_hasExtent) m_rig.setDirection(CameraRig::pilesBearing, CameraRig::pilesElevation);
}

void CameraControl::setPosition(std::optional<engine::GameState> state) {
    m_state = std::move(state);
    m_walkMap.reset();
    if (!m_walker) return;
    const WalkPlace place = m_walker->place();
    const WalkMap* map = walkMap();
    if (map == nullptr || !map->isFree(place)) return showPreset(CameraPreset::Overview);
    m_walker.emplace(m_walkMap, place, m_walker->heading());
}

void CameraControl::frameAll() {
    CameraRig goal = m_rig;
    goal.setView(viewFromAbove());
    goal.frameAll();
    leaveStreet();
    m_framing = true;
    fly(goal.view());
}

void CameraControl::setTopView(bool on) {
    if (on == m_mover.destination().topView) return;
    CameraRig goal = m_rig;
    goal.setView(viewFromAbove());
    goal.setTopView(on);
    if (m_framing) goal.frameAll();
    leaveStreet();
    fly(goal.view());
    emit topViewChanged(on);
}

void CameraControl::lookAt(const QVector3D& ground) {
    CameraRig goal = m_rig;
    goal.setView(viewFromAbove());
    goal.lookAt(ground);
    leaveStreet();
    m_framing = false;
    fly(goal.view());
}

void CameraControl::frame(std::vector<QVector3D> points) {
    CameraRig goal = m_rig;
    goal.setView(viewFromAbove());
    CityExtent extent = isInspecting() ? m_city : m_playing;
    extent.points = std::move(points);
    goal.setExtent(std::move(extent));
    goal.frameAll();
    leaveStreet();
    m_framing = false;
    fly(goal.view());
}

void CameraControl::fly(const CameraView& goal) {
    const bool wasTurning = isTurntable();
    m_mover.flyTo(goal);
    setPreset(std::nullopt);
    if (wasTurning) emit stateChanged();
    moved();
}

double CameraControl::secondsSincePart() {
    const double seconds = m_hand.isValid() ? static_cast<double>(m_hand.nsecsElapsed()) / 1e9 : 0;
    m_hand.start();
    return seconds;
}

void CameraControl::press() {
    m_hand.start();
    m_mover.press();
    runClock();
}

void CameraControl::orbit(QPointF from, QPointF to) {
    const double seconds = secondsSincePart();
    if (m_walker) {
        finish();
        const QPointF way = (to - from) * lookPerPixel;
        m_walker->look(-way.x(), way.y());
        m_rig.setView(m_walker->view());
        return moved();
    }
    const bool wasTurning = isTurntable();
    m_mover.orbit(from, to, seconds);
    if (wasTurning) emit stateChanged();
    movedByHand();
}

void CameraControl::pan(QPointF from, QPointF to) {
    if (m_walker) return orbit(from, to);
    const bool wasTurning = isTurntable();
    m_mover.pan(from, to, secondsSincePart());
    if (wasTurning) emit stateChanged();
    movedByHand();
}

void CameraControl::release() {
    m_mover.release(secondsSincePart());
    runClock();
}

void CameraControl::zoom(double factor, QPointF around) {
    if (m_walker) return;
    const bool wasTurning = isTurntable();
    m_mover.zoom(factor, around);
    if (wasTurning) emit stateChanged();
    movedByHand();
}

void CameraControl::pinch(const Pinch& pinch) {
    if (m_walker) return orbit(pinch.from, pinch.to);
    const bool wasTurning = isTurntable();
    m_mover.pinch(pinch);
    if (wasTurning) emit stateChanged();
    movedByHand();
}

void CameraControl::reframe() {
    if (m_walker) {
        moved();
        return;
    }
    if (m_framing) {
        m_rig.setView(m_mover.destination());
        m_mover.stop();
        m_rig.frameAll();
    }
    moved();
}

void CameraControl::moved() {
    runClock();
    emit changed();
}

void CameraControl::movedByHand() {
    m_framing = false;
    setPreset(std::nullopt);
    moved();
}

void CameraControl::setPreset(std::optional<CameraPreset> preset) {
    if (preset == m_preset) return;
    m_preset = preset;
    emit stateChanged();
}

void CameraControl::runClock() {
    if (!isMoving()) return m_timer.stop();
    if (m_timer.isActive()) return;
    m_clock.start();
    m_timer.start();
}

void CameraControl::tick() {
    const double seconds = std::min(longestTick, static_cast<double>(m_clock.nsecsElapsed()) / 1e9);
    m_clock.start();
    m_mover.advance(seconds);
    if (m_walker && m_landing) {
        m_landing = m_mover.isMoving();
    } else if (m_walker) {
        m_walker->advance(seconds);
        m_rig.setView(m_walker->view());
    }
    moved();
}

}  // namespace remparts::scene
