#include "final_scoring.h"

#include <algorithm>
#include <array>

#include "counted.h"
#include "overloaded.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString stationTitle(const QString& name, PointsKind kind) {
    switch (kind) {
        case PointsKind::Streets:
            return Text::tr("%1: streets").arg(name);
        case PointsKind::Markets:
            return Text::tr("%1: markets").arg(name);
        case PointsKind::Towers:
            return Text::tr("%1: towers").arg(name);
        case PointsKind::Residential:
            return Text::tr("%1: stewards").arg(name);
        case PointsKind::Guards:
            return Text::tr("%1: guards").arg(name);
    }
    return {};
}

/// The events of the whole game up to the cursor, split where the end began.
struct Scorings {
    std::vector<engine::Scored> before;
    std::vector<engine::Scored> atEnd;
    std::optional<engine::EndReason> reason;
};

Scorings scoringsOf(const engine::Game& game) {
    Scorings scorings;
    const auto add = [&scorings](const engine::EventLog& events) {
        for (const engine::Event& event : events) {
            if (const auto* end = std::get_if<engine::EndBegan>(&event)) scorings.reason = end->reason;
            if (const auto* scored = std::get_if<engine::Scored>(&event))
                (scorings.reason ? scorings.atEnd : scorings.before).push_back(*scored);
        }
    };
    add(game.startEvents());
    for (const engine::Step& step : game.steps().first(game.cursor())) add(step.events);
    return scorings;
}

std::vector<FinalStation> stationsOf(const engine::Game& game, const Scorings& scorings) {
    std::vector<int> totals(game.setup().players.size());
    for (const engine::Scored& scored : scorings.before) totals[scored.player] += engine::pointsOf(scored.score);

    std::vector<FinalStation> stations;
    for (std::size_t player = 0; player < totals.size(); ++player) {
        for (int kind = 0; kind < pointsKindCount; ++kind) {
            FinalStation station;
            station.player = static_cast<engine::PlayerIndex>(player);
            station.kind = static_cast<PointsKind>(kind);
            for (const engine::Scored& scored : scorings.atEnd) {
                if (scored.player != station.player || kindOf(scored.score) != station.kind) continue;
                station.scorings.push_back(scored);
                station.lines.push_back(sentences::scoring(game.setup(), scored));
                station.points += engine::pointsOf(scored.score);
            }
            if (station.scorings.empty()) continue;
            station.title = stationTitle(sentences::playerName(game.setup(), station.player), station.kind);
            totals[player] += station.points;
            station.totalAfter = totals[player];
            stations.push_back(std::move(station));
        }
    }
    return stations;
}

std::vector<ResultRow> tableOf(const engine::Game& game, const Scorings& scorings) {
    std::vector<ResultRow> table(game.setup().players.size());
    for (std::size_t player = 0; player < table.size(); ++player)
        table[player].player = static_cast<engine::PlayerIndex>(player);
    for (const auto* part : {&scorings.before, &scorings.atEnd}) {
        for (const engine::Scored& scored : *part) {
            ResultRow& row = table[scored.player];
            row.byKind[static_cast<std::size_t>(kindOf(scored.score))] += engine::pointsOf(scored.score);
            row.total += engine::pointsOf(scored.score);
        }
    }
    for (const engine::PlayerIndex winner : game.rules().standings(game.state()).winners) table[winner].winner = true;
    std::stable_sort(table.begin(), table.end(),
                     [](const ResultRow& a, const ResultRow& b) { return a.total > b.total; });
    return table;
}

}  // namespace

PointsKind kindOf(const engine::ScoreBreakdown& score) {
    return std::visit(Overloaded{
                          [](const engine::StreetScore&) { return PointsKind::Streets; },
                          [](const engine::MarketScore&) { return PointsKind::Markets; },
                          [](const engine::TowerScore&) { return PointsKind::Towers; },
                          [](const engine::ResidentialScore&) { return PointsKind::Residential; },
                          [](const engine::GuardScore&) { return PointsKind::Guards; },
                      },
                      score);
}

FinalScoring finalScoring(const engine::Game& game) {
    if (game.setup().tiles->game() != engine::GameKind::City) return {};
    const Scorings scorings = scoringsOf(game);
    if (!scorings.reason) return {};
    FinalScoring result;
    result.reason = sentences::endReason(*scorings.reason);
    result.stations = stationsOf(game, scorings);
    result.table = tableOf(game, scorings);
    result.verdict =
        sentences::verdict(game.setup(), game.rules().standings(game.state()).winners, result.table.front().total);
    return result;
}

}  // namespace remparts::model
