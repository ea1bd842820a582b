#include "matches.h"

#include "remparts/ai/player.h"
#include "remparts/engine/rules/deal.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"

namespace remparts::test {

using namespace engine;

std::vector<Player> seats(std::size_t count) {
    std::vector<Player> players;
    for (std::size_t i = 0; i < count; ++i) {
        players.push_back({"P", static_cast<PlayerColor>(i), PlayerKind::Computer});
    }
    return players;
}

std::shared_ptr<const GameSetup> deal(GameKind game, std::size_t players, std::uint64_t seed) {
    if (game == GameKind::Kids) return dealGame(kidsBoxTiles(), seats(players), KidsOptions{}, seed);
    return dealGame(boxTiles(), seats(players), CityOptions{}, seed);
}

Match playMatch(GameKind game, const std::vector<std::string_view>& policies, std::uint64_t seed) {
    const Ruleset& rules = rulesetFor(game);
    std::vector<std::unique_ptr<ai::ComputerPlayer>> minds;
    for (std::size_t i = 0; i < policies.size(); ++i) minds.push_back(ai::makePlayer(policies[i], seed * 4 + i));
    Match match;
    GameState state = rules.start(deal(game, policies.size(), seed));
    while (!state.isOver()) {
        const Action action = minds[state.decision.player]->choose(state, rules.legalActions(state));
        match.actions.push_back(action);
        const auto rejection = rules.apply(state, action);
        REQUIRE_FALSE(rejection.has_value());
    }
    match.standings = rules.standings(state);
    return match;
}

}  // namespace remparts::test
