#include <algorithm>

#include "matches.h"
#include "remparts/ai/player.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;

TEST_CASE("the sensible player clearly beats random ones in The Kids from any seat") {
    const std::size_t players = GENERATE(2u, 4u);
    constexpr std::size_t games = 60;
    std::size_t won = 0;
    for (std::size_t i = 0; i < games; ++i) {
        const std::size_t seat = i % players;
        std::vector<std::string_view> policies(players, "random");
        policies[seat] = "sensible";
        const auto winners = test::playMatch(GameKind::Kids, policies, i).standings.winners;
        won += winners == std::vector{static_cast<PlayerIndex>(seat)} ? 1u : 0u;
    }
    INFO(players << " players, " << won << " won");
    CHECK(won * 10 >= games * 9);
}

TEST_CASE("the sensible player takes a win that one tile gives", "[K4.1]") {
    const Ruleset& rules = rulesetFor(GameKind::Kids);
    const auto winsAlone = [&rules](GameState state, const Action& action) {
        const PlayerIndex player = state.decision.player;
        rules.applyLegal(state, action);
        return state.isOver() && rules.standings(state).winners == std::vector{player};
    };
    int chances = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto mind = ai::makeSensiblePlayer(seed);
        const auto random = ai::makeRandomPlayer(seed);
        GameState state = rules.start(test::deal(GameKind::Kids, 2, seed));
        while (!state.isOver()) {
            const std::vector<Action> legal = rules.legalActions(state);
            const auto wins = [&](const Action& action) { return winsAlone(state, action); };
            if (std::any_of(legal.begin(), legal.end(), wins)) {
                ++chances;
                CHECK(wins(mind->choose(state, legal)));
            }
            // One sensible player brings the game to where it can be won.
            const auto& chooser = state.decision.player == 0 ? mind : random;
            rules.applyLegal(state, chooser->choose(state, legal));
        }
    }
    CHECK(chances >= 20);
}
