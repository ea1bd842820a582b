// The outline of squares on a lattice: one closed line round each piece and each hole.
#pragma once

#include <QPainterPath>
#include <utility>
#include <vector>

namespace remparts::panel {

/// A square of the lattice: to the east, to the north.
using LatticeCell = std::pair<int, int>;

/// Squares that share a side belong together; those that meet at a corner alone do not. `side` is a square's side and
/// `origin` the lattice's south-western corner on both axes; lines run `inset` inside the squares, so that the lines
/// of neighbours do not hide each other. To be filled by the odd–even rule. Cost: the bounding box of the cells.
[[nodiscard]] QPainterPath contourOf(const std::vector<LatticeCell>& cells, double side, double origin, double inset);

}  // namespace remparts::panel
