#include "refusals.h"

#include <algorithm>

#include "choice_pointer.h"
#include "counted.h"
#include "pile_places.h"
#include "sentences.h"
#include "table_geometry.h"
#include "tile_places.h"

namespace remparts::model {

namespace {

using sentences::Text;
using MaybeRefusal = std::optional<Refusal>;

MaybeRefusal byRule(const engine::Game& game, const engine::Action& action, TablePoint at) {
    const auto rejection = game.rules().check(game.state(), action);
    if (!rejection) return std::nullopt;
    return refusalOf(*rejection, at);
}

/// Of a click that is nothing of what is asked for now, by the rule that asks.
Refusal byAsk(const engine::Game& game, const QString& sentence, TablePoint at) {
    const std::string_view rule = game.rules().ruleOf(game.state().decision.phase);
    return {sentence, sentences::rule(engine::Rejection{engine::RejectionReason::WrongPhase, rule}), at};
}

/// What must be done now; empty where passing is possible.
QString mustBeDone(engine::Phase phase) {
    switch (phase) {
        case engine::Phase::Draw:
            return Text::tr("A tile must be turned up.");
        case engine::Phase::Tile:
            return Text::tr("The tile must be laid.");
        case engine::Phase::Gate:
            return Text::tr("The gate must be set.");
        case engine::Phase::Wall:
            return Text::tr("A wall piece must be set.");
        case engine::Phase::Follower:
        case engine::Phase::Guard:
        case engine::Phase::Tower:
        case engine::Phase::Over:
            break;
    }
    return {};
}

/// On the city or on a cell beside it.
bool touchesCity(const engine::GameState& state, engine::Position cell) {
    return state.board.isOccupied(cell) ||
           std::any_of(engine::allDirections.begin(), engine::allDirections.end(),
                       [&](engine::Direction side) { return state.board.isOccupied(engine::neighbour(cell, side)); });
}

/// The side of a laid tile that a click on `cell` means; nothing when it is not near one.
std::optional<engine::BoardEdge> sideMeant(const engine::GameState& state, engine::Position cell, TablePoint at) {
    std::optional<engine::BoardEdge> best;
    if (state.board.isOccupied(cell)) best = nearestSide(cell, at);
    for (const engine::Direction side : engine::allDirections) {
        const engine::BoardEdge edge{engine::neighbour(cell, side), engine::opposite(side)};
        if (state.board.isOccupied(cell) || !state.board.isOccupied(edge.tile)) continue;
        if (!best || distanceToEdge(at, edge) < distanceToEdge(at, *best)) best = edge;
    }
    if (best && distanceToEdge(at, *best) > sideReach) best.reset();
    return best;
}

/// The pile that lies under a point.
std::optional<std::uint8_t> pileUnder(const engine::GameState& state, TablePoint at) {
    const std::vector<TablePoint> places = pilePlaces(state);
    for (std::size_t pile = 0; pile < places.size(); ++pile)
        if (distanceToSquare(at, places[pile], pileSide) == 0) return static_cast<std::uint8_t>(pile);
    return std::nullopt;
}

/// Of a click beside the piles that can be picked: on an empty one the rules tell why.
MaybeRefusal explainDraw(const engine::Game& game, TablePoint at) {
    if (const auto pile = pileUnder(game.state(), at))
        if (auto refusal = byRule(game, engine::DrawTile{*pile}, at)) return refusal;
    return byAsk(game, Text::tr("Pick a pile first."), at);
}

MaybeRefusal explainTile(const engine::Game& game, engine::Position cell, TablePoint at) {
    if (pileUnder(game.state(), at)) return byAsk(game, Text::tr("Lay the tile in hand first."), at);
    const auto why = game.rules().whyNotHere(game.state(), cell);
    if (!why) return std::nullopt;
    return refusalOf(*why, at);
}

MaybeRefusal explainFollower(const engine::Game& game, engine::Position cell, TablePoint at) {
    const engine::GameState& state = game.state();
    if (!state.board.isOccupied(cell)) return std::nullopt;
    if (state.board.tiles().back().position != cell)
        return byAsk(game, Text::tr("Followers go on the tile just laid."), at);
    const auto segment = segmentUnder(state, at);
    return byRule(game, engine::PlaceFollower{segment ? segment->segment : engine::noSegment}, at);
}

MaybeRefusal explainGate(const engine::Game& game, engine::Position cell, TablePoint at) {
    if (const auto side = sideMeant(game.state(), cell, at))
        if (auto refusal = byRule(game, engine::PlaceGate{*side}, at)) return refusal;
    return byAsk(game, Text::tr("The gate goes on a side at the outer rim of the city."), at);
}

/// At an end that is not offered the rules tell why; elsewhere the ends are what is asked for.
MaybeRefusal explainTower(const engine::Game& game, TablePoint at) {
    constexpr double nearTip = 0.5;
    const engine::CityWall& wall = game.state().wall;
    for (const engine::WallEnd end : {engine::WallEnd::Clockwise, engine::WallEnd::Counterclockwise}) {
        if (!wall.gate || distanceToEdge(at, wall.tip(end)) > nearTip) continue;
        if (auto refusal = byRule(game, engine::PlaceTower{end}, at)) return refusal;
    }
    return byAsk(game, Text::tr("A tower stands at an end of the wall."), at);
}

}  // namespace

Refusal refusalOf(engine::Rejection rejection, TablePoint at) {
    return {sentences::refusal(rejection), sentences::rule(rejection), at};
}

MaybeRefusal explainClick(const engine::Game& game, TablePoint at) {
    const auto cell = cellUnder(at);
    if (!cell) return std::nullopt;
    const engine::Phase phase = game.state().decision.phase;
    if (phase == engine::Phase::Draw) return explainDraw(game, at);
    if (phase == engine::Phase::Tile) return explainTile(game, *cell, at);
    if (!touchesCity(game.state(), *cell)) return std::nullopt;
    switch (phase) {
        case engine::Phase::Follower:
            return explainFollower(game, *cell, at);
        case engine::Phase::Gate:
            return explainGate(game, *cell, at);
        case engine::Phase::Wall:
            return Refusal{Text::tr("A wall piece goes on at one of the two ends."), QStringLiteral("C5.4"), at};
        case engine::Phase::Guard:
            return byAsk(game, Text::tr("A guard stands on the piece just set."), at);
        case engine::Phase::Tower:
            return explainTower(game, at);
        case engine::Phase::Over:
            return byRule(game, engine::Pass{}, at);
        case engine::Phase::Tile:
        case engine::Phase::Draw:
            break;
    }
    return std::nullopt;
}

MaybeRefusal explainPass(const engine::Game& game, TablePoint at) {
    MaybeRefusal refusal = byRule(game, engine::Pass{}, at);
    const QString must = mustBeDone(game.state().decision.phase);
    if (refusal && !must.isEmpty()) refusal->sentence = must;
    return refusal;
}

MaybeRefusal explainTurn(const engine::Game& game, const Ghost& ghost) {
    const engine::GameState& state = game.state();
    for (int turns = 1; turns < 4; ++turns) {
        const engine::Orientation other = engine::turned(ghost.orientation, turns);
        if (looksSame((*state.setup->tiles)[ghost.tile], ghost.orientation, other)) continue;
        const engine::PlaceTile turned{ghost.position, other};
        if (auto refusal = byRule(game, turned, centreOf(ghost.position))) return refusal;
    }
    return std::nullopt;
}

}  // namespace remparts::model
