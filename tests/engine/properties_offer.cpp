// What a draw offers (draw_offer.h) against playing every place of every tile by the rules.
#include <algorithm>
#include <map>

#include "remparts/engine/rules/draw_offer.h"
#include "remparts/engine/rules/ruleset.h"
#include "support/catch.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

// What the player of the turn scores before anything else than the tile is dealt with.
int scoredAtOnce(const EventLog& events, PlayerIndex player) {
    int points = 0;
    for (const Event& event : events) {
        if (std::holds_alternative<EndBegan>(event)) break;
        if (const auto* scored = std::get_if<Scored>(&event))
            if (scored->player == player) points += pointsOf(scored->score);
    }
    return points;
}

std::optional<int> bestByPlaying(const GameState& state, TileIndex tile) {
    const Ruleset& rules = rulesetFor(GameKind::City);
    GameState asked = state;
    asked.stacks.inHand = tile;
    std::optional<int> best;
    for (const Action& action : rules.legalActions(asked)) {
        GameState laid = asked;
        EventLog events;
        REQUIRE_FALSE(rules.apply(laid, action, &events));
        if (laid.decision.phase == Phase::Follower) REQUIRE_FALSE(rules.apply(laid, Pass{}, &events));
        best = std::max(best.value_or(0), scoredAtOnce(events, state.turnPlayer));
    }
    return best;
}

}  // namespace

TEST_CASE("What a draw offers is the best that playing every place brings, against all that could have come",
          "[properties][C4.1]") {
    for (std::uint64_t seed = 6000; seed < 6024; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomSetup(seed);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            const GameState& state = moment.before;
            if (state.decision.phase != Phase::Tile || (moment.step + seed) % 5 != 0) return;
            INFO("step " << moment.step);
            std::map<TileIndex, int> left;
            for (std::size_t k = 0; k < setup->stacks.size(); ++k)
                for (auto n = static_cast<std::size_t>(state.stacks.drawn[k]); n < setup->stacks[k].size(); ++n)
                    ++left[setup->stacks[k][n]];
            ++left[*state.stacks.inHand];
            int sum = 0;
            int count = 0;
            for (const auto& [tile, copies] : left) {
                const auto best = bestByPlaying(state, tile);
                REQUIRE(bestAtOnce(state, tile) == best);
                if (!best) continue;
                sum += *best * copies;
                count += copies;
            }
            const DrawOffer offer = drawOffer(state);
            REQUIRE(offer.drawn == bestByPlaying(state, *state.stacks.inHand));
            REQUIRE(offer.average == Approx(static_cast<double>(sum) / count));
        });
    }
}
