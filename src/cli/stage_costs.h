// What the parts of a random game cost, by what is being chosen.
#pragma once

#include <array>
#include <chrono>
#include <iosfwd>
#include <memory>
#include <vector>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::cli {

class StageCosts {
  public:
    using Clock = std::chrono::steady_clock;

    explicit StageCosts(const engine::Ruleset& rules);

    /// Plays one random game with a watch on every call.
    void playWatched(const std::shared_ptr<const engine::GameSetup>& setup, engine::Random& random);
    /// One line for each phase: decisions a game, ns a call.
    void print(std::ostream& out) const;

  private:
    struct Stage {
        std::uint64_t calls = 0;
        std::uint64_t choices = 0;  ///< legal actions in all
        Clock::duration legal{};
        Clock::duration apply{};
    };
    [[nodiscard]] double perCall(Clock::duration total, std::uint64_t calls) const;

    const engine::Ruleset& m_rules;
    std::array<Stage, 8> m_stages;  ///< by engine::Phase
    Clock::duration m_start{};
    std::uint64_t m_games = 0;
    std::size_t m_largest = 0;  ///< bytes of the largest position at a game's end
    double m_watchCost = 0;     ///< ns that two readings of the clock take
    engine::GameState m_state;
    std::vector<engine::Action> m_legal;
};

}  // namespace remparts::cli
