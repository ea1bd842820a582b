#include "walker.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <utility>

namespace remparts::scene {

namespace {

constexpr double pace = 2.1;  // units a second; a tile is 7
constexpr double fastPace = 5;
constexpr double turnPace = 85;    // degrees a second
constexpr double startTime = 0.1;  // seconds in which a step takes two thirds of its speed
constexpr double standing = 0.02;
constexpr double targetDistance = 1;

double towards(double speed, double wanted, double seconds) {
    const double next = wanted + (speed - wanted) * std::exp(-seconds / startTime);
    return wanted == 0 && std::abs(next) < standing ? 0 : next;
}

}  // namespace

Walker::Walker(std::shared_ptr<const WalkMap> map, const WalkPlace& place, double heading)
    : m_map(std::move(map)), m_place(place), m_heading(heading) {}

void Walker::look(double round, double up) {
    m_heading = std::fmod(m_heading + round + 720, 360);
    m_pitch = std::clamp(m_pitch + up, -steepest, steepest);
}

bool Walker::isMoving() const {
    return m_steering.forward != 0 || m_steering.aside != 0 || m_steering.turn != 0 || m_forward != 0 ||
           m_aside != 0 || m_turn != 0;
}

void Walker::advance(double seconds) {
    const double most = m_steering.fast ? fastPace : pace;
    m_forward = towards(m_forward, m_steering.forward * most, seconds);
    m_aside = towards(m_aside, m_steering.aside * most, seconds);
    m_turn = towards(m_turn, m_steering.turn * turnPace, seconds);
    look(m_turn * seconds, 0);
    const double heading = qDegreesToRadians(m_heading);
    const double east = m_forward * std::sin(heading) + m_aside * std::cos(heading);
    const double north = m_forward * std::cos(heading) - m_aside * std::sin(heading);
    if (east != 0 || north != 0)
        m_place = m_map->moved(m_place, static_cast<float>(east * seconds), static_cast<float>(-north * seconds));
}

CameraView Walker::view() const {
    const double heading = qDegreesToRadians(m_heading);
    const double pitch = qDegreesToRadians(m_pitch);
    const QVector3D eye(m_place.x, m_map->eyeHeight(m_place.level), m_place.z);
    const QVector3D way(static_cast<float>(std::cos(pitch) * std::sin(heading)), static_cast<float>(std::sin(pitch)),
                        static_cast<float>(-std::cos(pitch) * std::cos(heading)));
    return {eye + way * static_cast<float>(targetDistance),
            std::fmod(m_heading + 180, 360),
            -m_pitch,
            targetDistance,
            fieldOfView,
            false};
}

double longestWay(const WalkMap& map, const WalkPlace& place, double wished) {
    constexpr int ways = 16;
    constexpr float longest = 12;
    constexpr double perDegree = 0.012;  // of length that a turn is worth
    double best = wished;
    double most = -longest;
    for (int k = 0; k < ways; ++k) {
        const double heading = 360.0 * k / ways;
        const double angle = qDegreesToRadians(heading);
        const double way = static_cast<double>(
            map.freeWay(place, static_cast<float>(std::sin(angle)), static_cast<float>(-std::cos(angle)), longest));
        const double worth = way - perDegree * std::abs(std::remainder(heading - wished, 360.0));
        if (worth <= most) continue;
        most = worth;
        best = heading;
    }
    return best;
}

}  // namespace remparts::scene
