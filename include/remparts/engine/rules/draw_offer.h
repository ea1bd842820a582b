// What a drawn tile offers its player, against what the others that could have come would have offered: the luck of
// the draw in The City, in points.
#pragma once

#include <optional>

#include "remparts/engine/game_state.h"

namespace remparts::engine {

/// The most points that the player whose turn it is would make at once by laying a tile: what it completes under
/// followers that stand there (C4.1, C4.4). Walls, which may follow, are not counted. Nothing for a tile that fits
/// nowhere (C2.5). Needs a position in which a tile is to be laid.
[[nodiscard]] std::optional<int> bestAtOnce(const GameState& state, TileIndex tile);

struct DrawOffer {
    int drawn = 0;       ///< bestAtOnce() of the tile in hand
    double average = 0;  ///< of bestAtOnce() over the tile in hand and every tile left that fits somewhere

    friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};
/// Needs a tile in hand. Costs one laying for every place of every design that is left.
[[nodiscard]] DrawOffer drawOffer(const GameState& state);

}  // namespace remparts::engine
