// Moves a camera: by hand, gliding out after it, in flights, and slowly round and round. Plain arithmetic without a
// clock: whoever owns it lets the time pass.
#pragma once

#include <optional>

#include "camera_flight.h"
#include "camera_inertia.h"

namespace remparts::scene {

struct Pinch;

class CameraMover {
  public:
    static constexpr double degreesPerPixel = 0.3;
    static constexpr double turntableSpeed = 6;  // degrees a second

    /// The rig must live longer.
    explicit CameraMover(CameraRig& rig) : m_rig(rig) {}

    /// Off at first: views change at once and nothing glides.
    void setMotion(bool on);

    /// Whatever is under way ends first.
    void flyTo(const CameraView& view);
    /// Where the camera is going, or where it is.
    [[nodiscard]] CameraView destination() const;

    /// A button goes down: what glides stops at once, flights and the turntable wait, so that nothing moves away
    /// under a finger.
    void press();
    /// The newest part of a drag and the seconds since the one before (or since press()). It ends flights and the
    /// turntable.
    void orbit(QPointF from, QPointF to, double seconds);
    void pan(QPointF from, QPointF to, double seconds);
    /// The button goes up, so many seconds after the last part.
    void release(double secondsOfRest);
    void zoom(double factor, QPointF around);
    /// Two fingers: moves, zooms and turns at once, without gliding on.
    void pinch(const Pinch& pinch);

    void setTurntable(bool on);
    [[nodiscard]] bool isTurntable() const { return m_turntable; }

    /// Everything that moves by itself.
    void stop();
    /// Whether advance() would move the camera.
    [[nodiscard]] bool isMoving() const;
    void advance(double seconds);

  private:
    enum class Drag { None, Orbit, Pan };
    void takeInHand();
    void follow(QPointF way);

    CameraRig& m_rig;
    bool m_motion = false;
    std::optional<CameraFlight> m_flight;
    double m_flown = 0;  // seconds
    Drag m_drag = Drag::None;
    QPointF m_at;  // of the drag, and of what glides on
    Glide m_glide;
    SmoothZoom m_zoom;
    bool m_turntable = false;
    bool m_pressed = false;
};

}  // namespace remparts::scene
