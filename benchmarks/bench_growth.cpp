// What an action costs in cities of 75, 1,000 and 10,000 tiles: applying must not grow, listing only with the rim.
#include <benchmark/benchmark.h>

#include <utility>

#include "positions.h"

namespace {

using namespace remparts::engine;
using namespace remparts::benchmarks;

/// `per_action` is over several hundred actions; the first ones, which make room in the copy, go before.
void applyInLargeCity(benchmark::State& run) {
    const GameState start = largePosition(static_cast<std::size_t>(run.range(0)));
    const std::vector<Action> course = randomCourse(start, 500);
    constexpr std::size_t warmUp = 50;
    std::int64_t actions = 0;
    GameState state = start;
    for (auto _ : run) {
        run.PauseTiming();
        state = start;
        for (std::size_t i = 0; i < warmUp; ++i) rules().applyLegal(state, course[i]);
        run.ResumeTiming();
        for (std::size_t i = warmUp; i < course.size(); ++i) rules().applyLegal(state, course[i]);
        benchmark::DoNotOptimize(state);
        actions += static_cast<std::int64_t>(course.size() - warmUp);
    }
    run.SetItemsProcessed(actions);
    run.counters["per_action"] =
        benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(applyInLargeCity)->Arg(75)->Arg(1000)->Arg(10000);

void listTilePlacesInLargeCity(benchmark::State& run) {
    const GameState state = largePosition(static_cast<std::size_t>(run.range(0)));
    std::vector<Action> legal;
    for (auto _ : run) {
        rules().legalActions(state, legal);
        benchmark::DoNotOptimize(legal.data());
    }
    const auto cells = static_cast<double>(state.board.frontier().size());
    run.counters["cells"] = cells;
    run.counters["ns/cell"] = benchmark::Counter(static_cast<double>(run.iterations()) * cells * 1e-9,
                                                 benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(listTilePlacesInLargeCity)->Arg(75)->Arg(1000)->Arg(10000);

}  // namespace
