#include "side/track_walk.h"

#include <algorithm>

namespace remparts::panel {
namespace {

// Fields a second: no long way takes much longer than a short one.
constexpr double slowest = 7;
constexpr double perFieldToGo = 3;

}  // namespace

void TrackWalk::setPoints(const std::vector<int>& points, bool walks) {
    m_points.assign(points.begin(), points.end());
    if (!walks || m_shown.size() != m_points.size()) m_shown = m_points;
    for (std::size_t player = 0; player < m_points.size(); ++player)
        m_shown[player] = std::min(m_shown[player], m_points[player]);
}

void TrackWalk::advance(double seconds) {
    for (std::size_t player = 0; player < m_points.size(); ++player) {
        const double toGo = m_points[player] - m_shown[player];
        m_shown[player] = std::min(m_points[player], m_shown[player] + seconds * (slowest + perFieldToGo * toGo));
    }
}

bool TrackWalk::isWalking() const {
    return m_shown != m_points;
}

}  // namespace remparts::panel
