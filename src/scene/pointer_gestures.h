// What a hand on a mouse means: pointing, clicking, turning the camera, moving the table.
#pragma once

#include <QPointF>
#include <Qt>

namespace remparts::scene {

struct Gesture {
    enum class Kind {
        None,
        Point,       ///< the pointer moves without a button
        Click,       ///< left button, no drag
        RightClick,  ///< right button, no drag
        Orbit,       ///< right drag, also left drag where setLeftTurns() says so
        Pan,         ///< left or middle drag, or any drag with Shift
    };
    Kind kind = Kind::None;
    QPointF from;  ///< of a drag's newest part
    QPointF to;    ///< where the pointer is
};

/// Tells clicks from drags. One button counts at a time: the one pressed first.
class PointerGestures {
  public:
    /// A pointer that moves farther than this (pixels) with a button held drags.
    static constexpr double dragThreshold = 6;

    /// While a city is inspected the left button turns the camera, too. Off at first.
    void setLeftTurns(bool on) { m_leftTurns = on; }

    void press(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPointF at);
    [[nodiscard]] Gesture move(QPointF at);
    [[nodiscard]] Gesture release(Qt::MouseButton button, QPointF at);
    /// What was pressed is neither a click nor a drag any more.
    void cancel();
    [[nodiscard]] bool isDragging() const { return m_dragging; }
    /// Whether a press there would be at the place of the last one. Qt takes a second tap for the end of a double one
    /// when it comes as far as 100 pixels from the first: a finger may mean two places.
    [[nodiscard]] bool isWherePressed(QPointF at) const;

  private:
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_leftTurns = false;
    bool m_shift = false;
    bool m_dragging = false;
    QPointF m_pressedAt;
    QPointF m_last;
};

/// Whole notches of a wheel; what remains of finely graded wheels is kept for the next event.
class WheelNotches {
  public:
    /// `angle` in eighths of a degree, as Qt gives it; 120 make a notch.
    [[nodiscard]] int add(int angle);

  private:
    int m_rest = 0;
};

}  // namespace remparts::scene
