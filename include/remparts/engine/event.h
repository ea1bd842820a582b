// What followed from an action: past tense, complete enough to animate from, no texts, no clock.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/score.h"
#include "remparts/engine/setup.h"

namespace remparts::engine {

/// A part of the city that never changes its name: a laid tile (0 is the first one laid) and a segment of its design.
struct SegmentRef {
    std::int32_t tile = -1;
    std::uint8_t segment = 0;

    friend constexpr auto operator<=>(const SegmentRef&, const SegmentRef&) = default;
};

enum class FollowerRole : std::uint8_t { Citizen, Seller, Steward, Guard, Figure };

/// A follower on the table. A guard stands on a wall piece (`edge`), every other on a segment; a figure of The Kids
/// on a child there.
struct FollowerPlacement {
    PlayerIndex player = 0;
    FollowerRole role = FollowerRole::Citizen;
    SegmentRef segment;     ///< valid unless role is Guard
    BoardEdge edge;         ///< valid only when role is Guard
    std::uint8_t cell = 0;  ///< the child's (Child::cell); valid only when role is Figure

    friend constexpr auto operator<=>(const FollowerPlacement&, const FollowerPlacement&) = default;
};

/// A tile came into the hand of `player`. `stack` counts from 0.
struct TileDrawn {
    PlayerIndex player = 0;
    TileIndex tile = 0;
    std::uint8_t stack = 0;
    friend bool operator==(const TileDrawn&, const TileDrawn&) = default;
};
/// C2.5: it fits nowhere.
struct TileDiscarded {
    TileIndex tile = 0;
    friend bool operator==(const TileDiscarded&, const TileDiscarded&) = default;
};
/// `player` is noPlayer for the start tile of The Kids (K1.4).
struct TilePlaced {
    PlayerIndex player = 0;
    TileIndex tile = 0;
    Position position;
    Orientation orientation = Orientation::Upright;
    friend bool operator==(const TilePlaced&, const TilePlaced&) = default;
};
struct FollowerPlaced {
    FollowerPlacement placement;
    friend bool operator==(const FollowerPlaced&, const FollowerPlaced&) = default;
};
/// Back to its owner's supply: `scored` after its feature scored (C4.5), otherwise removed at the end (C8.3).
struct FollowerReturned {
    FollowerPlacement placement;
    bool scored = true;
    friend bool operator==(const FollowerReturned&, const FollowerReturned&) = default;
};
/// C5.2: wall building follows. `perPlayer` pieces each (C5.5), the gate counted as the first.
struct WallRoundBegan {
    PlayerIndex player = 0;
    std::uint8_t perPlayer = 1;
    friend bool operator==(const WallRoundBegan&, const WallRoundBegan&) = default;
};
struct GatePlaced {
    PlayerIndex player = 0;
    BoardEdge edge;
    friend bool operator==(const GatePlaced&, const GatePlaced&) = default;
};
struct WallPlaced {
    PlayerIndex player = 0;
    WallEnd end = WallEnd::Clockwise;
    BoardEdge edge;
    friend bool operator==(const WallPlaced&, const WallPlaced&) = default;
};
/// C5.7: the two ends met.
struct CityClosed {
    friend bool operator==(const CityClosed&, const CityClosed&) = default;
};
struct GuardPlaced {
    PlayerIndex player = 0;
    BoardEdge edge;
    friend bool operator==(const GuardPlaced&, const GuardPlaced&) = default;
};
struct TowerPlaced {
    PlayerIndex player = 0;
    WallEnd end = WallEnd::Clockwise;
    friend bool operator==(const TowerPlaced&, const TowerPlaced&) = default;
};
/// Points for one player. `tiles` are the tiles counted (street, market), the tiles of the area (residential), the
/// row (guard); empty for a tower.
struct Scored {
    PlayerIndex player = 0;
    ScoreBreakdown score;
    SegmentRef feature;  ///< the feature's first segment (by x, y, number); tile −1 for towers and guards
    BoardEdge edge;      ///< the guard's or tower's wall piece
    std::vector<Position> tiles;
    friend bool operator==(const Scored&, const Scored&) = default;
};
/// A street or market was completed that nobody stood on (C4.4).
struct CompletedUnclaimed {
    SegmentRef feature;
    friend bool operator==(const CompletedUnclaimed&, const CompletedUnclaimed&) = default;
};

/// The Kids, K3.1: the tile just laid closed a road. Who places figures on it follows.
struct RoadClosed {
    SegmentRef road;              ///< the road's first segment (by x, y, number)
    std::vector<Position> tiles;  ///< without repetition, ascending
    friend bool operator==(const RoadClosed&, const RoadClosed&) = default;
};
/// K3.2: figures that one player placed on a road, at least one.
struct ChildrenPlaced {
    PlayerIndex player = 0;
    SegmentRef road;                         ///< as in RoadClosed
    std::vector<FollowerPlacement> figures;  ///< ascending by x, y of the tile and the child's cell
    friend bool operator==(const ChildrenPlaced&, const ChildrenPlaced&) = default;
};

enum class EndReason : std::uint8_t {
    TilesExhausted,  ///< C8.1a; The Kids, K4.2
    WallsExhausted,  ///< C8.1b
    GapSmall,        ///< C8.1c
    CityClosed,      ///< C8.1d
    FiguresPlaced,   ///< The Kids, K4.1
};
/// C8.1; everything after this event belongs to the final scoring.
struct EndBegan {
    EndReason reason = EndReason::TilesExhausted;
    friend bool operator==(const EndBegan&, const EndBegan&) = default;
};
/// C8.2: sides walled at the end, real and imagined pieces alike, clockwise from the clockwise end.
struct WallCompleted {
    std::vector<BoardEdge> edges;
    friend bool operator==(const WallCompleted&, const WallCompleted&) = default;
};
struct TurnBegan {
    PlayerIndex player = 0;
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct GameEnded {
    std::vector<int> scores;  ///< The Kids: figures left
    std::vector<PlayerIndex> winners;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<TurnBegan, TileDrawn, TileDiscarded, TilePlaced, FollowerPlaced, FollowerReturned,
                           WallRoundBegan, GatePlaced, WallPlaced, CityClosed, GuardPlaced, TowerPlaced, Scored,
                           CompletedUnclaimed, EndBegan, WallCompleted, GameEnded, RoadClosed, ChildrenPlaced>;

using EventLog = std::vector<Event>;

}  // namespace remparts::engine
