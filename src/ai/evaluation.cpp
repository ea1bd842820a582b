#include "evaluation.h"

#include <algorithm>
#include <cstdlib>

#include "city_evaluation.h"
#include "kids_evaluation.h"

namespace remparts::ai {

int percentLeft(const engine::GameState& state) {
    int total = 0;
    int drawn = 0;
    for (std::size_t i = 0; i < state.setup->stacks.size(); ++i) {
        total += static_cast<int>(state.setup->stacks[i].size());
        drawn += state.stacks.drawn.at(i);
    }
    return total == 0 ? 0 : (total - drawn) * 100 / total;
}

Worth estimateWorth(const engine::GameState& state) {
    switch (state.setup->tiles->game()) {
        case engine::GameKind::City:
            return estimateCityWorth(state);
        case engine::GameKind::Kids:
            return estimateKidsWorth(state);
    }
    std::abort();
}

int estimateLead(const engine::GameState& state, engine::PlayerIndex player) {
    const Worth worth = estimateWorth(state);
    int best = 0;
    int sum = 0;
    bool first = true;
    for (std::size_t i = 0; i < state.playerCount(); ++i) {
        if (i == player) continue;
        best = first ? worth.at(i) : std::max(best, worth.at(i));
        sum += worth.at(i);
        first = false;
    }
    const int others = std::max(1, static_cast<int>(state.playerCount()) - 1);
    return worth.at(player) - (best + sum / others) / 2;
}

}  // namespace remparts::ai
