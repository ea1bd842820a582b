// What laying a tile does to the features it touches, read from the feature graph before and after.
#pragma once

#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::model {

/// One feature that the tile belongs to.
struct TileEffect {
    enum class Change : std::uint8_t { Begins, GoesOn, Joins, Ends };

    engine::SegmentKind kind = engine::SegmentKind::Street;
    Change change = Change::Begins;
    int tiles = 0;  ///< of the feature, the new tile counted

    friend bool operator==(const TileEffect&, const TileEffect&) = default;
};

/// In the order of the tile's segments, each feature once. `after` must hold one tile more than `before`; what has
/// been completed by it counts as ended, whatever else it did.
[[nodiscard]] std::vector<TileEffect> tileEffects(const engine::GameState& before, const engine::GameState& after);

}  // namespace remparts::model
