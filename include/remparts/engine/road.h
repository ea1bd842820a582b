// What lies on a road of The Kids: facts of the tiles, no rule.
#pragma once

#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::engine {

/// A child on a laid tile.
struct ChildOnRoad {
    SegmentRef segment;
    Child child;

    friend bool operator==(const ChildOnRoad&, const ChildOnRoad&) = default;
};

/// Everything on the road that a laid segment belongs to.
struct RoadReport {
    SegmentRef first;                   ///< lowest by x, then y of its tile, then number
    std::vector<Position> tiles;        ///< without repetition, ascending
    std::vector<ChildOnRoad> children;  ///< ascending by x, y of the tile and the child's cell
    bool closed = false;                ///< K3.1
};
/// Cost: the road's size, times its logarithm.
[[nodiscard]] RoadReport describeRoad(const GameState& state, SegmentRef segment);

/// The player with a colour, or noPlayer when nobody plays it (K3.2).
[[nodiscard]] PlayerIndex playerOf(const GameSetup& setup, PlayerColor color);

}  // namespace remparts::engine
