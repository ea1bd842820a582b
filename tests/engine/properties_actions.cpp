// What is legal, what is refused, and that carrying out an action depends on nothing but the position.
#include <algorithm>

#include "support/catch.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

/// Anything a mistaken program might ask for, near the tiles.
Action anything(Random& random) {
    const auto coordinate = [&] { return static_cast<std::int32_t>(random.below(13)) - 6; };
    const BoardEdge edge{{coordinate(), coordinate()}, allDirections[random.below(4)]};
    const WallEnd end = random.below(2) == 0 ? WallEnd::Clockwise : WallEnd::Counterclockwise;
    switch (random.below(9)) {
        case 0:
        case 1:
            return PlaceTile{edge.tile, allOrientations[random.below(4)]};
        case 2:
            return PlaceFollower{static_cast<std::uint8_t>(random.below(10))};
        case 3:
            return PlaceGate{edge};
        case 4:
            return PlaceWall{end};
        case 5:
            return PlaceGuard{};
        case 6:
            return PlaceTower{end};
        case 7:
            return DrawTile{static_cast<std::uint8_t>(random.below(6))};
        default:
            return Pass{};
    }
}

void requireRefused(const Ruleset& rules, const GameState& state, const Action& action) {
    INFO("not listed: " << test::text(action));
    const auto rejection = rules.check(state, action);
    REQUIRE(rejection.has_value());
    REQUIRE(!rejection->rule.empty());
    if (rejection->reason == RejectionReason::WrongPhase || rejection->reason == RejectionReason::MayNotPass)
        REQUIRE(rejection->rule == rules.ruleOf(state.decision.phase));
    GameState copy = state;
    EventLog events;
    REQUIRE(rules.apply(copy, action, &events).has_value());
    REQUIRE(events.empty());
    REQUIRE(copy == state);
}

}  // namespace

TEST_CASE("Before the end there is always something legal, and all that is listed is accepted", "[properties]") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    const Ruleset& rules = rulesetFor(series.game);
    for (std::uint64_t seed = 0; seed < series.games; ++seed) {
        INFO(series.name << ", seed " << seed);
        const GameState last = test::playRandomGame(series.setup(seed), seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step);
            for (const Action& action : moment.legal)
                if (rules.check(moment.before, action)) FAIL("refused although listed: " << test::text(action));
            const auto texts = test::texts(moment.legal);
            REQUIRE(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
        });
        REQUIRE(last.isOver());
        REQUIRE(rules.legalActions(last).empty());
        for (const Action& action : {Action{Pass{}}, Action{DrawTile{0}}, Action{PlaceTile{{0, 9}}}})
            requireRefused(rules, last, action);
    }
}

TEST_CASE("What is not listed is refused by a rule and leaves no trace", "[properties]") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    const Ruleset& rules = rulesetFor(series.game);
    for (std::uint64_t seed = 0; seed < series.games; ++seed) {
        INFO(series.name << ", seed " << seed);
        Random random(seed);
        test::playRandomGame(series.setup(seed), seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step);
            for (int i = 0; i < 3; ++i) {
                const Action action = anything(random);
                const bool listed = std::find(moment.legal.begin(), moment.legal.end(), action) != moment.legal.end();
                if (!listed) requireRefused(rules, moment.before, action);
            }
        });
    }
}

TEST_CASE("An action does the same with and without a log, checked or not, and equal positions hash alike",
          "[properties]") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    const Ruleset& rules = rulesetFor(series.game);
    for (std::uint64_t seed = 0; seed < series.games; ++seed) {
        INFO(series.name << ", seed " << seed);
        const auto setup = series.setup(seed);
        GameState replayed = rules.start(setup);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step << ": " << test::text(moment.chosen));
            REQUIRE(replayed == moment.before);
            REQUIRE(!rules.apply(replayed, moment.chosen).has_value());
            REQUIRE(replayed == moment.after);
            REQUIRE(!(moment.before == moment.after));
            REQUIRE(replayed.stableHash() == moment.after.stableHash());
            REQUIRE(moment.before.stableHash() != moment.after.stableHash());
        });
    }
}
