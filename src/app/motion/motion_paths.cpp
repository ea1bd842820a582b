#include "motion/motion_paths.h"

#include <algorithm>
#include <cmath>

namespace remparts::app {

namespace {

using geometry::Vec3;

// Where the tile in hand floats, in units of one picture cell.
constexpr double handHeight = 1;
constexpr double sinks = 0.34;  // of the whole, until it lies
constexpr double flies = 0.52;
constexpr double tileBounce = 0.22;
constexpr double arcHeight = 7;
constexpr double arcStart = 3;
constexpr double bounceTime = 0.3;  // of what is left after landing

constexpr double towerHeight = 6;
constexpr double towerFalls = 0.62;
constexpr double towerBounce = 0.45;
constexpr double followerHeight = 2.2;
constexpr double followerFalls = 0.66;
constexpr double followerBounce = 0.18;
constexpr double fadesIn = 0.2;  // of the fall

double share(double progress, double from, double to) {
    return std::clamp((progress - from) / (to - from), 0.0, 1.0);
}

double eased(double x) {
    return x * x * (3 - 2 * x);
}

// Up and down again once.
double bounce(double x, double height) {
    return height * 4 * x * (1 - x);
}

// Falls until `lands` of the whole, then bounces once.
scene::FloatingPart falling(const geometry::PlannedPart& part, double progress, double height, double lands,
                            double bounces) {
    const double fall = share(progress, 0, lands);
    scene::FloatingPart floating{.part = part};
    floating.shift.y = static_cast<float>(height * (1 - fall * fall) + bounce(share(progress, lands, 1), bounces));
    floating.opacity = static_cast<float>(share(fall, 0, fadesIn));
    return floating;
}

}  // namespace

scene::FloatingPart tileOnItsWay(const geometry::PlannedPart& part, double progress, std::optional<Vec3> start) {
    const double lands = start ? flies : sinks;
    const double way = share(progress, 0, lands);
    const double after = share(progress, lands, 1);
    scene::FloatingPart floating{.part = part};
    double height = bounce(share(after, 0, bounceTime), tileBounce);
    if (way < 1 && start) {
        const auto left = static_cast<float>(1 - eased(way));
        floating.shift = {(start->x - part.position.x) * left, 0, (start->z - part.position.z) * left};
        height = arcStart * (1 - way) + bounce(way, arcHeight);
    } else if (way < 1) {
        height = handHeight * (1 - way * way);
    }
    floating.shift.y = static_cast<float>(height);
    floating.rise = static_cast<float>(way < 1 && !start ? 1 - way : after);
    return floating;
}

scene::FloatingPart growingWall(const geometry::PlannedPart& part, double progress) {
    scene::FloatingPart floating{.part = part};
    floating.growth = static_cast<float>(progress);
    return floating;
}

scene::FloatingPart droppingTower(const geometry::PlannedPart& part, double progress) {
    return falling(part, progress, towerHeight, towerFalls, towerBounce);
}

scene::FloatingPart followerSetDown(const geometry::PlannedPart& part, double progress) {
    return falling(part, progress, followerHeight, followerFalls, followerBounce);
}

}  // namespace remparts::app
