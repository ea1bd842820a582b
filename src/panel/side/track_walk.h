// The figures on their way along the score track, field by field. Knows no clock and no pixels.
#pragma once

#include <cstddef>
#include <vector>

namespace remparts::panel {

class TrackWalk {
  public:
    /// Where the figures belong. Those with more points than before walk there; at once where nothing was to be seen
    /// before, where points were taken back, and for all without `walks`.
    void setPoints(const std::vector<int>& points, bool walks);
    /// Time passes, in seconds at normal speed.
    void advance(double seconds);
    [[nodiscard]] bool isWalking() const;
    [[nodiscard]] bool isWalking(std::size_t player) const { return m_shown[player] != m_points[player]; }
    [[nodiscard]] std::size_t players() const { return m_points.size(); }
    /// Points as they are shown, broken between two fields.
    [[nodiscard]] double at(std::size_t player) const { return m_shown[player]; }

  private:
    std::vector<double> m_points;
    std::vector<double> m_shown;
};

}  // namespace remparts::panel
