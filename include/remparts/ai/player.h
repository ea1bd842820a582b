// Computer players: they see a position and its legal list, and choose.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::ai {

class ComputerPlayer {
  public:
    virtual ~ComputerPlayer() = default;
    /// One of `legal`, which is not empty.
    [[nodiscard]] virtual engine::Action choose(const engine::GameState& state,
                                                const std::vector<engine::Action>& legal) = 0;
};

/// Every legal action with equal chance.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makeRandomPlayer(std::uint64_t seed);
/// A simple sensible player of either game, who looks one action ahead. The City: takes points now and later over
/// their cost, keeps a follower or two back, builds walls and guards where they pay. The Kids: closes roads for its
/// own figures rather than for others', and leaves its own children on roads that are soon closed.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makeSensiblePlayer(std::uint64_t seed);

/// "random", "sensible"; null for an unknown name.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makePlayer(std::string_view policy, std::uint64_t seed);
[[nodiscard]] std::vector<std::string_view> policyNames();

}  // namespace remparts::ai
