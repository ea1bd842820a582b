#include "kids_evaluation.h"

#include <algorithm>

#include "remparts/engine/road.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::ai {
namespace {

constexpr int figure = 100;
constexpr int win = 2000;  // more than any number of figures

/// What a child is worth that waits on a road with so many open ends: whoever closes it, the figure is placed.
int waitingWorth(int openEnds, int left) {
    constexpr std::array<int, 4> worth{0, 45, 25, 10};
    return worth.at(static_cast<std::size_t>(std::min(openEnds, 3))) * left / 100;
}

/// No more children than the player has figures for.
Worth worthOfWaitingChildren(const engine::GameState& state) {
    Worth worth{};
    const int left = percentLeft(state);
    const auto tiles = state.board.tiles();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (const engine::Child& child : state.definition(tiles[i]).children) {
            const engine::PlayerIndex player = engine::playerOf(*state.setup, child.color);
            if (player == engine::noPlayer) continue;
            const engine::Feature road = state.features.feature({static_cast<std::int32_t>(i), child.segment});
            worth.at(player) += waitingWorth(road.openPorts, left);
        }
    }
    for (std::size_t i = 0; i < state.playerCount(); ++i)
        worth.at(i) = std::min(worth.at(i), state.supplies.at(i).followers * figure);
    return worth;
}

/// Shared among those who win together.
Worth worthOfWinning(const engine::GameState& state) {
    Worth worth{};
    const auto winners = engine::rulesetFor(state.setup->tiles->game()).standings(state).winners;
    for (const engine::PlayerIndex player : winners) worth.at(player) = win / static_cast<int>(winners.size());
    return worth;
}

}  // namespace

Worth estimateKidsWorth(const engine::GameState& state) {
    Worth worth = state.isOver() ? worthOfWinning(state) : worthOfWaitingChildren(state);
    for (std::size_t i = 0; i < state.playerCount(); ++i) worth.at(i) -= state.supplies.at(i).followers * figure;
    return worth;
}

}  // namespace remparts::ai
