// The way of a road over the table, as a line along the cells of the tiles' pictures, with soft bends.
#pragma once

#include <span>
#include <vector>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::panel {

using Way = std::vector<model::TablePoint>;

/// The middles of all cells of the segments, each once, in the order in which one comes to them from the road's end
/// on the first of them. A road without an end is gone round and ends where it began. Roads that do not hang
/// together, and the branches of a fork, are ways of their own.
[[nodiscard]] std::vector<Way> waysAlong(const engine::GameState& state,
                                         std::span<const engine::SegmentRef> segments);
/// With round bends, in steps of at most a quarter of a cell.
[[nodiscard]] Way softened(const Way& way);
/// In cells of the table.
[[nodiscard]] double lengthOf(const Way& way);
/// The first part of a way, of that length.
[[nodiscard]] Way firstPart(const Way& way, double length);

}  // namespace remparts::panel
