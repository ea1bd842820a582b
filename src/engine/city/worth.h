// What features, rows and towers are worth, and who has the majority: for scoring and for showing alike.
#pragma once

#include <span>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/engine/rules/city_outlook.h"

namespace remparts::engine::city {

/// The tiles that a feature runs over, each once, ascending.
[[nodiscard]] std::vector<Position> tilesOf(const GameState& state, SegmentRef segment);

/// C8.4: the first segments of the different markets that a residential area touches.
[[nodiscard]] std::vector<SegmentRef> marketsTouched(const GameState& state, SegmentRef area);
/// The same markets, each with one of the places where the area touches it.
[[nodiscard]] std::vector<MarketContact> marketContacts(const GameState& state, SegmentRef area);

/// C4.2, C4.3, C8.4: as the feature lies. `tileCount` is the number of tilesOf().
[[nodiscard]] ScoreBreakdown worthOf(const GameState& state, const Feature& feature, std::size_t tileCount);

/// C4.4: calls `visit(PlayerIndex)` for each player with most followers, ascending; for nobody when unclaimed.
template <class Visit>
void forEachLeader(const Feature& feature, Visit visit) {
    std::uint8_t most = 1;
    for (const std::uint8_t count : feature.followers) most = count > most ? count : most;
    for (PlayerIndex player = 0; player < maxPlayers; ++player)
        if (feature.followers[player] == most) visit(player);
}

/// C6.2, C8.5: calls `visit(const PlacedTile&)` along the unbroken run of tiles before a side, from the wall inwards.
template <class Visit>
void forEachInRow(const Board& board, BoardEdge edge, Visit visit) {
    Position cell = edge.tile;
    while (const PlacedTile* tile = board.tileAt(cell)) {
        visit(*tile);
        cell = neighbour(cell, opposite(edge.side));
    }
}

/// C8.5: the buildings in the row before a side.
[[nodiscard]] GuardScore guardWorth(const GameState& state, BoardEdge edge);

/// C7.2: the pieces at the far end of an arm, back to its last tower or the gate.
[[nodiscard]] std::span<const WallPiece> piecesBehindTower(std::span<const WallPiece> arm);
/// C7.2: what a tower at an end would score.
[[nodiscard]] TowerScore towerWorth(const CityWall& wall, WallEnd end);

}  // namespace remparts::engine::city
