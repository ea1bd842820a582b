#include "course.h"

#include <array>

#include "counted.h"
#include "gains.h"
#include "sentences.h"

namespace remparts::model {

namespace {

/// Adds up what the events give, to `points` until the game ends and to `atEnd` from there on.
void gather(const engine::EventLog& events, std::vector<int>& points, std::vector<int>& atEnd) {
    bool isEnd = false;
    for (const engine::Event& event : events) {
        isEnd = isEnd || std::holds_alternative<engine::EndBegan>(event);
        if (const auto gain = gainOf(event)) (isEnd ? atEnd : points)[gain->player] += gain->amount;
    }
}

/// Stack of the tile that lies in hand after these events; `before` when none was drawn.
int stackAfter(const engine::EventLog& events, int before) {
    for (const engine::Event& event : events)
        if (const auto* drawn = std::get_if<engine::TileDrawn>(&event)) before = drawn->stack;
    return before;
}

bool beganWallRound(const engine::EventLog& events) {
    for (const engine::Event& event : events)
        if (std::holds_alternative<engine::WallRoundBegan>(event)) return true;
    return false;
}

std::size_t featOf(const engine::ScoreBreakdown& score) {
    if (std::holds_alternative<engine::MarketScore>(score)) return 0;
    if (std::holds_alternative<engine::StreetScore>(score)) return 1;
    return std::holds_alternative<engine::GuardScore>(score) ? 2 : 3;
}

QString featText(const engine::ScoreBreakdown& score) {
    using sentences::Text;
    if (const auto* market = std::get_if<engine::MarketScore>(&score))
        return Text::tr("Largest market, %1, %2")
            .arg(sentences::tileCount(market->tiles), sentences::kindCount(market->kindCount()));
    if (const auto* street = std::get_if<engine::StreetScore>(&score))
        return Text::tr("Longest street, %1").arg(sentences::tileCount(street->tiles));
    return Text::tr("Best guard, %1").arg(sentences::buildings(std::get<engine::GuardScore>(score)));
}

}  // namespace

std::vector<TurnBar> turnBars(const engine::Game& game) {
    const std::size_t players = game.setup().players.size();
    std::vector<int> ignored(players);
    std::vector<TurnBar> bars;
    int stack = stackAfter(game.startEvents(), 0);
    bool isDrawn = false;  // by an action, with which the turn began
    for (std::size_t i = 0; i < game.steps().size(); ++i) {
        const engine::Step& step = game.steps()[i];
        const bool draws = std::holds_alternative<engine::DrawTile>(step.action);
        const bool lays = std::holds_alternative<engine::PlaceTile>(step.action);
        if (draws) stack = stackAfter(step.events, stack);
        if (bars.empty() || draws || (lays && !isDrawn))
            bars.push_back({.first = i, .player = step.player, .stack = stack, .gained = std::vector<int>(players)});
        isDrawn = draws;
        TurnBar& bar = bars.back();
        bar.end = i + 1;
        bar.wallRound = bar.wallRound || beganWallRound(step.events);
        gather(step.events, bar.gained, ignored);
        stack = stackAfter(step.events, stack);
    }
    return bars;
}

std::vector<std::vector<int>> pointsCourse(const engine::Game& game) {
    std::vector<int> totals(game.setup().players.size());
    std::vector<std::vector<int>> course{totals};
    for (const TurnBar& bar : turnBars(game)) {
        for (std::size_t player = 0; player < totals.size(); ++player) totals[player] += bar.gained[player];
        course.push_back(totals);
    }
    if (game.steps().empty()) return course;

    std::vector<int> ignored(totals.size());
    const engine::EventLog& last = game.steps().back().events;
    gather(last, ignored, totals);
    for (const engine::Event& event : last)
        if (std::holds_alternative<engine::GameEnded>(event)) course.push_back(totals);
    return course;
}

std::vector<Feat> feats(const engine::Game& game) {
    std::array<const engine::Scored*, 4> best{};
    for (const engine::Step& step : game.steps().first(game.cursor())) {
        for (const engine::Event& event : step.events) {
            const auto* scored = std::get_if<engine::Scored>(&event);
            if (scored == nullptr || engine::pointsOf(scored->score) == 0) continue;
            const engine::Scored*& held = best[featOf(scored->score)];
            if (held == nullptr || engine::pointsOf(scored->score) > engine::pointsOf(held->score)) held = scored;
        }
    }
    std::vector<Feat> found;
    for (std::size_t kind = 0; kind < 3; ++kind)
        if (best[kind] != nullptr)
            found.push_back({featText(best[kind]->score), best[kind]->player, engine::pointsOf(best[kind]->score)});
    return found;
}

}  // namespace remparts::model
