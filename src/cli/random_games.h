// Random games in memory that is used again: the hot loop of the benchmark.
#pragma once

#include <memory>
#include <vector>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::cli {

class RandomGames {
  public:
    RandomGames(const engine::Ruleset& rules, std::uint64_t seed) : m_rules(rules), m_random(seed) {}

    /// Plays one game to its end and returns the number of actions.
    std::size_t play(const std::shared_ptr<const engine::GameSetup>& setup) {
        std::size_t actions = 0;
        for (m_state = m_rules.start(setup); !m_state.isOver(); ++actions) {
            m_rules.legalActions(m_state, m_legal);
            m_rules.applyLegal(m_state, choose());
        }
        return actions;
    }
    [[nodiscard]] const engine::GameState& state() const { return m_state; }

  private:
    [[nodiscard]] const engine::Action& choose() {
        return m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))];
    }

    const engine::Ruleset& m_rules;
    engine::Random m_random;
    engine::GameState m_state;
    std::vector<engine::Action> m_legal;
};

}  // namespace remparts::cli
