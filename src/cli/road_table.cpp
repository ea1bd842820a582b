#include "road_table.h"

#include <algorithm>
#include <numeric>
#include <ostream>

namespace remparts::cli {
namespace {

constexpr std::size_t headWidth = 26;  // "turn 35, road of 36 tiles"

}  // namespace

void RoadTable::count(const engine::EventLog& events) {
    for (const engine::Event& event : events) add(event);
}

void RoadTable::add(const engine::Event& event) {
    if (const auto* tile = std::get_if<engine::TilePlaced>(&event)) {
        m_turns += tile->player == engine::noPlayer ? 0 : 1;
    } else if (const auto* road = std::get_if<engine::RoadClosed>(&event)) {
        m_roads.push_back({m_turns, road->tiles.size(), std::vector<int>(m_setup.players.size())});
    } else if (const auto* children = std::get_if<engine::ChildrenPlaced>(&event)) {
        m_roads.back().placed[children->player] += static_cast<int>(children->figures.size());
    } else if (const auto* end = std::get_if<engine::EndBegan>(&event)) {
        m_end = end->reason;
    }
}

void RoadTable::printRow(std::ostream& out, const std::string& head, const std::vector<int>& numbers,
                         const std::string& zero) const {
    out << head << padding(head, headWidth);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::string number = numbers[i] == 0 ? zero : std::to_string(numbers[i]);
        out << "  " << padding(number, widthOf(m_setup.players[i].name)) << number;
    }
    out << '\n';
}

void RoadTable::print(std::ostream& out, const engine::Standings& standings) const {
    out << padding("", headWidth);
    for (const engine::Player& player : m_setup.players) out << "  " << player.name;
    out << '\n';
    for (const Road& road : m_roads) {
        if (std::accumulate(road.placed.begin(), road.placed.end(), 0) == 0) continue;
        const std::string tiles = std::to_string(road.tiles) + (road.tiles == 1 ? " tile" : " tiles");
        printRow(out, "turn " + std::to_string(road.turn) + ", road of " + tiles, road.placed, "-");
    }
    printRow(out, "figures left", standings.scores, "0");
    out << verdict(standings) << '\n';
}

std::string RoadTable::verdict(const engine::Standings& standings) const {
    if (!standings.over) return "The game is not over.";
    const std::string names = namesOf(m_setup, standings.winners);
    if (standings.winners.size() == 1) return names + " wins.";
    return m_end == engine::EndReason::FiguresPlaced ? names + " share the victory."
                                                     : "A draw between " + names + ".";
}

}  // namespace remparts::cli
