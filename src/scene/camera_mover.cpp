#include "camera_mover.h"

#include "touch_gestures.h"

namespace remparts::scene {

void CameraMover::setMotion(bool on) {
    m_motion = on;
    if (on) return;
    if (m_flight) m_rig.setView(m_flight->goal());
    stop();
}

void CameraMover::flyTo(const CameraView& view) {
    stop();
    if (!m_motion) return m_rig.setView(view);
    if (view == m_rig.view()) return;
    m_flight.emplace(m_rig.view(), view);
    m_flown = 0;
}

CameraView CameraMover::destination() const {
    return m_flight ? m_flight->goal() : m_rig.view();
}

void CameraMover::press() {
    m_pressed = true;
    m_drag = Drag::None;
    m_glide.stop();
    m_zoom.stop();
}

// A flight that a hand ends on its way to or from the map would leave a view that no hand can reach: it is brought
// to the nearest one.
void CameraMover::takeInHand() {
    m_turntable = false;
    if (!m_flight) return;
    const CameraView view = m_rig.view();
    const bool strange = view.fieldOfView != m_flight->goal().fieldOfView || view.elevation > CameraRig::maxElevation;
    m_rig.setView(strange ? m_flight->goal() : view);
    m_flight.reset();
}

void CameraMover::orbit(QPointF from, QPointF to, double seconds) {
    takeInHand();
    m_drag = Drag::Orbit;
    m_at = to;
    m_glide.drag(to - from, seconds);
    const QPointF way = (to - from) * degreesPerPixel;
    m_rig.orbit(way.x(), way.y());
}

void CameraMover::pan(QPointF from, QPointF to, double seconds) {
    takeInHand();
    m_drag = Drag::Pan;
    m_at = to;
    m_glide.drag(to - from, seconds);
    m_rig.pan(from, to);
}

void CameraMover::release(double secondsOfRest) {
    m_pressed = false;
    if (m_motion && m_drag != Drag::None) m_glide.release(secondsOfRest);
}

void CameraMover::zoom(double factor, QPointF around) {
    takeInHand();
    m_glide.stop();
    if (m_motion)
        m_zoom.add(factor, around);
    else
        m_rig.zoom(factor, around);
}

void CameraMover::pinch(const Pinch& pinch) {
    takeInHand();
    m_glide.stop();
    m_drag = Drag::None;
    m_rig.pan(pinch.from, pinch.to);
    m_rig.zoom(pinch.zoom, pinch.to);
    m_rig.turn(pinch.turn, pinch.to);
}

void CameraMover::setTurntable(bool on) {
    if (on) stop();
    m_turntable = on;
}

void CameraMover::stop() {
    m_flight.reset();
    m_glide.stop();
    m_zoom.stop();
    m_turntable = false;
}

bool CameraMover::isMoving() const {
    return m_glide.isGliding() || m_zoom.isZooming() || (!m_pressed && (m_flight || m_turntable));
}

void CameraMover::advance(double seconds) {
    if (m_flight && !m_pressed) {
        m_flown += seconds;
        m_rig.setView(m_flight->at(m_flown / CameraFlight::seconds));
        if (m_flown >= CameraFlight::seconds) m_flight.reset();
    }
    if (m_zoom.isZooming()) {
        const QPointF around = m_zoom.around();
        m_rig.zoom(m_zoom.advance(seconds), around);
    }
    if (m_glide.isGliding()) follow(m_glide.advance(seconds));
    if (m_turntable && !m_pressed) m_rig.orbit(turntableSpeed * seconds, 0);
}

void CameraMover::follow(QPointF way) {
    if (m_drag == Drag::Orbit) {
        way *= degreesPerPixel;
        m_rig.orbit(way.x(), way.y());
    } else {
        m_rig.pan(m_at, m_at + way);
    }
}

}  // namespace remparts::scene
