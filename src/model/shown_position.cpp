#include "shown_position.h"

#include <algorithm>

#include "overloaded.h"

namespace remparts::model {

namespace {

bool changesTable(const Act& act) {
    return std::holds_alternative<acts::Laying>(act) || std::holds_alternative<acts::Growing>(act) ||
           std::holds_alternative<acts::Dropping>(act);
}

}  // namespace

ShownPosition::ShownPosition(const engine::GameState& before, const engine::GameState& after,
                             const std::vector<Act>& acts)
    : m_after(after), m_state(after) {
    m_state.followers = before.followers;
    m_state.supplies = before.supplies;
    if (std::none_of(acts.begin(), acts.end(), changesTable)) return;
    m_state.board = before.board;
    m_state.features = before.features;
    m_state.wall = before.wall;
}

bool ShownPosition::begin(const Act& act) {
    return std::visit(Overloaded{
                          [this](const acts::Hop& hop) {
                              --m_state.supplies[hop.figure.player].followers;
                              return false;
                          },
                          [this](const acts::Standing& standing) {
                              --m_state.supplies[standing.figure.player].followers;
                              return false;
                          },
                          [this](const acts::Dropping& dropping) {
                              --m_state.supplies[dropping.player].towers;
                              return false;
                          },
                          [this](const acts::Paying& paying) {
                              for (std::size_t player = 0; player < m_state.supplies.size(); ++player)
                                  m_scoreBeforePaying[player] = m_state.supplies[player].score;
                              for (const auto& figure : paying.leaving) std::erase(m_state.followers, figure);
                              return !paying.leaving.empty();
                          },
                          [](const auto&) { return false; },
                      },
                      act);
}

void ShownPosition::progress(const Act& act) {
    if (const auto* paying = std::get_if<acts::Paying>(&act)) pay(*paying);
}

bool ShownPosition::end(const Act& act) {
    if (changesTable(act)) {
        showTable();
        return true;
    }
    return std::visit(Overloaded{
                          [this](const acts::Hop& hop) {
                              m_state.followers.push_back(hop.figure);
                              return true;
                          },
                          [this](const acts::Standing& standing) {
                              m_state.followers.push_back(standing.figure);
                              return true;
                          },
                          [this](const acts::Paying& paying) {
                              pay(paying);
                              for (const auto& figure : paying.leaving) ++m_state.supplies[figure.player].followers;
                              return false;
                          },
                          [](const auto&) { return false; },
                      },
                      act);
}

void ShownPosition::pay(const acts::Paying& paying) {
    for (const engine::Scored& scored : paying.scored)
        m_state.supplies[scored.player].score =
            m_scoreBeforePaying[scored.player] + acts::paidPoints(engine::pointsOf(scored.score), paying.progress);
}

void ShownPosition::showTable() {
    m_state.board = m_after.board;
    m_state.features = m_after.features;
    m_state.wall = m_after.wall;
}

}  // namespace remparts::model
