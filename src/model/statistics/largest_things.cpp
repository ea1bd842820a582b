#include "statistics/largest_things.h"

#include <algorithm>
#include <optional>
#include <set>

#include "counted.h"
#include "feature_facts.h"
#include "remparts/engine/road.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString largestText(const engine::FeatureReport& report) {
    const QString tiles = sentences::tileCount(static_cast<int>(report.tiles.size()));
    switch (report.feature.kind) {
        case engine::SegmentKind::Street:
            return Text::tr("Longest street: %1").arg(tiles);
        case engine::SegmentKind::Market:
            return Text::tr("Largest market: %1").arg(tiles);
        case engine::SegmentKind::Residential:
            return Text::tr("Largest residential area: %1").arg(tiles);
        case engine::SegmentKind::Road:
            return Text::tr("Longest road: %1").arg(tiles);
    }
    return {};
}

QString placeOf(const engine::GameState& state, engine::SegmentRef segment) {
    return sentences::place(state.board.tile(segment.tile).position);
}

// Who scored it, in the game or at its end.
QString ownerOf(const engine::Game& game, const engine::GameState& end, engine::SegmentRef first) {
    std::vector<engine::PlayerIndex> owners;
    int points = 0;
    for (const engine::Step& step : game.steps())
        for (const engine::Event& event : step.events) {
            const auto* scored = std::get_if<engine::Scored>(&event);
            if (!scored || scored->feature.tile < 0 || !end.features.sameFeature(scored->feature, first)) continue;
            owners.push_back(scored->player);
            points = engine::pointsOf(scored->score);
        }
    if (owners.empty()) return Text::tr("nobody scored it");
    std::sort(owners.begin(), owners.end());
    return Text::tr("%1: %2").arg(sentences::names(game.setup(), owners), sentences::pointCount(points));
}

std::optional<LargestThing> largestOf(const engine::Game& game, const engine::GameState& end,
                                      engine::SegmentKind kind) {
    std::optional<engine::FeatureReport> largest;
    for (const engine::SegmentRef& first : featuresOf(end, kind)) {
        engine::FeatureReport report = engine::describeFeature(end, first);
        if (!largest || report.tiles.size() > largest->tiles.size()) largest = std::move(report);
    }
    if (!largest) return std::nullopt;
    const engine::SegmentRef first = largest->feature.first;
    return LargestThing{largestText(*largest), placeOf(end, first), ownerOf(game, end, first), first};
}

// Of The Kids: all whose figures stand on it.
QString figuresOn(const engine::Game& game, const engine::GameState& end, engine::SegmentRef road) {
    std::vector<Gain> placed;
    for (const engine::FollowerPlacement& figure : end.followers) {
        if (!end.features.sameFeature(figure.segment, road)) continue;
        const auto known = std::find_if(placed.begin(), placed.end(),
                                        [&](const Gain& gain) { return gain.player == figure.player; });
        if (known == placed.end())
            placed.push_back({figure.player, 1});
        else
            ++known->amount;
    }
    if (placed.empty()) return Text::tr("nobody’s figure is on it");
    QStringList words;
    for (const Gain& gain : placed)
        words << Text::tr("%1: %2").arg(sentences::playerName(game.setup(), gain.player),
                                        sentences::figureCount(gain.amount));
    return words.join(Text::tr(", "));
}

std::vector<LargestThing> longestRoad(const engine::Game& game, const engine::GameState& end) {
    std::optional<engine::RoadReport> longest;
    std::set<engine::SegmentRef> seen;
    for (std::int32_t tile = 0; tile < static_cast<std::int32_t>(end.board.tiles().size()); ++tile) {
        const auto segments = end.definition(end.board.tile(tile)).segments.size();
        for (std::uint8_t segment = 0; segment < segments; ++segment) {
            engine::RoadReport road = engine::describeRoad(end, {tile, segment});
            if (!seen.insert(road.first).second) continue;
            if (!longest || road.tiles.size() > longest->tiles.size()) longest = std::move(road);
        }
    }
    if (!longest) return {};
    const QString tiles = sentences::tileCount(static_cast<int>(longest->tiles.size()));
    return {{Text::tr("Longest road: %1").arg(tiles), placeOf(end, longest->first),
             figuresOn(game, end, longest->first), longest->first}};
}

}  // namespace

std::vector<LargestThing> largestThings(const engine::Game& game) {
    const engine::GameState end = game.stateAt(game.steps().size());
    if (game.setup().tiles->game() == engine::GameKind::Kids) return longestRoad(game, end);
    std::vector<LargestThing> largest;
    for (const auto kind :
         {engine::SegmentKind::Street, engine::SegmentKind::Market, engine::SegmentKind::Residential})
        if (auto thing = largestOf(game, end, kind)) largest.push_back(std::move(*thing));
    return largest;
}

}  // namespace remparts::model
