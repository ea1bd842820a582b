#include "remparts/ai/player.h"

#include <algorithm>

#include "matches.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;
using test::playMatch;

TEST_CASE("every named policy makes a player, and no other name does") {
    for (const std::string_view name : ai::policyNames()) CHECK(ai::makePlayer(name, 1) != nullptr);
    CHECK(ai::makePlayer("clever", 1) == nullptr);
    CHECK(ai::policyNames() == std::vector<std::string_view>{"random", "sensible"});
}

TEST_CASE("every policy plays whole games by the rules with any number of players") {
    const auto game = GENERATE(GameKind::City, GameKind::Kids);
    const std::size_t count = GENERATE(2u, 3u, 4u);
    for (const std::string_view name : ai::policyNames()) {
        CHECK(playMatch(game, std::vector<std::string_view>(count, name), 30 + count).standings.over);
    }
}

TEST_CASE("the same seed plays the same game") {
    const auto game = GENERATE(GameKind::City, GameKind::Kids);
    for (const std::string_view name : ai::policyNames()) {
        CHECK(playMatch(game, {name, name}, 3).actions == playMatch(game, {name, name}, 3).actions);
    }
    CHECK(playMatch(game, {"random", "random"}, 3).actions != playMatch(game, {"random", "random"}, 4).actions);
}

TEST_CASE("the sensible player clearly beats the random one from either seat") {
    constexpr int games = 40;
    int won = 0;
    int margin = 0;
    for (int i = 0; i < games; ++i) {
        const bool first = i % 2 == 0;
        const auto policies = first ? std::vector<std::string_view>{"sensible", "random"}
                                    : std::vector<std::string_view>{"random", "sensible"};
        const auto scores = playMatch(GameKind::City, policies, static_cast<std::uint64_t>(i)).standings.scores;
        const int lead = first ? scores[0] - scores[1] : scores[1] - scores[0];
        won += lead > 0 ? 1 : 0;
        margin += lead;
    }
    INFO("average margin " << margin / games);
    CHECK(won * 10 >= games * 9);
    CHECK(margin / games >= 60);
}

TEST_CASE("the sensible player does not look at the deck") {
    // Two decks that differ only in what comes after the first two tiles: the first choices are the same.
    const auto game = GENERATE(GameKind::City, GameKind::Kids);
    const auto one = test::deal(game, 2, 5);
    auto other = std::make_shared<GameSetup>(*one);
    for (auto& stack : other->stacks)
        if (stack.size() > 2) std::reverse(stack.begin() + 2, stack.end());
    const Ruleset& rules = rulesetFor(game);
    GameState a = rules.start(one);
    GameState b = rules.start(other);
    const auto mindA = ai::makeSensiblePlayer(9);
    const auto mindB = ai::makeSensiblePlayer(9);
    for (int step = 0; step < 2; ++step) {
        const Action action = mindA->choose(a, rules.legalActions(a));
        CHECK(action == mindB->choose(b, rules.legalActions(b)));
        rules.applyLegal(a, action);
        rules.applyLegal(b, action);
    }
}

TEST_CASE("with the last choice of a game the sensible player makes the most of it", "[C8.6]") {
    const Ruleset& rules = rulesetFor(GameKind::City);
    const auto leadAfter = [&](GameState state, const Action& action) {
        const PlayerIndex player = state.decision.player;
        rules.applyLegal(state, action);
        REQUIRE(state.isOver());
        const std::vector<int> scores = rules.standings(state).scores;
        return scores[player] - scores[1u - player];
    };
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        GameState state = rules.start(test::deal(GameKind::City, 2, seed));
        GameState last = state;
        const auto random = ai::makeRandomPlayer(seed);
        while (!state.isOver()) {
            last = state;
            rules.applyLegal(state, random->choose(state, rules.legalActions(state)));
        }
        const std::vector<Action> legal = rules.legalActions(last);
        if (last.decision.phase == Phase::Tile) continue;  // other tiles might not end the game
        const int lead = leadAfter(last, ai::makeSensiblePlayer(seed)->choose(last, legal));
        for (const Action& action : legal) CHECK(lead >= leadAfter(last, action));
    }
}
