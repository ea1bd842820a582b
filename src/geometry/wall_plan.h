// Where the pieces of the wall stand, and how they meet.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "boundary.h"
#include "remparts/engine/city_wall.h"
#include "remparts/engine/setup.h"
#include "remparts/geometry/city_plan.h"
#include "walls.h"

namespace remparts::geometry {

using ColorOf = std::function<engine::PlayerColor(engine::PlayerIndex)>;

/// Adds gate, pieces and towers.
void planWall(const Occupied& occupied, const engine::CityWall& wall, const ColorOf& colorOf,
              std::vector<PlannedPart>& parts);
/// Pieces that are only imagined at `edges` (C8.2), joined to those that stand.
[[nodiscard]] std::vector<PlannedPart> planImagined(const Occupied& occupied, const engine::CityWall& wall,
                                                    std::span<const engine::BoardEdge> edges);
/// How the piece at `edge` meets its neighbours.
[[nodiscard]] Joints jointsAt(const Occupied& occupied, const engine::CityWall& wall, engine::BoardEdge edge);
/// A guard in the middle of a piece, on its walkway.
[[nodiscard]] PlannedPart planGuard(engine::BoardEdge edge, const Joints& joints, engine::PlayerColor color);

}  // namespace remparts::geometry
