// What a camera goes on doing after a hand has let go: a drag glides out, a wheel's notch takes effect smoothly.
// Plain arithmetic; pixels and seconds.
#pragma once

#include <QPointF>
#include <optional>

namespace remparts::scene {

/// The speed of a drag, and how it dies away.
class Glide {
  public:
    /// The newest part of a drag and the time since the one before.
    void drag(QPointF way, double seconds);
    /// The hand lets go, so long after the last part; whoever rests before that stops the table.
    void release(double secondsOfRest);
    void stop();
    [[nodiscard]] bool isGliding() const { return m_gliding; }
    /// The way of the next moment; it ends by itself.
    [[nodiscard]] QPointF advance(double seconds);

  private:
    QPointF m_speed;  // pixels a second
    bool m_gliding = false;
};

/// Zoom that is still to come.
class SmoothZoom {
  public:
    void add(double factor, QPointF around);
    void stop() { m_rest = 0; }
    [[nodiscard]] bool isZooming() const { return m_rest != 0; }
    [[nodiscard]] QPointF around() const { return m_around; }
    /// The factor of the next moment; all of them together make what was added.
    [[nodiscard]] double advance(double seconds);

  private:
    double m_rest = 0;  // logarithm of the factor
    QPointF m_around;
};

}  // namespace remparts::scene
