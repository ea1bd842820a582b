// Wall rounds (C5), guards (C6) and towers (C7).
#include <algorithm>

#include "support/oracle/country.h"
#include "support/oracle/referee.h"
#include "support/oracle/scoring.h"

namespace remparts::oracle {

using namespace engine;

BoardEdge Referee::tip(WallEnd end) const {
    const Arm& arm = arms[index(end)];
    return arm.pieces.empty() ? gate[0] : arm.pieces.back();
}

BoardEdge Referee::nextSide(WallEnd end) const {
    if (end == WallEnd::Clockwise) return nextClockwise(city, tip(end));
    // The side from which the clockwise walk arrives at the tip.
    return walkRound(city, tip(end)).back();
}

void Referee::nextPiece() {
    if (m_piecesSet == m_piecesInRound || wallPiecesLeft == 0 || closed) return askForTower();
    player = static_cast<PlayerIndex>((static_cast<std::size_t>(turnPlayer) + static_cast<std::size_t>(m_piecesSet)) %
                                      seats.size());
    phase = gate.empty() ? Phase::Gate : Phase::Wall;
}

void Referee::placeGate(const PlaceGate& choice) {
    gate.push_back(choice.edge);
    city.walls.insert(choice.edge);
    ++m_piecesSet;
    events.push_back(GatePlaced{player, choice.edge});
    std::vector<Patch> now = findPatches(city);
    m_complete = newlyComplete(m_patches, now);
    m_patches = std::move(now);
    scoreCompleted(m_complete, true);
    nextPiece();
}

void Referee::placeWall(const PlaceWall& choice) {
    m_lastPiece = nextSide(choice.end);
    arms[index(choice.end)].pieces.push_back(m_lastPiece);
    city.walls.insert(m_lastPiece);
    --wallPiecesLeft;
    ++m_piecesSet;
    events.push_back(WallPlaced{player, choice.end, m_lastPiece});
    if (walkRound(city, gate[0]).size() == city.walls.size()) {
        closed = true;
        events.push_back(CityClosed{});
    }
    std::vector<Patch> now = findPatches(city);
    m_complete = newlyComplete(m_patches, now);
    m_patches = std::move(now);
    if (!options().guardBeforeScoring) scoreCompleted(m_complete, true);
    askForGuard();
}

bool Referee::guardAllowed() const {
    if (seats[player].followers == 0) return false;
    if (m_firstRound && !options().firstRoundGuards) return false;
    return !guardOpposite(city, m_lastPiece, followers);
}

void Referee::askForGuard() {
    phase = Phase::Guard;
    if (!guardAllowed()) afterGuardStep();
}

void Referee::placeGuard() {
    followers.push_back({player, FollowerRole::Guard, {}, m_lastPiece});
    --seats[player].followers;
    events.push_back(GuardPlaced{player, m_lastPiece});
    afterGuardStep();
}

void Referee::afterGuardStep() {
    if (options().guardBeforeScoring) scoreCompleted(m_complete, true);
    nextPiece();
}

std::vector<Action> Referee::freeEnds() const {
    std::vector<Action> ends;
    for (const WallEnd end : {WallEnd::Clockwise, WallEnd::Counterclockwise}) {
        const Arm& arm = arms[index(end)];
        if (arm.towers.empty() || arm.towers.back() != arm.pieces.size()) ends.push_back(PlaceTower{end});
    }
    return ends;
}

void Referee::askForTower() {
    player = turnPlayer;
    phase = Phase::Tower;
    if (seats[player].towers == 0 || freeEnds().empty()) endTurn();
}

void Referee::placeTower(const PlaceTower& choice) {
    Arm& arm = arms[index(choice.end)];
    const std::size_t previous = arm.towers.empty() ? 0 : arm.towers.back();
    arm.towers.push_back(arm.pieces.size());
    --seats[player].towers;
    events.push_back(TowerPlaced{player, choice.end});
    award(player, TowerScore{static_cast<int>(arm.pieces.size() - previous)}, {}, tip(choice.end), {});
    endTurn();
}

}  // namespace remparts::oracle
