#include "support/oracle/referee.h"

#include <algorithm>

#include "support/oracle/country.h"
#include "support/oracle/laying.h"
#include "support/oracle/scoring.h"

namespace remparts::oracle {

using namespace engine;

Referee::Referee(std::shared_ptr<const GameSetup> setup) : stacks(setup->stacks), m_setup(std::move(setup)) {
    const int players = static_cast<int>(m_setup->players.size());
    seats.assign(m_setup->players.size(), Seat{7, 12 / players, 0});
    startTurn();
}

const CityOptions& Referee::options() const {
    return std::get<CityOptions>(m_setup->options);
}

void Referee::startTurn() {
    player = turnPlayer;
    for (std::size_t stack = 0; stack < stacks.size(); ++stack)
        while (!stacks[stack].empty()) {
            hand = stacks[stack].front();
            stackOfHand = stack;
            stacks[stack].erase(stacks[stack].begin());
            events.push_back(TileDrawn{player, hand, static_cast<std::uint8_t>(stack)});
            phase = Phase::Tile;
            if (fitsSomewhere(city, *m_setup->tiles, hand)) return;
            discarded.push_back(hand);
            events.push_back(TileDiscarded{hand});
        }
    finish();
}

void Referee::endTurn() {
    if (!reasonsToEnd().empty()) return finish();
    turnPlayer = static_cast<PlayerIndex>((turnPlayer + 1) % seats.size());
    startTurn();
}

std::set<EndReason> Referee::reasonsToEnd() const {
    std::set<EndReason> reasons;
    if (std::all_of(stacks.begin(), stacks.end(), [](const auto& stack) { return stack.empty(); }))
        reasons.insert(EndReason::TilesExhausted);
    if (wallPiecesLeft == 0) reasons.insert(EndReason::WallsExhausted);
    if (closed) reasons.insert(EndReason::CityClosed);
    if (!gate.empty() && !closed && walkRound(city, gate[0]).size() - city.walls.size() <= 5)
        reasons.insert(EndReason::GapSmall);
    return reasons;
}

void Referee::play(const Action& action) {
    events.clear();
    if (const auto* tile = std::get_if<PlaceTile>(&action)) return layTile(*tile);
    if (const auto* follower = std::get_if<PlaceFollower>(&action)) return placeFollower(*follower);
    if (const auto* gateChoice = std::get_if<PlaceGate>(&action)) return placeGate(*gateChoice);
    if (const auto* wall = std::get_if<PlaceWall>(&action)) return placeWall(*wall);
    if (std::holds_alternative<PlaceGuard>(action)) return placeGuard();
    if (const auto* tower = std::get_if<PlaceTower>(&action)) return placeTower(*tower);
    if (phase == Phase::Follower) return afterFollowerStep();
    if (phase == Phase::Guard) return afterGuardStep();
    endTurn();  // passed on a tower
}

void Referee::layTile(const PlaceTile& choice) {
    city.lay(layOut(*m_setup->tiles, hand, choice.position, choice.orientation));
    events.push_back(TilePlaced{player, hand, choice.position, choice.orientation});
    std::vector<Patch> now = findPatches(city);
    m_complete = newlyComplete(m_patches, now);
    m_patches = std::move(now);
    phase = Phase::Follower;
    if (seats[player].followers == 0 || freeSegments().empty()) afterFollowerStep();
}

std::vector<Action> Referee::freeSegments() const {
    std::vector<Action> result;
    const int tile = static_cast<int>(city.tiles.size()) - 1;
    for (const Patch& patch : m_patches) {
        if (!standingOn(patch, followers).empty()) continue;
        if (patch.scoresDuringPlay() && !patch.open) continue;
        for (const SegmentRef& segment : patch.segments)
            if (segment.tile == tile) result.push_back(PlaceFollower{segment.segment});
    }
    return result;
}

void Referee::placeFollower(const PlaceFollower& choice) {
    const SegmentRef segment{static_cast<std::int32_t>(city.tiles.size()) - 1, choice.segment};
    const SegmentKind kind = patchOf(m_patches, segment).kind;
    const FollowerRole role = kind == SegmentKind::Street   ? FollowerRole::Citizen
                              : kind == SegmentKind::Market ? FollowerRole::Seller
                                                            : FollowerRole::Steward;
    followers.push_back({player, role, segment, {}});
    --seats[player].followers;
    events.push_back(FollowerPlaced{followers.back()});
    afterFollowerStep();
}

void Referee::afterFollowerStep() {
    const int scored = scoreCompleted(m_complete, true);
    // C5.2: with `completed` a market that the new tile only bounds starts nothing.
    const bool runsOverTile = std::any_of(m_complete.begin(), m_complete.end(), [&](const Patch& patch) {
        return patch.tiles.contains(city.tiles.back().position);
    });
    const bool triggered = options().wallTrigger == WallTrigger::Scored ? scored > 0 : runsOverTile;
    if (stackOfHand == 0 || !triggered) return endTurn();
    const int perPlayer = static_cast<int>(stackOfHand) * (seats.size() == 2 ? 2 : 1);
    m_piecesInRound = perPlayer * static_cast<int>(seats.size());
    m_piecesSet = 0;
    m_firstRound = gate.empty();
    events.push_back(WallRoundBegan{turnPlayer, static_cast<std::uint8_t>(perPlayer)});
    nextPiece();
}

std::vector<Action> Referee::legal() const {
    std::vector<Action> result;
    switch (phase) {
        case Phase::Tile:
            for (const PlaceTile& place : placesFor(city, *m_setup->tiles, hand)) result.push_back(place);
            break;
        case Phase::Follower:
            result = freeSegments();
            result.push_back(Pass{});
            break;
        case Phase::Gate:
            for (const BoardEdge& edge : facingOpenCountry(city)) result.push_back(PlaceGate{edge});
            break;
        case Phase::Wall:
            return {PlaceWall{WallEnd::Clockwise}, PlaceWall{WallEnd::Counterclockwise}};
        case Phase::Guard:
            return {PlaceGuard{}, Pass{}};
        case Phase::Tower:
            result = freeEnds();
            result.push_back(Pass{});
            break;
        case Phase::Draw:
        case Phase::Over:
            break;
    }
    return result;
}

}  // namespace remparts::oracle
