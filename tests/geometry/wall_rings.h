// The walls of random cities, piece by piece.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "boundary.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::test {

struct WallRing {
    geometry::CityPlan plan;
    std::set<engine::Position> cells;                           ///< with tiles
    std::map<engine::BoardEdge, geometry::PlannedPart> pieces;  ///< the gate, too

    [[nodiscard]] geometry::Occupied occupied() const {
        return [this](engine::Position cell) { return cells.count(cell) != 0; };
    }
};

/// Finished and half-built walls of 120 cities, made once.
[[nodiscard]] const std::vector<WallRing>& wallRings();

/// Closed walls of small cities that touch themselves at a corner, of all four ways round, with the gate on every
/// side in turn. Nothing but the wall is planned.
[[nodiscard]] const std::vector<WallRing>& pinchedRings();

[[nodiscard]] engine::BoardEdge edgeOf(const geometry::PartKey& key);
[[nodiscard]] geometry::Way opposite(geometry::Way way);
/// A point of a piece's own coordinates, on the table.
[[nodiscard]] geometry::Vec3 onTable(const geometry::PlannedPart& piece, geometry::Vec3 own);
/// Where a line that runs along a piece at distance z from the border ends. Where the gate's wall turns an inward
/// corner, beyond it.
[[nodiscard]] geometry::Vec3 endOf(const geometry::PlannedPart& piece, geometry::Way way, float z);
/// The places that such a line passes from the middle of a piece to that end.
[[nodiscard]] std::vector<geometry::Vec3> lineTo(const geometry::PlannedPart& piece, geometry::Way way, float z);

}  // namespace remparts::test
