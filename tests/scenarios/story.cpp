#include "story.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace remparts::test {

using namespace engine;

namespace {

constexpr const char* countsTitle = "Legal actions at each step:";
constexpr const char* happeningsTitle = "What happens:";
constexpr const char* finallyTitle = "Finally, in any order:";
constexpr const char* resultTitle = "Result:";

std::string colorOf(const GameSetup& setup, PlayerIndex player) {
    switch (setup.players.at(player).color) {
        case PlayerColor::Red:
            return "Red";
        case PlayerColor::Blue:
            return "Blue";
        case PlayerColor::Green:
            return "Green";
        case PlayerColor::Yellow:
            return "Yellow";
    }
    return "?";
}

std::string place(BoardEdge edge) {
    constexpr std::array<char, 4> sides{'N', 'E', 'S', 'W'};
    return std::to_string(edge.tile.x) + "," + std::to_string(edge.tile.y) + " " + sides[index(edge.side)];
}

std::string tiles(int count) {
    return std::to_string(count) + (count == 1 ? " tile" : " tiles");
}

struct Thing {
    std::string operator()(const StreetScore& score) const { return "street of " + tiles(score.tiles); }
    std::string operator()(const MarketScore& score) const { return "market of " + tiles(score.tiles); }
    std::string operator()(const TowerScore&) const { return "tower"; }
    std::string operator()(const ResidentialScore&) const { return "residential area"; }
    std::string operator()(const GuardScore&) const { return "guard"; }
};

/// K4.2: in The Kids players level with figures left have a draw, while C8.6 and K4.1 are shared victories.
const char* verdict(const GameSetup& setup, const Standings& standings) {
    const bool isDraw = setup.tiles->game() == GameKind::Kids && standings.winners.size() > 1 &&
                        standings.scores[standings.winners.front()] > 0;
    return isDraw ? "A draw between " : "Won by ";
}

bool isScoring(const std::string& sentence) {
    return sentence.find(" scores a ") != std::string::npos;
}

std::string lines(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += item + "\n";
    return text;
}

}  // namespace

std::string sentence(const GameSetup& setup, const Event& event) {
    if (const auto* road = std::get_if<RoadClosed>(&event))
        return "A road of " + tiles(static_cast<int>(road->tiles.size())) + " is closed";
    if (const auto* children = std::get_if<ChildrenPlaced>(&event))
        return colorOf(setup, children->player) + " places " + std::to_string(children->figures.size());
    if (const auto* tile = std::get_if<TileDiscarded>(&event)) return (*setup.tiles)[tile->tile].id + " is set aside";
    if (const auto* gate = std::get_if<GatePlaced>(&event))
        return colorOf(setup, gate->player) + " sets the gate at " + place(gate->edge);
    if (const auto* wall = std::get_if<WallPlaced>(&event))
        return colorOf(setup, wall->player) + " walls " + place(wall->edge);
    if (const auto* guard = std::get_if<GuardPlaced>(&event))
        return colorOf(setup, guard->player) + " places a guard";
    if (const auto* scored = std::get_if<Scored>(&event))
        return colorOf(setup, scored->player) + " scores a " + std::visit(Thing{}, scored->score) + " for " +
               std::to_string(pointsOf(scored->score));
    return "";
}

std::vector<std::string> resultLines(const GameSetup& setup, const Standings& standings) {
    std::ostringstream points;
    for (PlayerIndex player = 0; player < standings.scores.size(); ++player)
        points << (player == 0 ? "" : ", ") << colorOf(setup, player) << ' ' << standings.scores[player];
    if (setup.tiles->game() == GameKind::Kids) points << " left";
    if (!standings.over) return {points.str(), "Not over"};
    std::ostringstream winners;
    for (const PlayerIndex player : standings.winners)
        winners << (player == standings.winners.front() ? verdict(setup, standings) : " and ")
                << colorOf(setup, player);
    return {points.str(), winners.str()};
}

void tell(Story& story, std::vector<std::string> sentences) {
    const auto last = std::find_if_not(sentences.rbegin(), sentences.rend(), isScoring).base();
    story.finalScorings.assign(last, sentences.end());
    std::sort(story.finalScorings.begin(), story.finalScorings.end());
    sentences.erase(last, sentences.end());
    story.happenings = std::move(sentences);
}

Story parseStory(const std::string& text) {
    Story story;
    std::istringstream stream(text);
    std::string part;  // empty during the first paragraph
    for (std::string line; std::getline(stream, line);) {
        if (line == countsTitle || line == happeningsTitle || line == finallyTitle || line == resultTitle) {
            part = line;
        } else if (part == countsTitle) {
            std::istringstream numbers(line);
            for (std::size_t count = 0; numbers >> count;) story.legalCounts.push_back(count);
            if (!numbers.eof()) throw std::runtime_error("not a number: " + line);
        } else if (!part.empty() && !line.empty()) {
            auto& list = part == happeningsTitle ? story.happenings
                         : part == finallyTitle  ? story.finalScorings
                                                 : story.result;
            list.push_back(line);
        }
    }
    if (part != resultTitle) throw std::runtime_error("no result at the end");
    std::sort(story.finalScorings.begin(), story.finalScorings.end());
    return story;
}

std::string print(const Story& story) {
    std::ostringstream text;
    text << countsTitle << '\n';
    for (std::size_t i = 0; i < story.legalCounts.size(); ++i)
        text << story.legalCounts[i] << (i % 20 == 19 ? '\n' : ' ');
    text << "\n\n" << happeningsTitle << '\n' << lines(story.happenings) << '\n';
    text << finallyTitle << '\n' << lines(story.finalScorings) << '\n';
    text << resultTitle << '\n' << lines(story.result);
    return text.str();
}

}  // namespace remparts::test
