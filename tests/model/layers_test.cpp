// Layers over the city, against the engine's own answers in seeded positions of both games.
#include "layers.h"

#include <algorithm>
#include <map>
#include <set>

#include "feature_facts.h"
#include "layer_model.h"
#include "model_support.h"
#include "remparts/engine/road.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::PlayerIndex;
using engine::SegmentKind;
using engine::SegmentRef;
using model::LayerKind;
using model::LayerPicture;
using model::LayerTone;

constexpr std::uint64_t positions = 100;

// Seeded positions from the first tile to the end.
template <class Check>
void forPositions(void (*play)(model::Session&, std::uint64_t, std::size_t), Check check) {
    for (std::uint64_t seed = 0; seed < positions; ++seed) {
        model::Session session;
        play(session, seed, seed % 4 == 0 ? 10'000 : seed * 3);
        INFO("seed " << seed);
        check(session.game());
    }
}

std::vector<SegmentRef> segmentsOf(const model::LayerRegion& region) {
    std::vector<SegmentRef> segments;
    for (const model::LayerPart& part : region.parts)
        segments.insert(segments.end(), part.segments.begin(), part.segments.end());
    std::sort(segments.begin(), segments.end());
    return segments;
}

std::vector<SegmentRef> sortedMembers(const engine::GameState& state, SegmentRef segment) {
    auto members = state.features.members(segment);
    std::sort(members.begin(), members.end());
    return members;
}

// A region is a whole feature: each of its segments once, and no other.
void requireWholeFeatures(const engine::GameState& state, const LayerPicture& picture) {
    for (const model::LayerRegion& region : picture.regions) {
        const auto segments = segmentsOf(region);
        REQUIRE(segments == sortedMembers(state, segments.front()));
    }
}

std::set<SegmentRef> covered(const LayerPicture& picture) {
    std::set<SegmentRef> segments;
    for (const model::LayerRegion& region : picture.regions)
        for (const SegmentRef& segment : segmentsOf(region)) REQUIRE(segments.insert(segment).second);
    return segments;
}

std::set<SegmentRef> allSegments(const engine::GameState& state, const std::set<SegmentKind>& kinds) {
    std::set<SegmentRef> segments;
    for (std::size_t tile = 0; tile < state.board.tiles().size(); ++tile) {
        const auto& all = state.definition(state.board.tiles()[tile]).segments;
        for (std::size_t number = 0; number < all.size(); ++number)
            if (kinds.count(all[number].kind) > 0)
                segments.insert({static_cast<std::int32_t>(tile), static_cast<std::uint8_t>(number)});
    }
    return segments;
}

int countOf(const LayerPicture& picture) {
    int count = 0;
    for (const model::LegendRow& row : picture.legend) count += row.count;
    return count;
}

int countOf(const LayerPicture& picture, const std::set<LayerTone>& tones) {
    int count = 0;
    for (const model::LegendRow& row : picture.legend)
        if (tones.count(row.style.tone) > 0) count += row.count;
    return count;
}

}  // namespace

TEST_CASE("Each game offers layers of its own") {
    const auto city = model::layersOf(engine::GameKind::City);
    const auto kids = model::layersOf(engine::GameKind::Kids);
    CHECK(city.size() == 6);
    CHECK(kids.size() == 4);
    for (const LayerKind kind : kids) CHECK(std::find(city.begin(), city.end(), kind) == city.end());
}

TEST_CASE("The owners' layer covers every segment once, and its colours are the engine's owners [C4.4]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture picture = model::layerPicture(LayerKind::Owners, game);
        requireWholeFeatures(state, picture);
        REQUIRE(covered(picture) ==
                allSegments(state, {SegmentKind::Street, SegmentKind::Market, SegmentKind::Residential}));
        for (const model::LayerRegion& region : picture.regions) {
            const auto report = engine::describeFeature(state, segmentsOf(region).front());
            if (report.majority.empty()) continue;
            std::vector<engine::PlayerColor> owners;
            for (const PlayerIndex player : report.majority) owners.push_back(state.setup->players[player].color);
            REQUIRE(region.outline == model::LayerStyle{LayerTone::Players, owners});
        }
        REQUIRE(countOf(picture) == static_cast<int>(picture.regions.size()));
    });
}

TEST_CASE("A feature that has scored belongs to those who scored it [C4.5]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const model::Outlook outlook(game);
        std::map<SegmentRef, std::set<PlayerIndex>> scorers;
        for (const engine::Step& step : game.steps().first(game.cursor()))
            for (const engine::Event& event : step.events)
                if (const auto* scored = std::get_if<engine::Scored>(&event); scored && scored->feature.tile >= 0)
                    scorers[scored->feature].insert(scored->player);
        for (const auto& [feature, players] : scorers) {
            const auto owners = outlook.feature(feature).owners();
            REQUIRE(std::set<PlayerIndex>(owners.begin(), owners.end()) == players);
        }
    });
}

TEST_CASE("Streets lie in the step of their length, each counted once [C4.2]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture picture = model::layerPicture(LayerKind::Streets, game);
        requireWholeFeatures(state, picture);
        REQUIRE(covered(picture) == allSegments(state, {SegmentKind::Street}));
        REQUIRE(countOf(picture) == static_cast<int>(picture.regions.size()));
        REQUIRE(picture.badges.size() == picture.regions.size());
        for (std::size_t k = 0; k < picture.regions.size(); ++k) {
            const auto report = engine::describeFeature(state, segmentsOf(picture.regions[k]).front());
            const auto tiles = static_cast<int>(report.tiles.size());
            REQUIRE(picture.badges[k].text == QString::number(tiles));
            REQUIRE(picture.badges[k].filled == report.feature.isComplete());
            const bool counts = std::get<engine::StreetScore>(report.worth).pointsPerTile() == 1;
            REQUIRE((picture.regions[k].outline.tone == LayerTone::Step0) == counts);
        }
    });
}

TEST_CASE("Markets are parted into their kinds; stalls and markets are counted [C4.3]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture picture = model::layerPicture(LayerKind::Markets, game);
        requireWholeFeatures(state, picture);
        const auto segments = allSegments(state, {SegmentKind::Market});
        REQUIRE(covered(picture) == segments);
        REQUIRE(countOf(picture, {LayerTone::Fish, LayerTone::Grain, LayerTone::Livestock}) ==
                static_cast<int>(segments.size()));
        REQUIRE(countOf(picture, {LayerTone::Plain}) == static_cast<int>(picture.regions.size()));
        for (const model::LayerRegion& region : picture.regions) {
            const auto report = engine::describeFeature(state, segmentsOf(region).front());
            REQUIRE(static_cast<int>(region.parts.size()) == std::get<engine::MarketScore>(report.worth).kindCount());
        }
    });
}

TEST_CASE("Each area has one link to each market it touches [C8.4]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture picture = model::layerPicture(LayerKind::Areas, game);
        requireWholeFeatures(state, picture);
        std::size_t links = 0;
        int areas = 0;
        for (const SegmentRef& first : model::featuresOf(state, SegmentKind::Residential)) {
            const auto report = engine::describeFeature(state, first);
            links += static_cast<std::size_t>(std::get<engine::ResidentialScore>(report.worth).markets);
            ++areas;
        }
        REQUIRE(picture.lines.size() == links);
        REQUIRE(countOf(picture, {LayerTone::Step0, LayerTone::Step1, LayerTone::Step2, LayerTone::Step3}) == areas);
        REQUIRE(countOf(picture) == static_cast<int>(picture.regions.size()));
        (void)covered(picture);
    });
}

TEST_CASE("Each guard has a band, and all together bring what the final scoring gives them [C8.5]") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture picture = model::layerPicture(LayerKind::Guards, game);
        const auto guards = std::count_if(state.followers.begin(), state.followers.end(), [](const auto& follower) {
            return follower.role == engine::FollowerRole::Guard;
        });
        REQUIRE(static_cast<long>(picture.lines.size()) == guards);
        REQUIRE(countOf(picture) == static_cast<int>(guards));
        REQUIRE(picture.regions.empty());
        const model::Outlook outlook(game);
        for (const engine::FollowerPlacement& follower : state.followers) {
            if (follower.role != engine::FollowerRole::Guard || state.isOver()) continue;
            const auto atEnd = outlook.guardAtEnd(follower.edge);
            REQUIRE(atEnd.size() == 1);
            REQUIRE(atEnd.front().score == engine::ScoreBreakdown(engine::describeGuard(state, follower.edge).worth));
        }
    });
}

TEST_CASE("The last scoring shows everything that the last scoring step scored") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const LayerPicture picture = model::layerPicture(LayerKind::LastScoring, game);
        requireWholeFeatures(game.state(), picture);
        const auto last = model::Outlook(game).last();
        REQUIRE(countOf(picture) == static_cast<int>(last.size()));
        REQUIRE(picture.badges.empty() == last.empty());
        REQUIRE_FALSE(picture.footnote.isEmpty() == last.empty());
    });
}

TEST_CASE("Worths at the end are what playing on without a further piece would be counted as") {
    forPositions(playRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        if (state.isOver()) return;
        const model::Outlook outlook(game);
        std::vector<int> points;
        for (std::size_t player = 0; player < state.playerCount(); ++player)
            points.push_back(state.supplies[player].score);
        for (const SegmentKind kind : {SegmentKind::Street, SegmentKind::Market, SegmentKind::Residential})
            for (const SegmentRef& first : model::featuresOf(state, kind))
                for (const engine::Scored& scored : outlook.feature(first).atEnd)
                    points[scored.player] += engine::pointsOf(scored.score);
        for (const engine::FollowerPlacement& follower : state.followers)
            if (follower.role == engine::FollowerRole::Guard)
                for (const engine::Scored& scored : outlook.guardAtEnd(follower.edge))
                    points[scored.player] += engine::pointsOf(scored.score);
        REQUIRE(points == engine::projectedScores(state));
    });
}

TEST_CASE("Roads, children and figures of The Kids are each shown and counted once") {
    forPositions(playKidsRandomly, [](const engine::Game& game) {
        const engine::GameState& state = game.state();
        const LayerPicture roads = model::layerPicture(LayerKind::Roads, game);
        requireWholeFeatures(state, roads);
        REQUIRE(covered(roads) == allSegments(state, {SegmentKind::Road}));
        REQUIRE(countOf(roads) == static_cast<int>(roads.regions.size()));

        std::size_t children = 0;
        for (const engine::PlacedTile& tile : state.board.tiles()) children += state.definition(tile).children.size();
        const LayerPicture wanted = model::layerPicture(LayerKind::Children, game);
        requireWholeFeatures(state, wanted);
        REQUIRE(wanted.badges.size() == children);
        REQUIRE(countOf(wanted) == static_cast<int>(children));
        const auto taken = std::count_if(wanted.badges.begin(), wanted.badges.end(),
                                         [](const model::LayerBadge& badge) { return badge.filled; });
        REQUIRE(static_cast<std::size_t>(taken) == state.followers.size());

        const LayerPicture figures = model::layerPicture(LayerKind::Figures, game);
        requireWholeFeatures(state, figures);
        REQUIRE(countOf(figures) == static_cast<int>(state.followers.size()));
        REQUIRE(figures.badges.size() == state.followers.size());
        for (const model::LayerRegion& region : model::layerPicture(LayerKind::LastClosing, game).regions)
            REQUIRE(engine::describeRoad(state, segmentsOf(region).front()).closed);
    });
}

TEST_CASE("A layer follows the game and goes when another game comes to the table") {
    model::Session session;
    playRandomly(session, 8, 40);
    model::LayerModel layers(session);
    layers.toggle(LayerKind::Roads);  // of the other game
    CHECK_FALSE(layers.chosen());
    layers.toggle(LayerKind::Owners);
    REQUIRE(layers.chosen() == LayerKind::Owners);
    const auto before = layers.picture()->regions.size();
    session.goTo(4);
    CHECK(layers.picture()->regions.size() < before);
    layers.toggle(LayerKind::Owners);
    CHECK_FALSE(layers.chosen());
    layers.toggle(LayerKind::Streets);
    playKidsRandomly(session, 1, 3);
    CHECK_FALSE(layers.chosen());
    CHECK(layers.kinds() == model::layersOf(engine::GameKind::Kids));
}

}  // namespace remparts::test
