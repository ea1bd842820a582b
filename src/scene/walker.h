// Somebody who walks through the city and looks about. Plain arithmetic without a clock.
#pragma once

#include <memory>

#include "camera_rig.h"
#include "walk_map.h"

namespace remparts::scene {

/// What the keys ask for, each from −1 to 1.
struct Steering {
    double forward = 0;
    double aside = 0;  ///< to the right
    double turn = 0;   ///< clockwise
    bool fast = false;

    friend bool operator==(const Steering&, const Steering&) = default;
};

class Walker {
  public:
    static constexpr double fieldOfView = 58;
    static constexpr double steepest = 60;  ///< degrees up and down

    /// `heading`: the way that is looked, degrees clockwise from north.
    Walker(std::shared_ptr<const WalkMap> map, const WalkPlace& place, double heading);

    void steer(const Steering& steering) { m_steering = steering; }
    /// Turns the head, degrees clockwise and upwards.
    void look(double round, double up);
    /// Whether advance() would change anything.
    [[nodiscard]] bool isMoving() const;
    void advance(double seconds);

    [[nodiscard]] const WalkPlace& place() const { return m_place; }
    [[nodiscard]] double heading() const { return m_heading; }
    [[nodiscard]] const WalkMap& map() const { return *m_map; }
    [[nodiscard]] CameraView view() const;

  private:
    std::shared_ptr<const WalkMap> m_map;
    WalkPlace m_place;
    double m_heading;
    double m_pitch = 0;
    Steering m_steering;
    double m_forward = 0;  // speeds: units and degrees a second
    double m_aside = 0;
    double m_turn = 0;
};

/// The heading in which the way from a place is longest; of ways of about the same length the one nearest to
/// `wished`.
[[nodiscard]] double longestWay(const WalkMap& map, const WalkPlace& place, double wished);

}  // namespace remparts::scene
