// The sign of each player colour, so that colour is not the only way to tell them apart.
#pragma once

#include <vector>

#include "builder.h"
#include "remparts/engine/tile.h"

namespace remparts::geometry {

[[nodiscard]] Color paintOf(engine::PlayerColor color);
/// Disc, square, triangle, cross: counter-clockwise about the origin, about 0.2 · `size` from the middle to the rim.
[[nodiscard]] std::vector<Vec2> signOf(engine::PlayerColor color, float size = 1);

}  // namespace remparts::geometry
