#include "remparts/engine/rules/city_queries.h"

#include <algorithm>
#include <span>
#include <utility>

#include "city/boundary.h"
#include "city/completion.h"
#include "city/final_scoring.h"
#include "city/guards.h"
#include "city/worth.h"
#include "remparts/engine/rules/city_outlook.h"

namespace remparts::engine {

namespace {

/// C6.4, C4.1: what the tile or piece just set completed and the open decision still holds back.
void scoreHeldBack(Play& play) {
    GameState& state = play.state;
    const auto& options = std::get<CityOptions>(state.setup->options);
    if (state.decision.phase == Phase::Follower) city::scoreLastTile(play);
    if (state.decision.phase == Phase::Guard && options.guardBeforeScoring)
        city::scoreSide(play, state.wall.tip(state.wallRound->lastEnd));
}

/// The position as it would be counted if the game ended now.
GameState countedOut(const GameState& state, EventLog* log) {
    GameState ended = state;
    Play play{ended, log};
    scoreHeldBack(play);
    city::scoreEnd(play);
    return ended;
}

}  // namespace

FeatureReport describeFeature(const GameState& state, SegmentRef segment) {
    FeatureReport report;
    report.feature = state.features.feature(segment);
    report.segments = state.features.members(segment);
    report.tiles = city::tilesOf(state, segment);
    report.worth = city::worthOf(state, report.feature, report.tiles.size());
    city::forEachLeader(report.feature, [&report](PlayerIndex player) { report.majority.push_back(player); });
    return report;
}

std::vector<MarketContact> marketsBeside(const GameState& state, SegmentRef area) {
    return city::marketContacts(state, area);
}

GuardReport describeGuard(const GameState& state, BoardEdge edge) {
    GuardReport report;
    city::forEachInRow(state.board, edge, [&report](const PlacedTile& tile) { report.row.push_back(tile.position); });
    report.worth = city::guardWorth(state, edge);
    report.barredByOpposite = city::hasGuardOpposite(state.board, edge);
    return report;
}

TowerScore describeTower(const GameState& state, WallEnd end) {
    return city::towerWorth(state.wall, end);
}

TowerReport describeTowerOn(const GameState& state, BoardEdge edge) {
    TowerReport report;
    for (const std::span<const WallPiece> arm : state.wall.arms) {
        const auto own =
            std::find_if(arm.begin(), arm.end(), [&](const WallPiece& piece) { return piece.edge == edge; });
        if (own == arm.end()) continue;
        const auto below = static_cast<std::size_t>(own - arm.begin());
        const std::size_t behind = city::piecesBehindTower(arm.first(below)).size();
        for (const WallPiece& piece : arm.subspan(below - behind, behind + 1)) report.pieces.push_back(piece.edge);
        if (behind < below) report.previousTower = arm[below - behind - 1].edge;
    }
    return report;
}

std::optional<BoardEdge> nextWallEdge(const GameState& state, WallEnd end) {
    return city::nextWallSide(state.board, state.wall, end);
}

std::vector<BoardEdge> outerBoundary(const GameState& state) {
    std::vector<BoardEdge> sides;
    if (state.board.isEmpty()) return sides;
    city::anyBoundarySide(state.board, [&sides](BoardEdge side) {
        sides.push_back(side);
        return false;
    });
    return sides;
}

std::vector<int> projectedScores(const GameState& state) {
    if (state.isOver()) return city::scoresOf(state);
    return city::scoresOf(countedOut(state, nullptr));
}

std::vector<Scored> projectedScorings(const GameState& state) {
    std::vector<Scored> scorings;
    if (state.isOver()) return scorings;
    EventLog log;
    (void)countedOut(state, &log);
    for (Event& event : log)
        if (auto* scored = std::get_if<Scored>(&event)) scorings.push_back(std::move(*scored));
    return scorings;
}

Standings projectedStandings(const GameState& state) {
    Standings standings{projectedScores(state), {}, state.isOver()};
    standings.winners = city::winnersOf(standings.scores);
    return standings;
}

std::vector<int> tilesLeft(const GameState& state) {
    std::vector<int> left(state.setup->tiles->size());
    const auto& stacks = state.setup->stacks;
    for (std::size_t stack = 0; stack < stacks.size(); ++stack)
        for (auto next = static_cast<std::size_t>(state.stacks.drawn[stack]); next < stacks[stack].size(); ++next)
            ++left[stacks[stack][next]];
    return left;
}

}  // namespace remparts::engine
