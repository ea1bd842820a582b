#include "remparts/io/json_lines.h"

#include "remparts/io/concat.h"
#include "remparts/io/words.h"

namespace remparts::io {
namespace {

/// The members of an action after "player", beginning with its type.
struct ActionMembers {
    std::string operator()(const engine::PlaceTile& a) const {
        return concat(R"("type":"place_tile")", cell(a.position), R"(,"rotation":)", engine::degrees(a.orientation));
    }
    std::string operator()(const engine::PlaceFollower& a) const {
        return concat(R"("type":"place_follower","segment":)", a.segment);
    }
    std::string operator()(const engine::PlaceGate& a) const {
        return concat(R"("type":"place_gate")", cell(a.edge.tile), R"(,"side":")", sideWords.of(a.edge.side), "\"");
    }
    std::string operator()(const engine::PlaceWall& a) const { return concat(R"("type":"place_wall")", end(a.end)); }
    std::string operator()(const engine::PlaceGuard&) const { return R"("type":"place_guard")"; }
    std::string operator()(const engine::PlaceTower& a) const {
        return concat(R"("type":"place_tower")", end(a.end));
    }
    std::string operator()(const engine::Pass&) const { return R"("type":"pass")"; }
    std::string operator()(const engine::DrawTile& a) const { return concat(R"("type":"draw","pile":)", a.pile); }

    static std::string cell(engine::Position position) {
        return concat(R"(,"x":)", position.x, R"(,"y":)", position.y);
    }
    static std::string end(engine::WallEnd end) { return concat(R"(,"end":")", endWords.of(end), "\""); }
};

template <class Numbers>
std::string list(const Numbers& numbers) {
    std::string text;
    for (const auto number : numbers) text += concat(text.empty() ? "[" : ",", number);
    return text.empty() ? "[]" : text + "]";
}

std::string standingMembers(engine::GameKind game, const engine::Standings& standings) {
    return concat("\"", standingWords.of(game), "\":", list(standings.scores), R"(,"winners":)",
                  list(standings.winners));
}

}  // namespace

std::string actionLine(engine::PlayerIndex player, const engine::Action& action) {
    const std::string actor = player == engine::noPlayer ? std::string() : concat(R"("player":)", player, ",");
    return concat("{", actor, std::visit(ActionMembers{}, action), "}");
}

std::string legalLine(std::size_t step, const engine::Decision& decision, std::span<const engine::Action> legal) {
    std::string line = concat(R"({"step":)", step, R"(,"player":)", decision.player, R"(,"phase":")",
                              phaseWords.of(decision.phase), R"(","legal":[)");
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (i > 0) line += ',';
        line += actionLine(engine::noPlayer, legal[i]);
    }
    return line + "]}";
}

std::string standingsLine(engine::GameKind game, const engine::Standings& standings) {
    return concat("{", standingMembers(game, standings), R"(,"over":)", standings.over ? "true" : "false", "}");
}

std::string simulatedGameLine(engine::GameKind game, std::uint64_t seed, const engine::Standings& standings,
                              std::size_t tiles, std::size_t actions) {
    return concat(R"({"seed":)", seed, ",", standingMembers(game, standings), R"(,"tiles":)", tiles, R"(,"actions":)",
                  actions, "}");
}

}  // namespace remparts::io
