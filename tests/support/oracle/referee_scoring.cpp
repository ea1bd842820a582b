// Scoring while the game runs (C4) and at its end (C8).
#include <algorithm>

#include "support/oracle/country.h"
#include "support/oracle/referee.h"
#include "support/oracle/scoring.h"

namespace remparts::oracle {

using namespace engine;

void Referee::award(PlayerIndex to, const ScoreBreakdown& score, SegmentRef feature, BoardEdge edge,
                    const std::vector<Position>& tiles) {
    seats[to].score += pointsOf(score);
    events.push_back(Scored{to, score, feature, edge, tiles});
}

void Referee::sendHome(const FollowerPlacement& follower, bool scored) {
    followers.erase(std::find(followers.begin(), followers.end(), follower));
    ++seats[follower.player].followers;
    events.push_back(FollowerReturned{follower, scored});
}

int Referee::scoreCompleted(const std::vector<Patch>& complete, bool reportUnclaimed) {
    int scored = 0;
    for (const Patch& patch : complete) {
        const std::vector<FollowerPlacement> standing = standingOn(patch, followers);
        if (standing.empty()) {
            if (reportUnclaimed) events.push_back(CompletedUnclaimed{patch.first});
            continue;
        }
        ++scored;
        for (const PlayerIndex winner : majorityOn(patch, followers))
            award(winner, worthOf(patch, m_patches), patch.first, {}, {patch.tiles.begin(), patch.tiles.end()});
        for (const FollowerPlacement& follower : standing) sendHome(follower, true);
    }
    return scored;
}

void Referee::finish() {
    endReasons = reasonsToEnd();
    events.push_back(EndBegan{endReasons.empty() ? EndReason::TilesExhausted : *endReasons.begin()});

    WallCompleted completed;
    for (const BoardEdge& edge : facingOpenCountry(city))
        if (city.walls.insert(edge).second) completed.edges.push_back(edge);
    events.push_back(completed);
    std::vector<Patch> now = findPatches(city);
    const std::vector<Patch> complete = newlyComplete(m_patches, now);
    m_patches = std::move(now);
    scoreCompleted(complete, false);

    for (const FollowerPlacement& follower : std::vector<FollowerPlacement>(followers))
        if (follower.role == FollowerRole::Citizen || follower.role == FollowerRole::Seller)
            sendHome(follower, false);
    for (const Patch& patch : m_patches)
        for (const PlayerIndex winner : majorityOn(patch, followers))
            award(winner, worthOf(patch, m_patches), patch.first, {}, {patch.tiles.begin(), patch.tiles.end()});
    for (const FollowerPlacement& guard : followers)
        if (guard.role == FollowerRole::Guard)
            award(guard.player, guardWorth(city, guard.edge), {}, guard.edge, rowBefore(city, guard.edge));

    GameEnded ended;
    for (const Seat& seat : seats) ended.scores.push_back(seat.score);
    const int best = *std::max_element(ended.scores.begin(), ended.scores.end());
    for (PlayerIndex seat = 0; seat < seats.size(); ++seat)
        if (ended.scores[seat] == best) ended.winners.push_back(seat);
    events.push_back(ended);
    phase = Phase::Over;
}

std::vector<int> Referee::scoresIfEndedNow() const {
    Referee copy = *this;
    copy.finish();
    std::vector<int> scores;
    for (const Seat& seat : copy.seats) scores.push_back(seat.score);
    return scores;
}

}  // namespace remparts::oracle
