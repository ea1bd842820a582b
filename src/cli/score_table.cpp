#include "score_table.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <ostream>

namespace remparts::cli {
namespace {

constexpr int columnWidth = 10;

std::string verdict(const engine::GameSetup& setup, const engine::Standings& standings) {
    if (!standings.over) return "The game is not over.";
    return namesOf(setup, standings.winners) + (standings.winners.size() == 1 ? " wins." : " share the victory.");
}

}  // namespace

void ScoreTable::count(const engine::EventLog& events) {
    for (const engine::Event& event : events) {
        if (const auto* scored = std::get_if<engine::Scored>(&event)) {
            m_points[scored->player][scored->score.index()] += engine::pointsOf(scored->score);
        }
    }
}

void ScoreTable::print(std::ostream& out, const engine::Standings& standings) const {
    // In the order of engine::ScoreBreakdown.
    constexpr std::array<const char*, kinds> heads{"streets", "markets", "towers", "stewards", "guards"};
    std::size_t nameWidth = 0;
    for (const engine::Player& player : m_setup.players) nameWidth = std::max(nameWidth, widthOf(player.name));
    out << padding("", nameWidth);
    for (const char* head : heads) out << std::setw(columnWidth) << head;
    out << std::setw(columnWidth) << "total" << '\n';
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const std::string& name = m_setup.players[i].name;
        out << name << padding(name, nameWidth);
        for (const int points : m_points[i]) out << std::setw(columnWidth) << points;
        out << std::setw(columnWidth) << std::accumulate(m_points[i].begin(), m_points[i].end(), 0) << '\n';
    }
    out << verdict(m_setup, standings) << '\n';
}

}  // namespace remparts::cli
