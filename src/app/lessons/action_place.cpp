#include "lessons/action_place.h"

#include "overloaded.h"
#include "pile_places.h"
#include "table_geometry.h"

namespace remparts::app {

namespace {

using Place = std::optional<model::TablePoint>;

Place ofLastTile(const engine::GameState& state) {
    if (state.board.isEmpty()) return std::nullopt;
    return model::centreOf(state.board.tiles().back().position);
}

Place ofFollower(const engine::GameState& state, std::uint8_t segment) {
    if (state.board.isEmpty()) return std::nullopt;
    const engine::PlacedTile& tile = state.board.tiles().back();
    const engine::TileDefinition& design = state.definition(tile);
    if (segment >= design.segments.size()) return model::centreOf(tile.position);
    return model::pointOn(tile, engine::followerCell(design, segment));
}

Place ofTip(const engine::GameState& state, engine::WallEnd end) {
    if (!state.wall.gate) return std::nullopt;
    return model::middleOf(state.wall.tip(end));
}

Place ofPile(const engine::GameState& state, std::uint8_t pile) {
    const std::vector<model::TablePoint> places = model::pilePlaces(state);
    return pile < places.size() ? Place(places[pile]) : std::nullopt;
}

}  // namespace

Place placeOf(const engine::GameState& state, const engine::Action& action) {
    return std::visit(model::Overloaded{
                          [](const engine::PlaceTile& tile) { return Place(model::centreOf(tile.position)); },
                          [&](const engine::PlaceFollower& follower) { return ofFollower(state, follower.segment); },
                          [](const engine::PlaceGate& gate) { return Place(model::middleOf(gate.edge)); },
                          [&](const engine::PlaceWall& wall) { return ofTip(state, wall.end); },
                          [&](const engine::PlaceGuard&) {
                              return ofTip(state,
                                           state.wallRound ? state.wallRound->lastEnd : engine::WallEnd::Clockwise);
                          },
                          [&](const engine::PlaceTower& tower) { return ofTip(state, tower.end); },
                          [&](const engine::Pass&) { return ofLastTile(state); },
                          [&](const engine::DrawTile& draw) { return ofPile(state, draw.pile); },
                      },
                      action);
}

}  // namespace remparts::app
