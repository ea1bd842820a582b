// C2.4 where the cells around do not settle it: a tile that would close a bay with the gate at its bottom.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>
#include <utility>

#include "positions.h"
#include "remparts/engine/rules/ruleset.h"

namespace {

using namespace remparts::engine;
using namespace remparts::benchmarks;

std::shared_ptr<const TileSet> plainTiles() {
    const std::vector<std::string> plain(7, ".......");
    std::vector<std::string> pond = plain;
    pond[3] = "...f...";
    return std::make_shared<const TileSet>(
        GameKind::City, std::vector{makeCityTile("plain", 1, plain, {}), makeCityTile("pond", 1, pond, {})});
}

void layAndPass(GameState& state, Position cell) {
    if (rules().apply(state, PlaceTile{cell, Orientation::Upright})) throw std::logic_error("the tile does not fit");
    while (state.decision.mayPass) rules().applyLegal(state, Pass{});
}

/// Two arms of `depth` tiles with one free column between them, the gate at the bottom of that column. The pond, a
/// market that is complete when laid, starts the wall.
GameState bay(std::int32_t depth) {
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = plainTiles();
    setup->players = {{"Anna", PlayerColor::Red, {}}, {"Ben", PlayerColor::Blue, {}}};
    setup->options = CityOptions{WallTrigger::Completed, false, true};
    setup->stacks = {std::vector<TileIndex>(static_cast<std::size_t>(2 * depth + 1), 0), {1, 0, 0}, {}};
    GameState state = rules().start(setup);
    for (std::int32_t y = 0; y < depth; ++y) layAndPass(state, {0, y});
    layAndPass(state, {1, 0});
    for (std::int32_t y = 0; y < depth; ++y) layAndPass(state, {2, y});
    layAndPass(state, {3, 0});
    rules().applyLegal(state, PlaceGate{{{1, 0}, Direction::North}});
    while (state.decision.phase != Phase::Tile)
        rules().applyLegal(state, rules().legalActions(state).back());  // walls clockwise or not, no guard, no tower
    return state;
}

void closeBay(benchmark::State& run) {
    const auto depth = static_cast<std::int32_t>(run.range(0));
    const GameState state = bay(depth);
    const Position mouth{1, depth - 1};
    for (auto _ : run) {
        const auto refused = rules().check(state, PlaceTile{mouth});
        if (!refused || refused->reason != RejectionReason::SurroundsWall)
            run.SkipWithError("the bay is not guarded");
        benchmark::DoNotOptimize(refused);
    }
}
BENCHMARK(closeBay)->Arg(5)->Arg(50)->Arg(500);

}  // namespace
