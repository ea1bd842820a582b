#include "camera_inertia.h"

#include <algorithm>
#include <cmath>

namespace remparts::scene {

namespace {

constexpr double memory = 0.05;       // seconds of a drag that its speed comes from
constexpr double longestRest = 0.09;  // of a hand that still throws the table
constexpr double glideTime = 0.16;    // in which the speed falls to a third
constexpr double slowest = 25;        // pixels a second
constexpr double zoomTime = 0.07;
constexpr double leastZoom = 0.002;

}  // namespace

void Glide::drag(QPointF way, double seconds) {
    m_gliding = false;
    const double moment = std::max(seconds, 1e-3);
    const double weight = 1 - std::exp(-moment / memory);
    m_speed = m_speed * (1 - weight) + way / moment * weight;
}

void Glide::release(double secondsOfRest) {
    m_gliding = secondsOfRest < longestRest && std::hypot(m_speed.x(), m_speed.y()) > slowest;
    if (!m_gliding) stop();
}

void Glide::stop() {
    m_gliding = false;
    m_speed = {};
}

QPointF Glide::advance(double seconds) {
    if (!m_gliding) return {};
    const double decay = std::exp(-seconds / glideTime);
    const QPointF way = m_speed * (glideTime * (1 - decay));
    m_speed *= decay;
    if (std::hypot(m_speed.x(), m_speed.y()) < slowest) stop();
    return way;
}

void SmoothZoom::add(double factor, QPointF around) {
    m_rest += std::log(factor);
    m_around = around;
}

double SmoothZoom::advance(double seconds) {
    double part = m_rest * (1 - std::exp(-seconds / zoomTime));
    if (std::abs(m_rest - part) < leastZoom) part = m_rest;
    m_rest -= part;
    return std::exp(part);
}

}  // namespace remparts::scene
