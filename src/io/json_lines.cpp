#include "remparts/io/json_lines.h"

#include "remparts/io/words.h"

namespace remparts::io {
namespace {

/// The members of an action after "player", beginning with its type.
struct ActionMembers {
    std::string operator()(const engine::PlaceTile& a) const {
        return "\"type\":\"place_tile\"" + cell(a.position) +
               ",\"rotation\":" + std::to_string(engine::degrees(a.orientation));
    }
    std::string operator()(const engine::PlaceFollower& a) const {
        return "\"type\":\"place_follower\",\"segment\":" + std::to_string(a.segment);
    }
    std::string operator()(const engine::PlaceGate& a) const {
        return "\"type\":\"place_gate\"" + cell(a.edge.tile) + ",\"side\":\"" +
               std::string(sideWords.of(a.edge.side)) + '"';
    }
    std::string operator()(const engine::PlaceWall& a) const { return "\"type\":\"place_wall\"" + end(a.end); }
    std::string operator()(const engine::PlaceGuard&) const { return "\"type\":\"place_guard\""; }
    std::string operator()(const engine::PlaceTower& a) const { return "\"type\":\"place_tower\"" + end(a.end); }
    std::string operator()(const engine::Pass&) const { return "\"type\":\"pass\""; }
    std::string operator()(const engine::DrawTile& a) const {
        return "\"type\":\"draw\",\"pile\":" + std::to_string(a.pile);
    }

    static std::string cell(engine::Position position) {
        return ",\"x\":" + std::to_string(position.x) + ",\"y\":" + std::to_string(position.y);
    }
    static std::string end(engine::WallEnd end) { return ",\"end\":\"" + std::string(endWords.of(end)) + '"'; }
};

template <class Numbers>
std::string list(const Numbers& numbers) {
    std::string text = "[";
    for (const auto number : numbers) text += (text.size() > 1 ? "," : "") + std::to_string(number);
    return text + "]";
}

}  // namespace

std::string actionLine(engine::PlayerIndex player, const engine::Action& action) {
    const std::string actor = player == engine::noPlayer ? "" : "\"player\":" + std::to_string(player) + ",";
    return "{" + actor + std::visit(ActionMembers{}, action) + "}";
}

std::string legalLine(std::size_t step, const engine::Decision& decision, std::span<const engine::Action> legal) {
    std::string line = "{\"step\":" + std::to_string(step) + ",\"player\":" + std::to_string(decision.player) +
                       ",\"phase\":\"" + std::string(phaseWords.of(decision.phase)) + "\",\"legal\":[";
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (i > 0) line += ',';
        line += actionLine(engine::noPlayer, legal[i]);
    }
    return line + "]}";
}

std::string standingsLine(const engine::Standings& standings) {
    return "{\"scores\":" + list(standings.scores) + ",\"winners\":" + list(standings.winners) +
           ",\"over\":" + (standings.over ? "true" : "false") + "}";
}

std::string simulatedGameLine(std::uint64_t seed, const engine::Standings& standings, std::size_t tiles,
                              std::size_t actions) {
    return "{\"seed\":" + std::to_string(seed) + ",\"scores\":" + list(standings.scores) +
           ",\"winners\":" + list(standings.winners) + ",\"tiles\":" + std::to_string(tiles) +
           ",\"actions\":" + std::to_string(actions) + "}";
}

}  // namespace remparts::io
