#include "stage_costs.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

#include "remparts/io/words.h"

namespace remparts::cli {
namespace {

double nanoseconds(StageCosts::Clock::duration time) {
    return std::chrono::duration<double, std::nano>(time).count();
}

double measureWatch() {
    constexpr int readings = 20'000;
    const auto start = StageCosts::Clock::now();
    auto last = start;
    for (int i = 0; i < readings; ++i) last = StageCosts::Clock::now();
    return nanoseconds(last - start) / readings;
}

}  // namespace

StageCosts::StageCosts(const engine::Ruleset& rules) : m_rules(rules), m_watchCost(measureWatch()) {}

void StageCosts::playWatched(const std::shared_ptr<const engine::GameSetup>& setup, engine::Random& random) {
    const auto beforeStart = Clock::now();
    m_state = m_rules.start(setup);
    m_start += Clock::now() - beforeStart;
    while (!m_state.isOver()) {
        Stage& stage = m_stages.at(static_cast<std::size_t>(m_state.decision.phase));
        const auto begin = Clock::now();
        m_rules.legalActions(m_state, m_legal);
        const auto listed = Clock::now();
        const engine::Action action = m_legal[random.below(static_cast<std::uint32_t>(m_legal.size()))];
        const auto chosen = Clock::now();
        m_rules.applyLegal(m_state, action);
        stage.apply += Clock::now() - chosen;
        stage.legal += listed - begin;
        stage.choices += m_legal.size();
        ++stage.calls;
    }
    ++m_games;
    m_largest = std::max(m_largest, m_state.byteSize());
}

double StageCosts::perCall(Clock::duration total, std::uint64_t calls) const {
    return std::max(0.0, nanoseconds(total) / static_cast<double>(calls) - m_watchCost);
}

void StageCosts::print(std::ostream& out) const {
    out << "start of a game: " << std::fixed << std::setprecision(0) << perCall(m_start, m_games) << " ns\n"
        << "largest position at the end: " << m_largest << " bytes\n"
        << "phase        a game   choices  legalActions ns  applyLegal ns\n";
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        const Stage& stage = m_stages[i];
        if (stage.calls == 0) continue;
        const auto calls = static_cast<double>(stage.calls);
        out << std::left << std::setw(10) << io::phaseWords.words[i] << std::right << std::setprecision(1)
            << std::setw(9) << calls / static_cast<double>(m_games) << std::setw(10)
            << static_cast<double>(stage.choices) / calls << std::setprecision(0) << std::setw(17)
            << perCall(stage.legal, stage.calls) << std::setw(15) << perCall(stage.apply, stage.calls) << '\n';
    }
}

}  // namespace remparts::cli
