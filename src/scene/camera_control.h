// The camera of a view as a person uses it: framing, flights, inertia, presets, turntable, walking. Lets the time
// pass for what moves, and for nothing else: no timer runs while the camera stands.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "camera_mover.h"
#include "camera_preset.h"
#include "remparts/engine/game_state.h"
#include "walker.h"

namespace remparts::scene {

using model::CameraPreset;
struct Pinch;

class CameraControl : public QObject {
    Q_OBJECT
  public:
    explicit CameraControl(QObject* parent = nullptr);

    [[nodiscard]] const CameraRig& rig() const { return m_rig; }
    /// Off at first: every view is there at once.
    void setMotion(bool on);
    /// Whether the camera moves by itself; only then a timer runs.
    [[nodiscard]] bool isMoving() const;
    /// Ends a flight where it leads to, and whatever else moves.
    void finish();

    void setViewport(QSizeF size);
    void setFreeArea(const QMarginsF& covered);
    /// What frame-all frames while a game is played, and the city alone for inspection. The first extent after
    /// forgetExtent() is framed at once.
    void setExtents(CityExtent playing, CityExtent city);
    void forgetExtent();
    /// Before the first extent: the view from behind the piles.
    void lookFromPiles();
    /// Where walkers walk; nothing without a game.
    void setPosition(std::optional<engine::GameState> state);

    /// Until the camera is moved by hand the city is kept in sight from now on.
    void frameAll();
    void setTopView(bool on);
    void lookAt(const QVector3D& ground);
    /// The nearest view in the present direction that shows these points, at least one.
    void frame(std::vector<QVector3D> points);

    /// A hand on the camera.
    void press();
    void orbit(QPointF from, QPointF to);
    void pan(QPointF from, QPointF to);
    void release();
    void zoom(double factor, QPointF around);
    /// Two fingers; one who walks looks about with them.
    void pinch(const Pinch& pinch);

    /// Inspection frames the city alone and has no use for the piles. Leaving it brings back the view from before.
    void beginInspection();
    void endInspection();
    [[nodiscard]] bool isInspecting() const { return m_before.has_value(); }
    void showPreset(CameraPreset preset);
    /// The preset that is shown, until the camera is moved.
    [[nodiscard]] std::optional<CameraPreset> preset() const { return m_preset; }
    void setTurntable(bool on);
    [[nodiscard]] bool isTurntable() const { return m_mover.isTurntable(); }

    /// Goes down to the street, market or wall-walk seen at a pixel; false when there is none.
    bool walkAt(QPointF pixel);
    [[nodiscard]] bool isWalking() const { return m_walker.has_value(); }
    [[nodiscard]] std::optional<WalkPlace> walkPlace() const;
    void steer(const Steering& steering);
    /// From the ground to a wall-walk near by, and back; false when none is near.
    bool climb();

  signals:
    /// The camera stands elsewhere.
    void changed();
    void topViewChanged(bool on);
    /// One asked to walk where nobody can.
    void nothingToWalkOn();
    /// Another preset, or none, or the turntable, or walking.
    void stateChanged();

  private:
    struct Memory {
        CameraView view;
        bool framing;
    };
    void moved();
    void movedByHand();
    void fly(const CameraView& goal);
    void reframe();
    void runClock();
    void tick();
    [[nodiscard]] const WalkMap* walkMap();
    void walkFrom(const WalkPlace& place, double wishedHeading);
    void leaveStreet();
    [[nodiscard]] CameraView viewFromAbove() const;
    [[nodiscard]] CameraRig presetRig(CameraPreset preset) const;
    [[nodiscard]] double secondsSincePart();
    void setPreset(std::optional<CameraPreset> preset);

    CameraRig m_rig;
    CameraMover m_mover{m_rig};
    QTimer m_timer;
    QElapsedTimer m_clock;  // since the last tick
    QElapsedTimer m_hand;   // since the last part of a drag
    bool m_motion = false;
    bool m_framing = true;
    bool m_hasExtent = false;
    CityExtent m_playing;
    CityExtent m_city;
    std::optional<engine::GameState> m_state;
    std::shared_ptr<const WalkMap> m_walkMap;
    std::optional<Walker> m_walker;
    bool m_landing = false;  // a flight leads to where the walker stands
    std::optional<Memory> m_before;
    std::optional<CameraPreset> m_preset;
};

}  // namespace remparts::scene
