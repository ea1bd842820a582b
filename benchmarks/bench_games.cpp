// Whole games by random choice, start included.
#include <benchmark/benchmark.h>

#include <utility>

#include "positions.h"
#include "remparts/engine/random.h"

namespace {

using namespace remparts::engine;
using namespace remparts::benchmarks;

void playGames(benchmark::State& run, const std::vector<std::shared_ptr<const GameSetup>>& setups) {
    const Ruleset& rules = rulesetFor(setups.front()->tiles->game());
    std::vector<Action> legal;
    std::size_t game = 0;
    for (auto _ : run) {
        GameState state = rules.start(setups[game % setups.size()]);
        Random random(game++);
        for (rules.legalActions(state, legal); !legal.empty(); rules.legalActions(state, legal))
            rules.applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        benchmark::DoNotOptimize(state);
    }
    run.SetItemsProcessed(run.iterations());
}

constexpr std::uint64_t decks = 256;

void wholeRandomGame(benchmark::State& run) {
    std::vector<std::shared_ptr<const GameSetup>> setups;
    for (std::uint64_t seed = 0; seed < decks; ++seed) setups.push_back(wholeGame(seed));
    playGames(run, setups);
}
BENCHMARK(wholeRandomGame)->Unit(benchmark::kMicrosecond);

void wholeRandomKidsGame(benchmark::State& run) {
    std::vector<std::shared_ptr<const GameSetup>> setups;
    for (std::uint64_t seed = 0; seed < decks; ++seed)
        setups.push_back(wholeKidsGame(seed, static_cast<std::size_t>(run.range(0))));
    playGames(run, setups);
}
BENCHMARK(wholeRandomKidsGame)->DenseRange(2, 4)->Unit(benchmark::kMicrosecond);

}  // namespace
