// The engine against the brute-force twin of tests/support/oracle, step by step.
#include <memory>

#include "remparts/engine/rules/city_queries.h"
#include "support/catch.h"
#include "support/oracle/compare.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

constexpr std::uint64_t games = 520;
constexpr std::uint64_t fullyComparedGames = 72;  // all options and numbers of players, three kinds of decks

bool isAmong(const EventLog& events, const std::set<EndReason>& reasons) {
    for (const Event& event : events)
        if (const auto* end = std::get_if<EndBegan>(&event)) return reasons.contains(end->reason);
    return reasons.empty();
}

/// Each fully compared game is one of another sort of decks, so that the first seeds are not all whole boxes.
bool isFullyCompared(std::uint64_t seed) {
    return seed % (games / fullyComparedGames) == 0;
}

}  // namespace

TEST_CASE("In random games the twin allows, does and scores what the engine allows, does and scores",
          "[properties]") {
    const Ruleset& rules = rulesetFor(GameKind::City);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const auto setup = test::randomSetup(seed);
        oracle::Referee twin(setup);
        EventLog start;
        const GameState first = rules.start(setup, &start);
        INFO("seed " << seed);
        REQUIRE(oracle::difference(oracle::comparable(twin.events), oracle::comparable(start)) == "");

        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step << " " << test::text(moment.before.decision.phase) << ": "
                         << test::text(moment.chosen));
            if (isFullyCompared(seed) || (moment.step + seed) % 16 == 0)
                REQUIRE(oracle::difference(test::texts(twin.legal()), test::texts(moment.legal)) == "");
            twin.play(moment.chosen);
            REQUIRE(oracle::difference(oracle::comparable(twin.events), oracle::comparable(moment.events)) == "");
            REQUIRE(oracle::disagreement(twin, moment.after) == "");
            REQUIRE(isAmong(moment.events, twin.endReasons));
        });
        REQUIRE(twin.phase == Phase::Over);
    }
}

TEST_CASE("Features, frontier and outer boundary kept step by step equal those found from scratch", "[properties]") {
    for (std::uint64_t seed = 1000; seed < 1120; ++seed) {
        const auto setup = test::randomSetup(seed);
        oracle::Referee twin(setup);
        INFO("seed " << seed);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            INFO("step " << moment.step << ": " << test::text(moment.chosen));
            if (moment.after.isOver() || (moment.step + seed) % 3 != 0) return;
            REQUIRE(oracle::structureDisagreement(twin.city, moment.after) == "");
        });
    }
}

TEST_CASE("Projected scores are those of the game ended on the spot", "[properties]") {
    for (std::uint64_t seed = 2000; seed < 2120; ++seed) {
        const auto setup = test::randomSetup(seed);
        oracle::Referee twin(setup);
        INFO("seed " << seed);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            if (moment.after.decision.phase != Phase::Tile || (moment.step + seed) % 4 != 0) return;
            INFO("step " << moment.step);
            REQUIRE(projectedScores(moment.after) == twin.scoresIfEndedNow());
        });
    }
}
