// The sign of each player colour, so that colour is not the only way to tell them apart.
#pragma once

#include <vector>

#include "builder.h"
#include "remparts/engine/tile.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// Whose a piece is, in the paints that are in use.
struct Livery {
    Livery(engine::PlayerColor player, PlayerPaints inPaints = PlayerPaints::Standard)
        : color(player), paints(inPaints) {}

    engine::PlayerColor color;
    PlayerPaints paints;
};
[[nodiscard]] Color paintOf(const Livery& livery);
/// Disc, square, triangle, cross: counter-clockwise about the origin, about 0.2 · `size` from the middle to the rim.
[[nodiscard]] std::vector<Vec2> signOf(engine::PlayerColor color, float size = 1);

}  // namespace remparts::geometry
