#include "city/final_scoring.h"

#include <algorithm>

#include "board_editor.h"
#include "city/boundary.h"
#include "city/completion.h"
#include "city/worth.h"
#include "feature_editor.h"
#include "table.h"

namespace remparts::engine::city {

namespace {

constexpr int smallGap = 5;  // C8.1c

/// The sides that no piece stands on yet, clockwise from the clockwise end.
std::vector<BoardEdge> unwalledBoundary(const Board& board, const CityWall& wall) {
    std::vector<BoardEdge> sides;
    if (board.isEmpty() || wall.closed) return sides;
    if (!wall.gate) {
        anyBoundarySide(board, [&sides](BoardEdge side) {
            sides.push_back(side);
            return false;
        });
        return sides;
    }
    const BoardEdge end = wall.tip(WallEnd::Counterclockwise);
    BoardEdge side = followingSide(board, wall.tip(WallEnd::Clockwise), WallEnd::Clockwise);
    for (; side != end; side = followingSide(board, side, WallEnd::Clockwise)) sides.push_back(side);
    return sides;
}

void completeWall(Play& play) {
    GameState& state = play.state;
    std::vector<BoardEdge> sides = unwalledBoundary(state.board, state.wall);
    BoardEditor board(state.board);
    FeatureEditor features(state.features, state.board, *state.setup->tiles);
    for (const BoardEdge side : sides) {
        board.wall(side);
        features.closeSide(side);
    }
    play.tell(WallCompleted{std::move(sides)});
}

/// C8.4: each area once, in the order of the first steward placed on it.
void scoreStewards(Play& play) {
    std::vector<SegmentRef> done;
    for (const FollowerPlacement& follower : play.state.followers) {
        if (follower.role != FollowerRole::Steward) continue;
        const Feature area = play.state.features.feature(follower.segment);
        if (std::find(done.begin(), done.end(), area.first) != done.end()) continue;
        done.push_back(area.first);
        awardFeature(play, area);
    }
}

void scoreGuards(Play& play) {
    for (const FollowerPlacement& follower : play.state.followers) {
        if (follower.role != FollowerRole::Guard) continue;
        const GuardScore score = guardWorth(play.state, follower.edge);
        play.state.supplies[follower.player].score += score.points();
        if (!play.isHeard()) continue;
        Scored scored{follower.player, score, {}, follower.edge, {}};
        forEachInRow(play.state.board, follower.edge,
                     [&scored](const PlacedTile& tile) { scored.tiles.push_back(tile.position); });
        play.tell(std::move(scored));
    }
}

}  // namespace

/// Where several reasons hold at once, the one nearest to the wall is told.
std::optional<EndReason> endReason(const GameState& state) {
    if (state.wall.closed) return EndReason::CityClosed;
    if (state.wallPiecesLeft == 0) return EndReason::WallsExhausted;
    if (state.wall.gate && gapIsAtMost(state.board, state.wall, smallGap)) return EndReason::GapSmall;
    if (!firstFilledStack(state)) return EndReason::TilesExhausted;
    return std::nullopt;
}

void scoreEnd(Play& play) {
    completeWall(play);
    settleStreetsAndMarkets(play);
    scoreStewards(play);
    scoreGuards(play);
}

std::vector<int> scoresOf(const GameState& state) {
    std::vector<int> scores;
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        scores.push_back(state.supplies[player].score);
    return scores;
}

std::vector<PlayerIndex> winnersOf(const std::vector<int>& scores) {
    return playersWith(scores, *std::max_element(scores.begin(), scores.end()));
}

}  // namespace remparts::engine::city
