// A player who tries every action on a copy of the position and takes the one that leaves it best off.
#pragma once

#include <limits>

#include "remparts/ai/player.h"

namespace remparts::ai {

class SensiblePlayer final : public ComputerPlayer {
  public:
    explicit SensiblePlayer(std::uint64_t seed) : m_random(seed) {}

    [[nodiscard]] engine::Action choose(const engine::GameState& state,
                                        const std::vector<engine::Action>& legal) override;

  private:
    static constexpr int worst = std::numeric_limits<int>::min();

    /// What the action leads to; a tile together with the best follower on it.
    [[nodiscard]] int valueOf(const engine::GameState& state, const engine::Action& action);
    [[nodiscard]] int valueOfBestFollower(engine::PlayerIndex player);

    engine::Random m_random;
    // Kept from call to call for their memory.
    engine::GameState m_after;
    engine::GameState m_afterFollower;
    std::vector<engine::Action> m_followers;
};

}  // namespace remparts::ai
