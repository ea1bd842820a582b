#include "score_table.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <ostream>

namespace remparts::cli {
namespace {

constexpr int columnWidth = 10;

/// Characters of UTF-8 text, as many as columns on a terminal for European names.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

void printPadded(std::ostream& out, const std::string& text, std::size_t width) {
    out << text << std::string(width - std::min(width, widthOf(text)), ' ');
}

}  // namespace

void ScoreTable::count(const engine::EventLog& events) {
    for (const engine::Event& event : events) {
        if (const auto* scored = std::get_if<engine::Scored>(&event)) {
            m_points[scored->player][scored->score.index()] += engine::pointsOf(scored->score);
        }
    }
}

std::string ScoreTable::verdict(const std::vector<engine::PlayerIndex>& winners, bool over) const {
    if (!over) return "The game is not over.";
    std::string names;
    for (std::size_t i = 0; i < winners.size(); ++i) {
        if (i > 0) names += i + 1 == winners.size() ? " and " : ", ";
        names += m_setup.players[winners[i]].name;
    }
    return names + (winners.size() == 1 ? " wins." : " share the victory.");
}

void ScoreTable::print(std::ostream& out, const std::vector<engine::PlayerIndex>& winners, bool over) const {
    // In the order of engine::ScoreBreakdown.
    constexpr std::array<const char*, kinds> heads{"streets", "markets", "towers", "stewards", "guards"};
    std::size_t nameWidth = 0;
    for (const engine::Player& player : m_setup.players) nameWidth = std::max(nameWidth, widthOf(player.name));
    printPadded(out, "", nameWidth);
    for (const char* head : heads) out << std::setw(columnWidth) << head;
    out << std::setw(columnWidth) << "total" << '\n';
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        printPadded(out, m_setup.players[i].name, nameWidth);
        for (const int points : m_points[i]) out << std::setw(columnWidth) << points;
        out << std::setw(columnWidth) << std::accumulate(m_points[i].begin(), m_points[i].end(), 0) << '\n';
    }
    out << verdict(winners, over) << '\n';
}

}  // namespace remparts::cli
