#include "remparts/engine/rules/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace remparts::engine {

namespace {

constexpr std::size_t storedBytesLimit = std::size_t{32} * 1024 * 1024;

}  // namespace

Game::Game(std::shared_ptr<const GameSetup> setup)
    : m_setup(std::move(setup)), m_current(rules().start(m_setup, &m_startEvents)) {
    store();
}

const Ruleset& Game::rules() const {
    return rulesetFor(m_setup->tiles->game());
}

GameState Game::stateAt(std::size_t stepCount) const {
    assert(stepCount <= m_steps.size());
    if (stepCount == m_cursor) return m_current;
    const Checkpoint& from = checkpointBefore(stepCount);
    GameState state = from.state;
    for (std::size_t step = from.stepCount; step < stepCount; ++step) rules().applyLegal(state, m_steps[step].action);
    return state;
}

std::optional<Rejection> Game::play(const Action& action) {
    if (const auto rejection = rules().check(m_current, action)) return rejection;
    m_steps.resize(m_cursor);
    while (m_checkpoints.back().stepCount > m_cursor) {
        m_storedBytes -= m_checkpoints.back().state.byteSize();
        m_checkpoints.pop_back();
    }
    Step step{m_current.decision.player, action, {}};
    rules().applyLegal(m_current, action, &step.events);
    m_steps.push_back(std::move(step));
    m_cursor = m_steps.size();
    if (m_cursor >= m_checkpoints.back().stepCount + m_spacing) store();
    return std::nullopt;
}

void Game::goTo(std::size_t stepCount) {
    m_current = stateAt(stepCount);
    m_cursor = stepCount;
}

void Game::undo() {
    if (canUndo()) goTo(m_cursor - 1);
}

void Game::redo() {
    if (canRedo()) goTo(m_cursor + 1);
}

void Game::store() {
    m_checkpoints.push_back({m_cursor, m_current});
    m_storedBytes += m_checkpoints.back().state.byteSize();
    while (m_storedBytes > storedBytesLimit && m_checkpoints.size() > 2) thinOut();
}

/// Keeps every other checkpoint, the start among them.
void Game::thinOut() {
    std::vector<Checkpoint> kept;
    m_storedBytes = 0;
    for (std::size_t i = 0; i < m_checkpoints.size(); i += 2) {
        m_storedBytes += m_checkpoints[i].state.byteSize();
        kept.push_back(std::move(m_checkpoints[i]));
    }
    m_checkpoints = std::move(kept);
    m_spacing *= 2;
}

const Game::Checkpoint& Game::checkpointBefore(std::size_t stepCount) const {
    const auto after = std::upper_bound(
        m_checkpoints.begin(), m_checkpoints.end(), stepCount,
        [](std::size_t count, const Checkpoint& checkpoint) { return count < checkpoint.stepCount; });
    return *std::prev(after);
}

}  // namespace remparts::engine
