// What fingers on the table mean: one does what the left button of a mouse does, two move, pinch and twist.
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <optional>
#include <vector>

namespace remparts::scene {

/// What two fingers did since they were looked at last.
struct Pinch {
    QPointF from;     ///< the middle between them, before
    QPointF to;       ///< and now
    double zoom = 1;  ///< how much farther apart they are
    double turn = 0;  ///< degrees, clockwise on the screen
};

/// From two points to two others.
[[nodiscard]] Pinch pinchOf(QPointF firstBefore, QPointF secondBefore, QPointF firstNow, QPointF secondNow);

/// Follows the fingers from the first one down to the last one up. Two fingers once seen, a single one that is left
/// does nothing any more: it would be taken for a tap.
class TouchGestures {
  public:
    /// All fingers on the table now, by the order in which they came. What two of them did; nothing before the second
    /// part and with fewer.
    [[nodiscard]] std::optional<Pinch> follow(const std::vector<QPointF>& fingers);
    [[nodiscard]] bool isPinching() const { return m_pinching; }
    /// The last finger is up.
    void end();
    /// Whether a tap at a point is the second one of a double tap; each tap is to be told.
    [[nodiscard]] bool isSecondTap(QPointF at, int withinMilliseconds);

  private:
    bool m_pinching = false;
    std::optional<std::pair<QPointF, QPointF>> m_last;
    QElapsedTimer m_sinceTap;
    QPointF m_tappedAt;
};

}  // namespace remparts::scene
