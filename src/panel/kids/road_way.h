// The way of a road over the table, from cell to cell of the tiles' pictures.
#pragma once

#include <span>
#include <vector>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::panel {

/// One step of the way. The first one stands still.
struct WayStep {
    model::TablePoint from;
    model::TablePoint to;
};
/// Every cell of the segments once, in the order in which one comes to them from the road's end on the first of them;
/// a road without an end is gone round.
[[nodiscard]] std::vector<WayStep> wayAlong(const engine::GameState& state,
                                            std::span<const engine::SegmentRef> segments);

}  // namespace remparts::panel
