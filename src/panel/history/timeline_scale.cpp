#include "history/timeline_scale.h"

#include <algorithm>
#include <cmath>

namespace remparts::panel {

namespace {

constexpr double widestStep = 18;

}  // namespace

TimelineScale::TimelineScale(double left, double width, std::size_t actions)
    : m_left(left),
      m_width(std::max(10.0, width)),
      m_step(std::min(widestStep, m_width / static_cast<double>(std::max<std::size_t>(1, actions)))) {}

std::size_t TimelineScale::countAt(double x, std::size_t most) const {
    const double count = std::ceil((x - m_left) / m_step);
    if (count <= 0) return 0;
    return std::min(most, static_cast<std::size_t>(count));
}

}  // namespace remparts::panel
