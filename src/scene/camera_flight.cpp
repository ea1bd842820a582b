#include "camera_flight.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace remparts::scene {

namespace {

constexpr double farAwayFieldOfView = 4;  // hardly any perspective
constexpr double mapBearing = 180;        // north up
constexpr double sameHeight = 1e-3;

double tangent(double fieldOfView) {
    return std::tan(qDegreesToRadians(fieldOfView) / 2);
}

double mix(double a, double b, double share) {
    return a + (b - a) * share;
}

double mixRatio(double a, double b, double share) {
    return a * std::pow(b / a, share);
}

double gently(double share) {
    return share * share * (3 - 2 * share);
}

double turnBetween(double from, double to) {
    return std::remainder(to - from, 360.0);
}

// How far the target has gone when the visible height has: what both views see stays where it is on the screen.
double shareOfWay(double fromHeight, double toHeight, double height, double share) {
    if (std::abs(fromHeight / toHeight - 1) < sameHeight) return share;
    return (height - fromHeight) / (toHeight - fromHeight);
}

// Down at last and up at first: a camera near the ground must clear the roofs around it.
double shareOfElevation(double from, double to, double share) {
    if (to < from) return share * share * share;
    const double rest = 1 - share;
    return 1 - rest * rest * rest;
}

}  // namespace

CameraView withPerspective(const CameraView& view) {
    if (!view.topView) return view;
    CameraView high = view;
    high.topView = false;
    high.bearing = mapBearing;
    high.elevation = 90;
    high.fieldOfView = farAwayFieldOfView;
    high.distance = view.distance * tangent(view.fieldOfView) / tangent(farAwayFieldOfView);
    return high;
}

CameraFlight::CameraFlight(const CameraView& from, const CameraView& to)
    : m_start(from), m_goal(to), m_from(withPerspective(from)), m_to(withPerspective(to)) {}

CameraView CameraFlight::at(double share) const {
    if (share <= 0) return m_start;
    if (share >= 1) return m_goal;
    const double k = gently(share);
    const double fromTangent = tangent(m_from.fieldOfView);
    const double toTangent = tangent(m_to.fieldOfView);
    const double fromHeight = m_from.distance * fromTangent;
    const double toHeight = m_to.distance * toTangent;
    const double height = mixRatio(fromHeight, toHeight, k);
    const double opening = mixRatio(fromTangent, toTangent, k);
    const double way = shareOfWay(fromHeight, toHeight, height, k);

    CameraView view;
    view.target = m_from.target + (m_to.target - m_from.target) * static_cast<float>(way);
    view.bearing = std::fmod(m_from.bearing + turnBetween(m_from.bearing, m_to.bearing) * k + 720, 360);
    const bool landing = std::min(m_from.elevation, m_to.elevation) < CameraRig::minElevation;
    view.elevation =
        mix(m_from.elevation, m_to.elevation, landing ? shareOfElevation(m_from.elevation, m_to.elevation, k) : k);
    view.fieldOfView = qRadiansToDegrees(2 * std::atan(opening));
    view.distance = height / opening;
    return view;
}

}  // namespace remparts::scene
