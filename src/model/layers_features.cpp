// Layers of streets, markets and residential areas.
#include <algorithm>
#include <array>
#include <map>

#include "feature_facts.h"
#include "layer_makers.h"
#include "remparts/engine/rules/city_outlook.h"
#include "sentences.h"
#include "sentences_layers.h"

namespace remparts::model {

namespace {

using engine::SegmentKind;
using engine::SegmentRef;

QString product(int count, int each) {
    return QStringLiteral("%1 × %2").arg(count).arg(each);
}

int pointsFor(engine::PlayerIndex player, const std::vector<engine::Scored>& scorings) {
    int points = 0;
    for (const engine::Scored& scored : scorings)
        if (scored.player == player) points += engine::pointsOf(scored.score);
    return points;
}

// What of a kind each player has.
struct Holdings {
    std::map<engine::PlayerIndex, int> alone;
    std::map<engine::PlayerIndex, int> scored;
    std::map<engine::PlayerIndex, int> now;
    int shared = 0;
    int nobodys = 0;

    void add(const FeatureFacts& facts, const std::vector<engine::PlayerIndex>& owners) {
        if (owners.empty()) ++nobodys;
        if (owners.size() > 1) ++shared;
        if (owners.size() == 1) ++alone[owners.front()];
        for (const engine::PlayerIndex owner : owners) {
            if (facts.isScored())
                scored[owner] += pointsFor(owner, facts.scored);
            else
                now[owner] += engine::pointsOf(facts.report.worth);
        }
    }
};

std::vector<LegendRow> legendOf(const engine::GameSetup& setup, Holdings& holdings) {
    std::vector<LegendRow> rows;
    std::vector<engine::PlayerIndex> all;
    for (engine::PlayerIndex player = 0; player < setup.players.size(); ++player) {
        all.push_back(player);
        rows.push_back({styleOf(setup, {player}), sentences::playerName(setup, player),
                        sentences::ownedPoints(holdings.scored[player], holdings.now[player]),
                        holdings.alone[player]});
    }
    if (holdings.shared > 0)
        rows.push_back({styleOf(setup, {all[0], all[1]}), sentences::sharedFeatures(), {}, holdings.shared});
    rows.push_back({{LayerTone::Nobody}, sentences::nobodysFeatures(), {}, holdings.nobodys});
    return rows;
}

constexpr std::array stepTones{LayerTone::Step0, LayerTone::Step1, LayerTone::Step2, LayerTone::Step3};
// The scale of streets: up to so many tiles. C4.2: from four tiles on they count twice.
constexpr std::array longestOfStep{3, 5, 8};

std::size_t stepOfLength(int tiles) {
    return static_cast<std::size_t>(
        std::count_if(longestOfStep.begin(), longestOfStep.end(), [tiles](int longest) { return tiles > longest; }));
}

std::vector<LegendRow> streetRows() {
    std::vector<LegendRow> rows;
    int fewest = 1;
    for (std::size_t step = 0; step < stepTones.size(); ++step) {
        const int most = step < longestOfStep.size() ? longestOfStep[step] : 0;
        const int each = engine::StreetScore{fewest}.pointsPerTile();
        rows.push_back({{stepTones[step]}, sentences::lengths(fewest, most), sentences::pointsEach(each), 0});
        fewest = most + 1;
    }
    return rows;
}

LayerTone toneOf(engine::MarketKind kind) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return LayerTone::Fish;
        case engine::MarketKind::Grain:
            return LayerTone::Grain;
        case engine::MarketKind::Livestock:
            return LayerTone::Livestock;
    }
    return LayerTone::Plain;
}

constexpr std::array allMarkets{engine::MarketKind::Fish, engine::MarketKind::Grain, engine::MarketKind::Livestock};

// The outline is the market's, the parts are its kinds.
LayerRegion marketRegion(const engine::GameState& state, const std::vector<SegmentRef>& segments) {
    LayerRegion region{{LayerTone::Plain}, {}};
    for (const engine::MarketKind kind : allMarkets) {
        LayerPart part{{toneOf(kind)}, {}};
        for (const SegmentRef& segment : segments)
            if (state.definition(state.board.tile(segment.tile)).segments[segment.segment].market == kind)
                part.segments.push_back(segment);
        if (!part.segments.empty()) region.parts.push_back(std::move(part));
    }
    return region;
}

void addArea(LayerPicture& picture, const engine::Game& game, const engine::FeatureReport& report,
             std::map<SegmentRef, int>& touched) {
    const engine::GameState& state = game.state();
    const auto contacts = engine::marketsBeside(state, report.feature.first);
    const LayerStyle style{stepTones[std::min(contacts.size(), stepTones.size() - 1)]};
    addRegion(picture, style, report.segments);
    const TablePoint middle = middleOf(state, report.segments);
    for (const engine::MarketContact& contact : contacts) {
        ++touched[contact.market];
        picture.lines.push_back({style, middle, middleOf(state, std::array{contact.inMarket}), 0, false, true});
    }
    const int markets = static_cast<int>(contacts.size());
    if (markets == 0 && report.majority.empty()) return;
    picture.badges.push_back({report.majority.empty() ? style : styleOf(game.setup(), report.majority), middle, 0,
                              product(markets, 2), markets * 4 + (report.majority.empty() ? 0 : 2)});
}

}  // namespace

void showOwners(LayerPicture& picture, const engine::Game& game) {
    const Outlook outlook(game);
    Holdings holdings;
    for (const SegmentKind kind : {SegmentKind::Street, SegmentKind::Market, SegmentKind::Residential})
        for (const SegmentRef& first : featuresOf(game.state(), kind)) {
            const FeatureFacts facts = outlook.feature(first);
            const auto owners = facts.owners();
            holdings.add(facts, owners);
            const LayerStyle style = styleOf(game.setup(), owners);
            addRegion(picture, style, facts.report.segments);
            if (owners.empty()) continue;
            const int points =
                facts.isScored() ? pointsFor(owners.front(), facts.scored) : engine::pointsOf(facts.report.worth);
            picture.badges.push_back({style, middleOf(game.state(), facts.report.segments), 0,
                                      QString::number(points), points, facts.isScored()});
        }
    if (!picture.regions.empty()) picture.legend = legendOf(game.setup(), holdings);
}

void showStreets(LayerPicture& picture, const engine::Game& game) {
    std::vector<LegendRow> rows = streetRows();
    for (const SegmentRef& first : featuresOf(game.state(), SegmentKind::Street)) {
        const auto report = engine::describeFeature(game.state(), first);
        const int tiles = static_cast<int>(report.tiles.size());
        LegendRow& row = rows[stepOfLength(tiles)];
        ++row.count;
        addRegion(picture, row.style, report.segments);
        picture.badges.push_back({row.style, middleOf(game.state(), report.segments), 0, QString::number(tiles),
                                  tiles, report.feature.isComplete()});
    }
    if (!picture.regions.empty()) picture.legend = std::move(rows);
}

void showMarkets(LayerPicture& picture, const engine::Game& game) {
    std::array<int, 3> stalls{};
    std::array<int, 3> markets{};
    for (const SegmentRef& first : featuresOf(game.state(), SegmentKind::Market)) {
        const auto report = engine::describeFeature(game.state(), first);
        LayerRegion region = marketRegion(game.state(), report.segments);
        for (const LayerPart& part : region.parts)
            for (std::size_t kind = 0; kind < allMarkets.size(); ++kind)
                if (part.style.tone == toneOf(allMarkets[kind]))
                    stalls[kind] += static_cast<int>(part.segments.size());
        const auto& worth = std::get<engine::MarketScore>(report.worth);
        ++markets[static_cast<std::size_t>(worth.kindCount() - 1)];
        const bool isComplete = report.feature.isComplete();
        picture.badges.push_back({{isComplete ? LayerTone::Closed : LayerTone::Plain},
                                  middleOf(game.state(), report.segments),
                                  0,
                                  product(worth.tiles, worth.kindCount()),
                                  worth.points(),
                                  isComplete});
        picture.regions.push_back(std::move(region));
    }
    if (picture.regions.empty()) return;
    for (std::size_t kind = 0; kind < allMarkets.size(); ++kind)
        picture.legend.push_back({{toneOf(allMarkets[kind])},
                                  sentences::marketKind(allMarkets[kind]),
                                  sentences::partsOnTiles(),
                                  stalls[kind]});
    for (std::size_t kinds = 0; kinds < markets.size(); ++kinds)
        if (markets[kinds] > 0)
            picture.legend.push_back(
                {{LayerTone::Plain}, sentences::ofKinds(static_cast<int>(kinds) + 1), {}, markets[kinds]});
}

void showAreas(LayerPicture& picture, const engine::Game& game) {
    const engine::GameState& state = game.state();
    std::map<SegmentRef, int> touched;
    for (const SegmentRef& first : featuresOf(state, SegmentKind::Residential))
        addArea(picture, game, engine::describeFeature(state, first), touched);
    if (picture.regions.empty()) return;
    for (std::size_t step = 0; step < stepTones.size(); ++step) {
        const auto count = std::count_if(picture.regions.begin(), picture.regions.end(),
                                         [&](const auto& region) { return region.outline.tone == stepTones[step]; });
        const int markets = static_cast<int>(step);
        picture.legend.push_back({{stepTones[step]},
                                  sentences::besideMarkets(markets, step + 1 == stepTones.size()),
                                  step + 1 == stepTones.size() ? QString() : sentences::pointsAll(markets * 2),
                                  static_cast<int>(count)});
    }
    for (const auto& [market, areas] : touched)
        picture.regions.push_back(marketRegion(state, state.features.members(market)));
    picture.legend.push_back({{LayerTone::Plain}, sentences::touchedMarkets(), {}, static_cast<int>(touched.size())});
}

}  // namespace remparts::model
