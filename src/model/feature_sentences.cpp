#include <algorithm>

#include "counted.h"
#include "ending_phrases.h"
#include "overloaded.h"
#include "sentences.h"

namespace remparts::model::sentences {

namespace {

QString kindName(engine::SegmentKind kind) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("Street");
        case engine::SegmentKind::Market:
            return Text::tr("Market");
        case engine::SegmentKind::Residential:
            return Text::tr("Residential area");
        case engine::SegmentKind::Road:
            return Text::tr("Road");
    }
    return {};
}

/// "2 tiles so far, still open" or "2 tiles, complete"; a market with its kinds, an area with the markets beside it.
QString extent(const engine::FeatureReport& report) {
    const QString tiles = tileCount(static_cast<int>(report.tiles.size()));
    const QString size = std::visit(
        Overloaded{
            [&](const engine::MarketScore& s) { return Text::tr("%1, %2").arg(tiles, kindCount(s.kindCount())); },
            [&](const engine::ResidentialScore& s) {
                return Text::tr("%1 %2", "5 tiles beside 2 markets").arg(tiles, besideMarkets(s.markets));
            },
            [&](const auto&) { return tiles; },
        },
        report.worth);
    const QString now = state(report.feature.kind, report.feature.isComplete());
    return report.feature.isComplete() ? Text::tr("%1, %2", "5 tiles, complete").arg(size, now)
                                       : Text::tr("%1 so far, %2", "5 tiles so far, still open").arg(size, now);
}

std::vector<engine::PlayerIndex> playersOn(const engine::Feature& feature) {
    std::vector<engine::PlayerIndex> players;
    for (engine::PlayerIndex player = 0; player < engine::maxPlayers; ++player)
        if (feature.followers[player] != 0) players.push_back(player);
    return players;
}

QString owners(const engine::GameSetup& setup, const engine::FeatureReport& report) {
    const bool isResidential = report.feature.kind == engine::SegmentKind::Residential;
    const auto players = playersOn(report.feature);
    if (players.empty()) return isResidential ? Text::tr("nobody lives in it") : Text::tr("nobody stands on it");
    if (report.majority.size() > 1) return Text::tr("%1 share it").arg(names(setup, report.majority));
    if (players.size() > 1) return Text::tr("%1 has most followers on it").arg(names(setup, report.majority));
    return isResidential ? Text::tr("%1 has a steward in it").arg(names(setup, players))
                         : Text::tr("%1 stands on it").arg(names(setup, players));
}

engine::SegmentKind kindOf(const engine::GameState& state, engine::SegmentRef segment) {
    return state.features.feature(segment).kind;
}

/// Everything that one feature gives, in the order of the events.
struct Completion {
    engine::SegmentRef feature;
    int tiles = 0;
    QStringList gains;
};

std::vector<Completion> completionsIn(const engine::GameState& after, const engine::EventLog& events) {
    std::vector<Completion> found;
    for (const engine::Event& event : events) {
        if (std::holds_alternative<engine::EndBegan>(event)) break;
        if (const auto* open = std::get_if<engine::CompletedUnclaimed>(&event)) {
            const auto report = engine::describeFeature(after, open->feature);
            found.push_back({open->feature, static_cast<int>(report.tiles.size()), {Text::tr("nobody on it")}});
        }
        const auto* scored = std::get_if<engine::Scored>(&event);
        if (scored == nullptr || scored->feature.tile < 0) continue;
        if (found.empty() || found.back().feature != scored->feature)
            found.push_back({scored->feature, static_cast<int>(scored->tiles.size()), {}});
        found.back().gains.append(Text::tr("%1 +%2").arg(playerName(*after.setup, scored->player),
                                                         QString::number(engine::pointsOf(scored->score))));
    }
    return found;
}

}  // namespace

QString state(engine::SegmentKind kind, bool complete) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return complete ? Text::tr("complete", "street") : Text::tr("still open", "street");
        case engine::SegmentKind::Market:
            return complete ? Text::tr("complete", "market") : Text::tr("still open", "market");
        case engine::SegmentKind::Residential:
            return complete ? Text::tr("complete", "residential area") : Text::tr("still open", "residential area");
        case engine::SegmentKind::Road:
            return complete ? Text::tr("closed", "road") : Text::tr("still open", "road");
    }
    return {};
}

QString ending(engine::SegmentKind kind, int tiles) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("ends a street of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Market:
            return Text::tr("ends a market of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Residential:
            return Text::tr("closes a residential area of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Road:
            return Text::tr("closes a road of %n tile(s)", nullptr, tiles);
    }
    return {};
}

QString featureOfSize(engine::SegmentKind kind, int tiles) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("Street of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Market:
            return Text::tr("Market of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Residential:
            return Text::tr("Residential area of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Road:
            return Text::tr("Road of %n tile(s)", nullptr, tiles);
    }
    return {};
}

QString feature(const engine::GameSetup& setup, const engine::FeatureReport& report) {
    const QString told =
        Text::tr("%1, %2; %3").arg(kindName(report.feature.kind), extent(report), owners(setup, report));
    const bool isWorth = report.feature.isClaimed() && report.feature.kind != engine::SegmentKind::Road;
    return isWorth ? Text::tr("%1: %2 now").arg(told, pointCount(engine::pointsOf(report.worth))) : told;
}

QString worthSoFar(const engine::FeatureReport& report) {
    const QString points = QString::number(engine::pointsOf(report.worth));
    const QString sized = featureOfSize(report.feature.kind, static_cast<int>(report.tiles.size()));
    const QString thing = std::visit(
        Overloaded{
            [&](const engine::MarketScore& s) { return Text::tr("%1, %2").arg(sized, kindCount(s.kindCount())); },
            [&](const engine::ResidentialScore& s) {
                return Text::tr("%1 %2", "Residential area of 5 tiles, beside 2 markets")
                    .arg(sized, besideMarkets(s.markets));
            },
            [&](const auto&) { return sized; },
        },
        report.worth);
    return Text::tr("%1: %2 so far, %3", "Market of 3 tiles: 6 so far, still open")
        .arg(thing, points, state(report.feature.kind, report.feature.isComplete()));
}

QString completionPhrase(const engine::GameState& after, const engine::EventLog& events) {
    QStringList parts;
    for (const Completion& completion : completionsIn(after, events))
        parts.append(Text::tr("%1: %2").arg(ending(kindOf(after, completion.feature), completion.tiles),
                                            completion.gains.join(Text::tr(", "))));
    return parts.join(Text::tr("; "));
}

QString completions(const engine::GameState& after, const engine::EventLog& events) {
    return capitalised(completionPhrase(after, events));
}

}  // namespace remparts::model::sentences
