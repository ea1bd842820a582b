// Where actions stand along the timeline.
#pragma once

#include <QRectF>
#include <cstddef>

namespace remparts::panel {

class TimelineScale {
  public:
    /// Room in pixels for so many actions; at least one.
    TimelineScale(double left, double width, std::size_t actions);

    /// The position after `count` actions.
    [[nodiscard]] double x(std::size_t count) const { return m_left + m_step * static_cast<double>(count); }
    /// Width of one action.
    [[nodiscard]] double step() const { return m_step; }
    [[nodiscard]] double right() const { return m_left + m_width; }
    /// How many actions lie before a place, the one under it counted, at most `most`.
    [[nodiscard]] std::size_t countAt(double x, std::size_t most) const;

  private:
    double m_left;
    double m_width;
    double m_step;
};

}  // namespace remparts::panel
