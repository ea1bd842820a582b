#include "pointer_gestures.h"

#include <QLineF>

namespace remparts::scene {

namespace {

constexpr int anglePerNotch = 120;
constexpr double fingerTip = 16;  // pixels

}  // namespace

void PointerGestures::press(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPointF at) {
    if (m_button != Qt::NoButton) return;
    m_button = button;
    m_shift = modifiers.testFlag(Qt::ShiftModifier);
    m_dragging = false;
    m_pressedAt = at;
    m_last = at;
}

Gesture PointerGestures::move(QPointF at) {
    if (m_button == Qt::NoButton) return {Gesture::Kind::Point, at, at};
    if (!m_dragging && QLineF(m_pressedAt, at).length() <= dragThreshold) return {};
    m_dragging = true;
    const bool turns = (m_button == Qt::RightButton || (m_leftTurns && m_button == Qt::LeftButton)) && !m_shift;
    const Gesture gesture{turns ? Gesture::Kind::Orbit : Gesture::Kind::Pan, m_last, at};
    m_last = at;
    return gesture;
}

Gesture PointerGestures::release(Qt::MouseButton button, QPointF at) {
    if (button != m_button) return {};
    m_button = Qt::NoButton;
    const bool dragged = m_dragging;
    m_dragging = false;
    if (dragged) return {};
    if (button == Qt::LeftButton) return {Gesture::Kind::Click, at, at};
    if (button == Qt::RightButton) return {Gesture::Kind::RightClick, at, at};
    return {};
}

void PointerGestures::cancel() {
    m_button = Qt::NoButton;
    m_dragging = false;
}

bool PointerGestures::isWherePressed(QPointF at) const {
    return QLineF(m_pressedAt, at).length() <= fingerTip;
}

int WheelNotches::add(int angle) {
    m_rest += angle;
    const int notches = m_rest / anglePerNotch;
    m_rest -= notches * anglePerNotch;
    return notches;
}

}  // namespace remparts::scene
