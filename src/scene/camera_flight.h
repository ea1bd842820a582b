// The way of the camera from one view to another. Plain arithmetic.
#pragma once

#include "camera_rig.h"

namespace remparts::scene {

class CameraFlight {
  public:
    static constexpr double seconds = 0.6;

    CameraFlight(const CameraView& from, const CameraView& to);

    /// After that much of the flight's time: `from` at 0, `to` from 1 on. It starts and ends gently, turns the
    /// shorter way, and what it comes nearer to it sinks down on from above.
    [[nodiscard]] CameraView at(double share) const;
    [[nodiscard]] const CameraView& goal() const { return m_goal; }

  private:
    CameraView m_start;
    CameraView m_goal;
    CameraView m_from;  // as views with perspective
    CameraView m_to;
};

/// The same view of the ground with perspective; a map as seen straight down from far away.
[[nodiscard]] CameraView withPerspective(const CameraView& view);

}  // namespace remparts::scene
