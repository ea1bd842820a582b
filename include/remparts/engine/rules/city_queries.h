// Questions about a position of The City that the table shows before a click. Every answer follows the same
// code as the scoring itself.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::engine {

/// Everything that can be said of a feature now.
struct FeatureReport {
    Feature feature;
    std::vector<SegmentRef> segments;
    std::vector<Position> tiles;        ///< without repetition, ascending
    ScoreBreakdown worth;               ///< what it would score as it lies (C4.2, C4.3, C8.4)
    std::vector<PlayerIndex> majority;  ///< who would score (C4.4, C8.4), ascending; empty when unclaimed
};
[[nodiscard]] FeatureReport describeFeature(const GameState& state, SegmentRef segment);

/// The row that a guard on `edge` would watch, and its worth now (C8.5).
struct GuardReport {
    std::vector<Position> row;  ///< from the wall inwards, up to the first free cell
    GuardScore worth;
    bool barredByOpposite = false;  ///< C6.2
};
[[nodiscard]] GuardReport describeGuard(const GameState& state, BoardEdge edge);

/// What a tower at an end would score (C7.2). Needs a gate.
[[nodiscard]] TowerScore describeTower(const GameState& state, WallEnd end);

/// What the tower at the far end of a standing piece counts (C7.2), whatever was built since.
struct TowerReport {
    std::vector<BoardEdge> pieces;           ///< from the gate outwards, its own last; none at the gate itself
    std::optional<BoardEdge> previousTower;  ///< the piece of the tower before; nothing when they go back to the gate
};
[[nodiscard]] TowerReport describeTowerOn(const GameState& state, BoardEdge edge);

/// The side on which the next piece at an end would stand (C5.4); nothing without a gate or when closed.
[[nodiscard]] std::optional<BoardEdge> nextWallEdge(const GameState& state, WallEnd end);

/// The outer boundary, clockwise, from the lowest tile (x, then y) with a boundary side (C5.3).
[[nodiscard]] std::vector<BoardEdge> outerBoundary(const GameState& state);

/// Points if the game ended now: wall completed in thought (C8.2), stewards and guards counted. By player.
[[nodiscard]] std::vector<int> projectedScores(const GameState& state);

/// Tiles that can still be drawn, by design (C2.6): those in hand and discarded are left out.
[[nodiscard]] std::vector<int> tilesLeft(const GameState& state);

}  // namespace remparts::engine
