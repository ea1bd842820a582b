// Moving a selection by arrow keys among points of the table.
#pragma once

#include <optional>
#include <vector>

#include "table_point.h"

namespace remparts::model {

/// Index of the point that lies nearest to `from` in the direction (dx, dy); points off that direction count as
/// farther. Nothing when none lies there.
[[nodiscard]] std::optional<std::size_t> nextInDirection(const std::vector<TablePoint>& points, TablePoint from,
                                                         double dx, double dy);
/// Index of the nearest point, the first of several; nothing of none.
[[nodiscard]] std::optional<std::size_t> nearestPoint(const std::vector<TablePoint>& points, TablePoint to);

}  // namespace remparts::model
