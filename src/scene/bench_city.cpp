#include "bench_city.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

constexpr std::size_t boxWalls = 70;
constexpr std::size_t boxTowers = 12;
constexpr std::size_t boxFollowers = 28;

engine::GameSetup withFourPlayers(engine::GameSetup setup) {
    for (const engine::PlayerColor color : {engine::PlayerColor::Red, engine::PlayerColor::Blue,
                                            engine::PlayerColor::Green, engine::PlayerColor::Yellow}) {
        const bool plays = std::any_of(setup.players.begin(), setup.players.end(),
                                       [color](const engine::Player& player) { return player.color == color; });
        if (!plays) setup.players.push_back({"", color});
    }
    return setup;
}

std::vector<engine::BoardEdge> openSides(const engine::GameState& state) {
    std::set<engine::BoardEdge> walled;
    if (state.wall.gate) walled.insert(*state.wall.gate);
    for (const auto& arm : state.wall.arms)
        for (const engine::WallPiece& piece : arm) walled.insert(piece.edge);
    std::vector<engine::BoardEdge> sides;
    for (const engine::PlacedTile& tile : state.board.tiles())
        for (const engine::Direction side : engine::allDirections) {
            const engine::BoardEdge edge{tile.position, side};
            if (!state.board.isOccupied(engine::neighbour(tile.position, side)) && !walled.contains(edge))
                sides.push_back(edge);
        }
    return sides;
}

void addWalls(engine::GameState& state) {
    std::size_t arm = 0;
    for (const engine::BoardEdge& edge : openSides(state)) {
        if (state.wall.pieceCount() == boxWalls) return;
        if (!state.wall.gate)
            state.wall.gate = edge;
        else
            state.wall.arms[arm++ % 2].push_back({.edge = edge});
    }
}

void addTowers(engine::GameState& state) {
    std::vector<engine::WallPiece*> pieces;
    std::size_t towers = 0;
    for (auto& arm : state.wall.arms)
        for (engine::WallPiece& piece : arm) {
            if (piece.tower == engine::noPlayer)
                pieces.push_back(&piece);
            else
                ++towers;
        }
    const std::size_t step = std::max<std::size_t>(1, pieces.size() / boxTowers);
    for (std::size_t k = 0; k < pieces.size() && towers < boxTowers; k += step, ++towers)
        pieces[k]->tower = static_cast<engine::PlayerIndex>(towers % engine::maxPlayers);
}

void addFollowers(engine::GameState& state) {
    std::set<engine::SegmentRef> taken;
    for (const engine::FollowerPlacement& follower : state.followers) taken.insert(follower.segment);
    const auto tiles = static_cast<std::int32_t>(state.board.tiles().size());
    for (std::uint8_t segment = 0; segment < 4; ++segment)
        for (std::int32_t tile = 0; tile < tiles; ++tile) {
            if (state.followers.size() >= boxFollowers) return;
            const auto& design = state.definition(state.board.tiles()[static_cast<std::size_t>(tile)]);
            if (segment >= design.segments.size() || taken.contains({tile, segment})) continue;
            const bool steward = design.segments[segment].kind == engine::SegmentKind::Residential;
            state.followers.push_back(
                {.player = static_cast<engine::PlayerIndex>(state.followers.size() % engine::maxPlayers),
                 .role = steward ? engine::FollowerRole::Steward : engine::FollowerRole::Citizen,
                 .segment = {tile, segment},
                 .edge = {}});
        }
}

}  // namespace

engine::GameState dressed(engine::GameState state) {
    state.setup = std::make_shared<engine::GameSetup>(withFourPlayers(*state.setup));
    addWalls(state);
    addTowers(state);
    addFollowers(state);
    return state;
}

geometry::CityPlan largeCity(const engine::TileSet& tiles, int count) {
    const int side = static_cast<int>(std::ceil(std::sqrt(count)));
    const auto designs = static_cast<int>(tiles.size());
    geometry::CityPlan plan;
    for (int k = 0; k < count; ++k) {
        const engine::Position cell{k % side - side / 2, k / side - side / 2};
        const auto turns = static_cast<engine::Orientation>((k * 7 + k / side) % 4);
        const auto design = static_cast<engine::TileIndex>((k * 29 + k / side * 5) % designs);
        plan.parts.push_back(geometry::planTile(design, cell, turns));
        const bool inside = k % side > 0 && k % side < side - 1 && k >= side && k + side < count;
        if (inside) plan.parts.back().key.surroundings = 0;
    }
    plan.radius = static_cast<float>(side) * geometry::tileSize * 0.71f;
    return plan;
}

}  // namespace remparts::scene
