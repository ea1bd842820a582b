// Undo and redo.
#include "remparts/engine/rules/game.h"
#include "support/catch.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;

TEST_CASE("Undoing a whole game step by step and redoing it gives every position again", "[properties]") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    for (std::uint64_t seed = 0; seed < series.games; ++seed) {
        INFO(series.name << ", seed " << seed);
        const auto setup = series.setup(seed);
        Game game(setup);
        std::vector<GameState> positions{game.state()};
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            REQUIRE(!game.play(moment.chosen).has_value());
            REQUIRE(game.steps().back().events == moment.events);
            positions.push_back(moment.after);
        });
        REQUIRE(game.state().isOver());

        while (game.canUndo()) {
            game.undo();
            REQUIRE(game.state() == positions[game.cursor()]);
        }
        REQUIRE(game.cursor() == 0);
        while (game.canRedo()) {
            game.redo();
            REQUIRE(game.state() == positions[game.cursor()]);
        }
        REQUIRE(game.cursor() + 1 == positions.size());
    }
}

TEST_CASE("A game can be entered at any step, and playing on from there drops what came after", "[properties]") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    for (std::uint64_t seed = 0; seed < 48; ++seed) {
        INFO(series.name << ", seed " << seed);
        const auto setup = series.setup(seed);
        Game game(setup);
        std::vector<GameState> positions{game.state()};
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            REQUIRE(!game.play(moment.chosen).has_value());
            positions.push_back(moment.after);
        });
        Random random(seed);
        for (int jump = 0; jump < 8; ++jump) {
            const std::size_t step = random.below(static_cast<std::uint32_t>(positions.size()));
            REQUIRE(game.stateAt(step) == positions[step]);
            game.goTo(step);
            REQUIRE(game.state() == positions[step]);
        }
        if (game.steps().empty()) continue;  // a deck of one tile, which is laid by nobody
        const std::size_t middle = game.steps().size() / 2;
        game.goTo(middle);
        const Action other = game.rules().legalActions(game.state()).back();
        REQUIRE(!game.play(other).has_value());
        REQUIRE(game.steps().size() == middle + 1);
        REQUIRE(!game.canRedo());
        game.undo();
        REQUIRE(game.state() == positions[middle]);
    }
}
