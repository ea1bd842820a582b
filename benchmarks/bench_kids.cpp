// The parts of a game of The Kids.
#include <benchmark/benchmark.h>

#include "positions.h"
#include "remparts/engine/random.h"

namespace {

using namespace remparts::engine;
using namespace remparts::benchmarks;

/// A random game up to the moment when so many tiles lie and one is in hand.
GameState kidsPosition(std::uint64_t seed, std::size_t tiles) {
    const Ruleset& kids = rulesetFor(GameKind::Kids);
    GameState state = kids.start(wholeKidsGame(seed));
    Random random(seed);
    while (state.board.tiles().size() < tiles || state.decision.phase != Phase::Tile) {
        const std::vector<Action> legal = kids.legalActions(state);
        if (legal.empty()) return kidsPosition(seed + 1000, tiles);
        kids.applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return state;
}

std::vector<GameState> latePositions() {
    std::vector<GameState> positions;
    for (std::uint64_t seed = 0; seed < 64; ++seed) positions.push_back(kidsPosition(seed, 25));
    return positions;
}

void startKidsGame(benchmark::State& run) {
    const auto setup = wholeKidsGame(1);
    for (auto _ : run) {
        GameState state = rulesetFor(GameKind::Kids).start(setup);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(startKidsGame);

void copyKidsPosition(benchmark::State& run) {
    const GameState late = kidsPosition(1, 34);
    run.counters["bytes"] = static_cast<double>(late.byteSize());
    for (auto _ : run) {
        GameState copy = late;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copyKidsPosition);

void listKidsPlaces(benchmark::State& run) {
    const std::vector<GameState> positions = latePositions();
    std::vector<Action> legal;
    std::size_t next = 0;
    for (auto _ : run) {
        rulesetFor(GameKind::Kids).legalActions(positions[next++ % positions.size()], legal);
        benchmark::DoNotOptimize(legal.data());
    }
}
BENCHMARK(listKidsPlaces);

/// All places of the tile in hand tried on copies: what the hint of roads that can be closed costs.
void tryAllKidsPlaces(benchmark::State& run) {
    const Ruleset& kids = rulesetFor(GameKind::Kids);
    const std::vector<GameState> positions = latePositions();
    std::vector<Action> legal;
    std::size_t next = 0;
    for (auto _ : run) {
        const GameState& position = positions[next++ % positions.size()];
        kids.legalActions(position, legal);
        for (const Action& action : legal) {
            GameState state = position;
            EventLog events;
            kids.applyLegal(state, action, &events);
            benchmark::DoNotOptimize(events);
        }
    }
}
BENCHMARK(tryAllKidsPlaces)->Unit(benchmark::kMicrosecond);

}  // namespace
