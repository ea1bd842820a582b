#include "city/completion.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <vector>

#include "city/worth.h"
#include "feature_editor.h"

namespace remparts::engine::city {

namespace {

/// Features in the order of their first segment, each once: lowest x, then y of its tile, then segment number.
class FeatureList {
  public:
    explicit FeatureList(const Board& board) : m_board(board) {}

    void add(const Feature& feature) {
        const auto place = std::lower_bound(m_features.begin(), m_features.end(), feature,
                                            [this](const auto& a, const auto& b) { return rank(a) < rank(b); });
        if (place == m_features.end() || place->first != feature.first) m_features.insert(place, feature);
    }
    [[nodiscard]] std::span<const Feature> features() const { return m_features; }

  private:
    [[nodiscard]] std::tuple<Position, std::uint8_t> rank(const Feature& feature) const {
        return {m_board.tile(feature.first.tile).position, feature.first.segment};
    }

    const Board& m_board;
    std::vector<Feature> m_features;
};

void returnFollowers(Play& play, SegmentRef feature, bool scored) {
    GameState& state = play.state;
    auto& followers = state.followers;
    const auto stands = [&](const FollowerPlacement& follower) {
        return follower.role != FollowerRole::Guard && state.features.sameFeature(follower.segment, feature);
    };
    for (const FollowerPlacement& follower : followers) {
        if (!stands(follower)) continue;
        ++state.supplies[follower.player].followers;
        play.tell(FollowerReturned{follower, scored});
    }
    followers.erase(std::remove_if(followers.begin(), followers.end(), stands), followers.end());
    FeatureEditor(state.features, state.board, *state.setup->tiles).clearFollowers(feature);
}

bool scoreAll(Play& play, const FeatureList& list) {
    bool anyScored = false;
    for (const Feature& feature : list.features()) {
        if (!feature.isClaimed()) {
            play.tell(CompletedUnclaimed{feature.first});
            continue;
        }
        anyScored = true;
        awardFeature(play, feature);
        returnFollowers(play, feature.first, true);
    }
    return anyScored;
}

/// Residential areas are never scored on the way (C4.1).
bool isCompletedForScoring(const GameState& state, SegmentRef segment) {
    if (!state.features.isComplete(segment)) return false;
    return state.definition(state.board.tile(segment.tile)).segments[segment.segment].kind !=
           SegmentKind::Residential;
}

void addIfCompleted(const GameState& state, SegmentRef segment, FeatureList& list) {
    if (isCompletedForScoring(state, segment)) list.add(state.features.feature(segment));
}

/// What reaches a side of the tile with this number: one segment where no street crosses it.
void addCompletedAt(const GameState& state, std::int32_t tile, Direction side, FeatureList& list) {
    const PlacedTile& placed = state.board.tile(tile);
    const TileDefinition& definition = state.definition(placed);
    const auto addAt = [&](PortPlace place) {
        addIfCompleted(state, {tile, definition.segmentAtPort(port(side, place), placed.orientation)}, list);
    };
    addAt(PortPlace::Centre);
    if (!definition.hasStreet(side, placed.orientation)) return;
    addAt(PortPlace::LeftHalf);
    addAt(PortPlace::RightHalf);
}

}  // namespace

/// All that is complete on or beside the last tile was completed by it: it reached a side that was open before.
bool scoreLastTile(Play& play) {
    const GameState& state = play.state;
    const auto last = static_cast<std::int32_t>(state.board.tiles().size()) - 1;
    const PlacedTile& placed = state.board.tile(last);
    FeatureList list(state.board);
    const auto segments = static_cast<std::uint8_t>(state.definition(placed).segments.size());
    for (std::uint8_t segment = 0; segment < segments; ++segment) addIfCompleted(state, {last, segment}, list);
    for (const Direction side : allDirections) {
        const std::int32_t other = state.board.indexAt(neighbour(placed.position, side));
        if (other >= 0) addCompletedAt(state, other, opposite(side), list);
    }
    return scoreAll(play, list);
}

void scoreSide(Play& play, BoardEdge edge) {
    FeatureList list(play.state.board);
    addCompletedAt(play.state, play.state.board.indexAt(edge.tile), edge.side, list);
    scoreAll(play, list);
}

bool lastTileCompletesItsOwn(const GameState& state) {
    const auto last = static_cast<std::int32_t>(state.board.tiles().size()) - 1;
    const auto segments = static_cast<std::uint8_t>(state.definition(state.board.tile(last)).segments.size());
    for (std::uint8_t segment = 0; segment < segments; ++segment)
        if (isCompletedForScoring(state, {last, segment})) return true;
    return false;
}

void settleStreetsAndMarkets(Play& play) {
    FeatureList complete(play.state.board);
    FeatureList open(play.state.board);
    for (const FollowerPlacement& follower : play.state.followers) {
        if (follower.role == FollowerRole::Guard || follower.role == FollowerRole::Steward) continue;
        const Feature feature = play.state.features.feature(follower.segment);
        (feature.isComplete() ? complete : open).add(feature);
    }
    scoreAll(play, complete);
    for (const Feature& feature : open.features()) returnFollowers(play, feature.first, false);
}

void awardFeature(Play& play, const Feature& feature) {
    const std::vector<Position> tiles = tilesOf(play.state, feature.first);
    const ScoreBreakdown score = worthOf(play.state, feature, tiles.size());
    forEachLeader(feature, [&](PlayerIndex player) {
        play.state.supplies[player].score += pointsOf(score);
        if (play.isHeard()) play.tell(Scored{player, score, feature.first, {}, tiles});
    });
}

}  // namespace remparts::engine::city
