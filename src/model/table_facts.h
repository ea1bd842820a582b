// Plain facts of a position that lists and badges show: what is left, how far the game is, how a wall round goes.
#pragma once

#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::model {

/// One stack of tiles. `left` leaves out the tile in hand.
struct StackFacts {
    int size = 0;
    int left = 0;
    bool current = false;  ///< the tile in hand or the last one came from it; while one is to be drawn none is
};
[[nodiscard]] std::vector<StackFacts> stackFacts(const engine::GameState& state);

/// "Tile 41 of 75": the tile in hand or the last one drawn; discarded tiles count as drawn.
struct TileCount {
    int number = 0;
    int total = 0;
};
[[nodiscard]] TileCount tileCount(const engine::GameState& state);
/// Tiles still in the stacks.
[[nodiscard]] int tilesInStacks(const engine::GameState& state);
/// C2.5: tiles set aside.
[[nodiscard]] int discardedCount(const engine::GameState& state);
/// Cells where the tile in hand fits in some orientation; 0 in every phase but the tile's.
[[nodiscard]] int possiblePlaceCount(const engine::GameState& state);

/// C2.6: a design with how many of it can still be drawn; only those of which any are left, in the set's order.
struct DesignLeft {
    engine::TileIndex tile = 0;
    int left = 0;
};
[[nodiscard]] std::vector<DesignLeft> designsLeft(const engine::GameState& state);

/// Followers in the supply at the beginning of The City (C1.2), for rows of signs.
inline constexpr int followersPerPlayer = 7;
/// What each player has at the beginning of this game: followers (C1.2) or figures (K1.2), and towers (C1.3).
[[nodiscard]] engine::Supply supplyAtStart(const engine::GameState& state);
/// C1.3: towers at the beginning.
[[nodiscard]] int towersPerPlayer(int players);

enum class LapState { Done, Now, ToCome };
struct LapSeat {
    engine::PlayerIndex player = 0;
    LapState state = LapState::ToCome;
};
/// A running wall round, lap by lap (C5.5). While a guard is asked for, its builder is still "now"; in the tower step
/// all are done.
struct WallRoundFacts {
    engine::PlayerIndex starter = 0;
    std::vector<std::vector<LapSeat>> laps;  ///< each from the starter on, clockwise
    int pieces = 0;                          ///< of the whole round, the gate counted
    int toGo = 0;                            ///< not yet set
    bool gateFirst = false;                  ///< its first piece is the gate
};
[[nodiscard]] std::optional<WallRoundFacts> wallRoundFacts(const engine::GameState& state);

/// Points if the game ended now, by player; in The Kids figures placed.
[[nodiscard]] std::vector<int> projectedPoints(const engine::GameState& state);

}  // namespace remparts::model
