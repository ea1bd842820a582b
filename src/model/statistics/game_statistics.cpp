#include "statistics/game_statistics.h"

#include <numeric>

#include "course.h"
#include "gains.h"
#include "statistics/largest_things.h"
#include "table_facts.h"

namespace remparts::model {

namespace {

std::size_t sourceOf(const engine::Event& event) {
    const auto* scored = std::get_if<engine::Scored>(&event);
    return scored ? static_cast<std::size_t>(kindOf(scored->score)) : 0;
}

/// Adds what the events give until the final scoring, or with `atEnd` what that gives.
void add(const engine::EventLog& events, bool atEnd, std::vector<BySource>& totals) {
    bool isEnd = false;
    for (const engine::Event& event : events) {
        isEnd = isEnd || std::holds_alternative<engine::EndBegan>(event);
        const auto gain = gainOf(event);
        if (gain && isEnd == atEnd) totals[gain->player][sourceOf(event)] += gain->amount;
    }
}

QString laidTile(const engine::Game& game, const TurnBar& bar) {
    for (std::size_t step = bar.first; step < bar.end; ++step)
        for (const engine::Event& event : game.steps()[step].events)
            if (const auto* placed = std::get_if<engine::TilePlaced>(&event))
                return QString::fromStdString((*game.setup().tiles)[placed->tile].id);
    return {};
}

}  // namespace

int sourceCount(engine::GameKind game) {
    return game == engine::GameKind::City ? pointsKindCount : 1;
}

int GameStatistics::total(engine::PlayerIndex player) const {
    return std::accumulate(totals[player].begin(), totals[player].end(), 0);
}

GameStatistics gameStatistics(const engine::Game& game) {
    GameStatistics statistics;
    statistics.game = game.setup().tiles->game();
    statistics.players = game.setup().players;
    std::vector<BySource> totals(statistics.players.size(),
                                 BySource(static_cast<std::size_t>(sourceCount(statistics.game))));
    add(game.startEvents(), false, totals);
    for (const TurnBar& bar : turnBars(game)) {
        for (std::size_t step = bar.first; step < bar.end; ++step) add(game.steps()[step].events, false, totals);
        statistics.turns.push_back({bar.player, laidTile(game, bar), totals});
    }
    add(game.startEvents(), true, totals);
    for (const engine::Step& step : game.steps()) add(step.events, true, totals);
    statistics.totals = std::move(totals);
    statistics.largest = largestThings(game);
    if (statistics.game == engine::GameKind::Kids) statistics.figures = supplyAtStart(game.state()).followers;
    return statistics;
}

}  // namespace remparts::model
