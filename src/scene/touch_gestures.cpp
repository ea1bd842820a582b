#include "touch_gestures.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace remparts::scene {

namespace {

constexpr double fingerTip = 16;   // pixels
constexpr double leastApart = 10;  // pixels: nearer fingers tell no direction
constexpr double halfTurn = 180;   // degrees

}  // namespace

Pinch pinchOf(QPointF firstBefore, QPointF secondBefore, QPointF firstNow, QPointF secondNow) {
    const QLineF before(firstBefore, secondBefore);
    const QLineF now(firstNow, secondNow);
    Pinch pinch{before.center(), now.center()};
    if (before.length() < leastApart || now.length() < leastApart) return pinch;
    pinch.zoom = now.length() / before.length();
    const double turn = before.angle() - now.angle();  // QLineF counts against the clock
    pinch.turn = turn > halfTurn ? turn - 2 * halfTurn : turn < -halfTurn ? turn + 2 * halfTurn : turn;
    return pinch;
}

std::optional<Pinch> TouchGestures::follow(const std::vector<QPointF>& fingers) {
    if (fingers.size() < 2) {
        m_last.reset();
        return std::nullopt;
    }
    m_pinching = true;
    const std::pair now(fingers[0], fingers[1]);
    const auto before = std::exchange(m_last, now);
    if (!before) return std::nullopt;
    return pinchOf(before->first, before->second, now.first, now.second);
}

void TouchGestures::end() {
    m_pinching = false;
    m_last.reset();
}

bool TouchGestures::isSecondTap(QPointF at, int withinMilliseconds) {
    const bool second = m_sinceTap.isValid() && m_sinceTap.elapsed() <= withinMilliseconds &&
                        QLineF(m_tappedAt, at).length() <= fingerTip;
    m_tappedAt = at;
    if (second)
        m_sinceTap.invalidate();
    else
        m_sinceTap.start();
    return second;
}

}  // namespace remparts::scene
