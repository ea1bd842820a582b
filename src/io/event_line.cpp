#include <nlohmann/json.hpp>

#include "remparts/io/json_lines.h"
#include "remparts/io/words.h"

namespace remparts::io {
namespace {

using Json = nlohmann::ordered_json;

Json cells(const std::vector<engine::Position>& positions) {
    Json list = Json::array();
    for (const engine::Position cell : positions) list.push_back({cell.x, cell.y});
    return list;
}

Json edgeMembers(engine::BoardEdge edge) {
    return {{"x", edge.tile.x}, {"y", edge.tile.y}, {"side", sideWords.of(edge.side)}};
}

Json marketNames(engine::MarketKinds kinds) {
    constexpr std::array<std::string_view, 3> names{"fish", "grain", "livestock"};
    Json list = Json::array();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((kinds >> i & 1) != 0) list.push_back(names[i]);
    }
    return list;
}

/// The terms of a score, "feature" first.
struct ScoreMembers {
    Json operator()(const engine::StreetScore& s) const { return {{"feature", "street"}, {"tiles", s.tiles}}; }
    Json operator()(const engine::MarketScore& s) const {
        return {{"feature", "market"}, {"tiles", s.tiles}, {"kinds", marketNames(s.kinds)}};
    }
    Json operator()(const engine::TowerScore& s) const { return {{"feature", "tower"}, {"pieces", s.pieces}}; }
    Json operator()(const engine::ResidentialScore& s) const {
        return {{"feature", "residential"}, {"markets", s.markets}};
    }
    Json operator()(const engine::GuardScore& s) const {
        return {{"feature", "guard"}, {"public", s.publicBuildings}, {"historic", s.historicBuildings}};
    }
};

/// One line for each kind of event.
class EventMembers {
  public:
    explicit EventMembers(const engine::GameSetup& setup) : m_setup(setup) {}

    Json operator()(const engine::TurnBegan& e) const { return {{"event", "turn_began"}, {"player", e.player}}; }
    Json operator()(const engine::TileDrawn& e) const {
        return {{"event", "tile_drawn"}, {"player", e.player}, {"tile", id(e.tile)}, {"stack", e.stack}};
    }
    Json operator()(const engine::TileDiscarded& e) const {
        return {{"event", "tile_discarded"}, {"tile", id(e.tile)}};
    }
    Json operator()(const engine::TilePlaced& e) const {
        Json line = {{"event", "tile_placed"}};
        if (e.player != engine::noPlayer) line["player"] = e.player;
        line.update(Json{{"tile", id(e.tile)},
                         {"x", e.position.x},
                         {"y", e.position.y},
                         {"rotation", engine::degrees(e.orientation)}});
        return line;
    }
    Json operator()(const engine::FollowerPlaced& e) const { return follower("follower_placed", e.placement); }
    Json operator()(const engine::FollowerReturned& e) const {
        Json line = follower("follower_returned", e.placement);
        line["scored"] = e.scored;
        return line;
    }
    Json operator()(const engine::WallRoundBegan& e) const {
        return {{"event", "wall_round_began"}, {"player", e.player}, {"pieces_each", e.perPlayer}};
    }
    Json operator()(const engine::GatePlaced& e) const { return onEdge("gate_placed", e.player, e.edge); }
    Json operator()(const engine::WallPlaced& e) const {
        Json line = onEdge("wall_placed", e.player, e.edge);
        line["end"] = endWords.of(e.end);
        return line;
    }
    Json operator()(const engine::CityClosed&) const { return {{"event", "city_closed"}}; }
    Json operator()(const engine::GuardPlaced& e) const { return onEdge("guard_placed", e.player, e.edge); }
    Json operator()(const engine::TowerPlaced& e) const {
        return {{"event", "tower_placed"}, {"player", e.player}, {"end", endWords.of(e.end)}};
    }
    Json operator()(const engine::Scored& e) const {
        Json line = {{"event", "scored"}, {"player", e.player}, {"points", engine::pointsOf(e.score)}};
        line.update(std::visit(ScoreMembers{}, e.score));
        if (!e.tiles.empty()) line["cells"] = cells(e.tiles);
        const bool onWall = std::holds_alternative<engine::GuardScore>(e.score) ||
                            std::holds_alternative<engine::TowerScore>(e.score);
        if (onWall) line.update(edgeMembers(e.edge));
        return line;
    }
    Json operator()(const engine::CompletedUnclaimed& e) const {
        return {{"event", "completed_unclaimed"}, {"laid", e.feature.tile}, {"segment", e.feature.segment}};
    }
    Json operator()(const engine::EndBegan& e) const {
        return {{"event", "end_began"}, {"reason", endReasonWords.of(e.reason)}};
    }
    Json operator()(const engine::WallCompleted& e) const {
        Json edges = Json::array();
        for (const engine::BoardEdge edge : e.edges) edges.push_back(edgeMembers(edge));
        return {{"event", "wall_completed"}, {"edges", edges}};
    }
    Json operator()(const engine::GameEnded& e) const {
        const std::string_view counted = standingWords.of(m_setup.tiles->game());
        return {{"event", "game_ended"}, {counted, e.scores}, {"winners", e.winners}};
    }
    Json operator()(const engine::RoadClosed& e) const {
        return {{"event", "road_closed"},
                {"laid", e.road.tile},
                {"segment", e.road.segment},
                {"tiles", e.tiles.size()},
                {"cells", cells(e.tiles)}};
    }
    Json operator()(const engine::ChildrenPlaced& e) const {
        return {{"event", "children_placed"},
                {"player", e.player},
                {"count", e.figures.size()},
                {"laid", e.road.tile},
                {"segment", e.road.segment}};
    }

  private:
    [[nodiscard]] const std::string& id(engine::TileIndex tile) const { return (*m_setup.tiles)[tile].id; }

    static Json onEdge(std::string_view event, engine::PlayerIndex player, engine::BoardEdge edge) {
        Json line = {{"event", event}, {"player", player}};
        line.update(edgeMembers(edge));
        return line;
    }

    /// "laid" is the number of the tile in the order of laying.
    static Json follower(std::string_view event, const engine::FollowerPlacement& placement) {
        Json line = {{"event", event}, {"player", placement.player}, {"role", roleWords.of(placement.role)}};
        if (placement.role == engine::FollowerRole::Guard) {
            line.update(edgeMembers(placement.edge));
        } else {
            line["laid"] = placement.segment.tile;
            line["segment"] = placement.segment.segment;
        }
        return line;
    }

    const engine::GameSetup& m_setup;
};

}  // namespace

std::string eventLine(const engine::GameSetup& setup, const engine::Event& event) {
    return std::visit(EventMembers{setup}, event).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace remparts::io
