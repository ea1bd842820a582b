#include "sensible_player.h"

#include <algorithm>

#include "evaluation.h"

namespace remparts::ai {

engine::Action SensiblePlayer::choose(const engine::GameState& state, const std::vector<engine::Action>& legal) {
    if (legal.size() == 1) return legal.front();
    int bestValue = worst;
    std::size_t best = 0;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const int value = valueOf(state, legal[i]);
        if (value > bestValue) equals = 0;
        if (value < bestValue) continue;
        bestValue = value;
        if (m_random.below(++equals) == 0) best = i;  // each of equals with the same chance
    }
    return legal[best];
}

int SensiblePlayer::valueOf(const engine::GameState& state, const engine::Action& action) {
    const engine::PlayerIndex player = state.decision.player;
    m_after = state;
    engine::rulesetFor(state.setup->tiles->game()).applyLegal(m_after, action);
    const bool mayPlaceFollower =
        m_after.decision.phase == engine::Phase::Follower && m_after.decision.player == player;
    return mayPlaceFollower ? valueOfBestFollower(player) : estimateLead(m_after, player);
}

int SensiblePlayer::valueOfBestFollower(engine::PlayerIndex player) {
    const engine::Ruleset& rules = engine::rulesetFor(m_after.setup->tiles->game());
    rules.legalActions(m_after, m_followers);
    int best = worst;
    for (const engine::Action& action : m_followers) {
        m_afterFollower = m_after;
        rules.applyLegal(m_afterFollower, action);
        best = std::max(best, estimateLead(m_afterFollower, player));
    }
    return best;
}

}  // namespace remparts::ai
