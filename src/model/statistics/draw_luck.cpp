#include "statistics/draw_luck.h"

#include "remparts/engine/rules/draw_offer.h"

namespace remparts::model {

PlayedGame playedGame(const engine::Game& game) {
    PlayedGame played{game.sharedSetup(), {}};
    for (const engine::Step& step : game.steps()) played.actions.push_back(step.action);
    return played;
}

std::optional<std::vector<DrawLuck>> drawLuck(const PlayedGame& game, const std::atomic<bool>& stop) {
    const engine::Ruleset& rules = engine::rulesetFor(game.setup->tiles->game());
    engine::GameState state = rules.start(game.setup);
    std::vector<DrawLuck> draws;
    for (const engine::Action& action : game.actions) {
        if (stop) return std::nullopt;
        if (std::holds_alternative<engine::PlaceTile>(action)) {
            const engine::DrawOffer offer = engine::drawOffer(state);
            draws.push_back({state.turnPlayer, offer.drawn, offer.average});
        }
        rules.applyLegal(state, action);
    }
    return draws;
}

std::vector<PlayerLuck> luckOfPlayers(const std::vector<DrawLuck>& draws, std::size_t players) {
    std::vector<PlayerLuck> luck(players);
    for (const DrawLuck& draw : draws) {
        PlayerLuck& player = luck[draw.player];
        ++player.draws;
        player.offered += draw.offered;
        player.average += draw.average;
    }
    for (PlayerLuck& player : luck) {
        if (player.draws == 0) continue;
        player.offered /= player.draws;
        player.average /= player.draws;
    }
    return luck;
}

}  // namespace remparts::model
