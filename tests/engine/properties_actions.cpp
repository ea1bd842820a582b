// What is legal, what is refused, and that carrying out an action depends on nothing but the position.
#include <algorithm>

#include "support/catch.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

constexpr std::uint64_t games = 504;

/// Anything a mistaken program might ask for, near the city.
Action anything(Random& random) {
    const auto coordinate = [&] { return static_cast<std::int32_t>(random.below(13)) - 6; };
    const BoardEdge edge{{coordinate(), coordinate()}, allDirections[random.below(4)]};
    const WallEnd end = random.below(2) == 0 ? WallEnd::Clockwise : WallEnd::Counterclockwise;
    switch (random.below(8)) {
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
        default:
            return random.below(4) == 0 ? Action{DrawTile{0}} : Action{Pass{}};
    }
}

void requireRefused(const Ruleset& rules, const GameState& state, const Action& action) {
    INFO("not listed: " << test::text(action));
    REQUIRE(rules.check(state, action).has_value());
    GameState copy = state;
    EventLog events;
    REQUIRE(rules.apply(copy, action, &events).has_value());
    REQUIRE(events.empty());
    REQUIRE(copy == state);
}

}  // namespace

TEST_CASE("Before the end there is always something legal, and all that is listed is accepted", "[properties]") {
    const Ruleset& rules = rulesetFor(GameKind::City);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        const GameState last = test::playRandomGame(test::randomSetup(seed), seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step);
            for (const Action& action : moment.legal)
                if (rules.check(moment.before, action)) FAIL("refused although listed: " << test::text(action));
            const auto texts = test::texts(moment.legal);
            REQUIRE(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
        });
        REQUIRE(last.isOver());
        REQUIRE(rules.legalActions(last).empty());
        requireRefused(rules, last, Pass{});
    }
}

TEST_CASE("What is not listed is refused and leaves no trace", "[properties]") {
    const Ruleset& rules = rulesetFor(GameKind::City);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        Random random(seed);
        test::playRandomGame(test::randomSetup(seed), seed, [&](const test::Moment& moment) {
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
    const Ruleset& rules = rulesetFor(GameKind::City);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomSetup(seed);
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
