#include "moving_pace.h"

#include <algorithm>

namespace remparts::scene {

namespace {

constexpr double slow = 33;  // milliseconds: fewer than 30 pictures a second
constexpr int slowOnes = 4;
// A richer step takes up to twice as long.
constexpr double fast = 15;
constexpr std::size_t enoughPictures = 5;
constexpr std::size_t pictureMemory = 60;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

void MovingPace::note(double milliseconds) {
    if (m_times.size() < pictureMemory) m_times.push_back(milliseconds);
    m_slowInARow = milliseconds > slow ? m_slowInARow + 1 : 0;
    if (m_slowInARow < slowOnes || m_step == 0) return;
    m_limit = m_step;
    --m_step;
    m_slowInARow = 0;
    m_times.clear();
}

void MovingPace::rest() {
    if (m_times.size() < enoughPictures) return;
    if (median(m_times) < fast && m_step + 1 < m_limit) ++m_step;
    m_slowInARow = 0;
    m_times.clear();
}

void MovingPace::forget() {
    m_limit = m_ladder.size();
    m_times.clear();
}

}  // namespace remparts::scene
