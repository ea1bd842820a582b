// Seeded random games: the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/game_state.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::test {

/// The City. Counting the seeds up goes through all numbers of players and all values of the options, with the whole
/// box, parts of it in stacks of any size (also none), and the study tiles.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> randomSetup(std::uint64_t seed);

/// The Kids. Counting the seeds up goes through all numbers of players, in any colours, and of piles, with the whole
/// box, parts of it in piles of any size (also none), and the study tiles.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> randomKidsSetup(std::uint64_t seed);

/// For what holds in every game: setup(seed) for seeds below `games` goes through all sorts of games.
struct GameSeries {
    const char* name;
    engine::GameKind game;
    std::shared_ptr<const engine::GameSetup> (*setup)(std::uint64_t seed);
    std::uint64_t games;
};
inline constexpr std::array bothGames{GameSeries{"The City", engine::GameKind::City, randomSetup, 504},
                                      GameSeries{"The Kids", engine::GameKind::Kids, randomKidsSetup, 1008}};

/// Chooses from a legal list; by its seed wildly or so that the tiles lie close together.
class RandomPlayer {
  public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed), m_tries(static_cast<int>(seed % 3) * 3 + 1) {}
    [[nodiscard]] engine::Action choose(const engine::GameState& state, const std::vector<engine::Action>& legal);

  private:
    engine::Random m_random;
    int m_tries;  // looks at so many places for a tile and takes the one with most neighbours
};

/// One step of a game as an observer sees it.
struct Moment {
    const engine::GameState& before;
    const std::vector<engine::Action>& legal;
    const engine::Action& chosen;
    const engine::GameState& after;
    const engine::EventLog& events;
    std::size_t step;
};

/// Plays a random game to its end and shows every step to `observe(const Moment&)`. Returns the last position.
template <class Observer>
engine::GameState playRandomGame(const std::shared_ptr<const engine::GameSetup>& setup, std::uint64_t seed,
                                 Observer&& observe) {
    const engine::Ruleset& rules = engine::rulesetFor(setup->tiles->game());
    RandomPlayer player(seed);
    engine::GameState state = rules.start(setup);
    for (std::size_t step = 0; !state.isOver(); ++step) {
        const std::vector<engine::Action> legal = rules.legalActions(state);
        if (legal.empty()) break;  // a fault that the properties report
        const engine::Action chosen = player.choose(state, legal);
        const engine::GameState before = state;
        engine::EventLog events;
        rules.applyLegal(state, chosen, &events);
        observe(Moment{before, legal, chosen, state, events, step});
    }
    return state;
}

}  // namespace remparts::test
