// How much is drawn of each picture while the camera moves, so that pictures follow each other smoothly on this
// machine.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace remparts::scene {

class MovingPace {
  public:
    struct Step {
        bool nearLevel = false;  ///< else the moving level of detail
        double scale = 1;        ///< of the picture's sides
        friend constexpr bool operator==(const Step&, const Step&) = default;
    };
    /// From the lightest step to the richest; it begins with the lightest.
    explicit MovingPace(std::vector<Step> ladder) : m_ladder(std::move(ladder)), m_limit(m_ladder.size()) {}

    [[nodiscard]] const Step& step() const { return m_ladder[m_step]; }
    /// A picture drawn at this step took so long. Several slow ones in a row lead to a lighter step.
    void note(double milliseconds);
    /// The movement has ended: the next one begins richer when this one had time to spare. So the step never rises in
    /// sight of the user, and one that proved too slow is left alone.
    void rest();
    /// Everything is open again: the pictures have another size.
    void forget();

  private:
    std::vector<Step> m_ladder;
    std::size_t m_step = 0;
    std::size_t m_limit;  // no step from here on
    std::vector<double> m_times;
    int m_slowInARow = 0;
};

}  // namespace remparts::scene
