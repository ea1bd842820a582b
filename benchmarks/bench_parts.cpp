// The parts of a 75-tile game.
#include <benchmark/benchmark.h>

#include <utility>

#include "positions.h"

namespace {

using namespace remparts::engine;
using namespace remparts::benchmarks;

void startGame(benchmark::State& run) {
    const auto setup = wholeGame(1);
    for (auto _ : run) {
        GameState state = rules().start(setup);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(startGame);

void copyFinishedGame(benchmark::State& run) {
    const GameState finished = finishedGame();
    run.counters["bytes"] = static_cast<double>(finished.byteSize());
    for (auto _ : run) {
        GameState copy = finished;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copyFinishedGame);

void hashFinishedGame(benchmark::State& run) {
    const GameState finished = finishedGame();
    for (auto _ : run) benchmark::DoNotOptimize(finished.stableHash());
}
BENCHMARK(hashFinishedGame);

void listLegal(benchmark::State& run, Phase phase) {
    const std::vector<GameState> positions = positionsAt(phase);
    std::vector<Action> legal;
    std::size_t next = 0;
    for (auto _ : run) {
        rules().legalActions(positions[next++ % positions.size()], legal);
        benchmark::DoNotOptimize(legal.data());
    }
}
BENCHMARK_CAPTURE(listLegal, tile, Phase::Tile);
BENCHMARK_CAPTURE(listLegal, follower, Phase::Follower);
BENCHMARK_CAPTURE(listLegal, gate, Phase::Gate);
BENCHMARK_CAPTURE(listLegal, wall, Phase::Wall);
BENCHMARK_CAPTURE(listLegal, guard, Phase::Guard);
BENCHMARK_CAPTURE(listLegal, tower, Phase::Tower);

/// The first legal action, on a copy; what the copy costs stands beside it.
void copyAndApply(benchmark::State& run, Phase phase) {
    const std::vector<GameState> positions = positionsAt(phase);
    std::vector<Action> first;
    for (const GameState& position : positions) first.push_back(rules().legalActions(position).front());
    std::size_t next = 0;
    for (auto _ : run) {
        const std::size_t i = next++ % positions.size();
        GameState state = positions[i];
        rules().applyLegal(state, first[i]);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK_CAPTURE(copyAndApply, tile, Phase::Tile);
BENCHMARK_CAPTURE(copyAndApply, follower, Phase::Follower);
BENCHMARK_CAPTURE(copyAndApply, gate, Phase::Gate);
BENCHMARK_CAPTURE(copyAndApply, wall, Phase::Wall);
BENCHMARK_CAPTURE(copyAndApply, guard, Phase::Guard);
BENCHMARK_CAPTURE(copyAndApply, tower, Phase::Tower);

void copyAlone(benchmark::State& run) {
    const std::vector<GameState> positions = positionsAt(Phase::Tile);
    std::size_t next = 0;
    for (auto _ : run) {
        GameState state = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(copyAlone);

}  // namespace
