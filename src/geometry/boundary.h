// The line of tile sides round the city, followed from side to side.
#pragma once

#include <cstdint>
#include <functional>

#include "remparts/engine/grid.h"

namespace remparts::geometry {

/// Whether a tile lies on a cell.
using Occupied = std::function<bool(engine::Position)>;

/// How the line goes on at an end of a side: towards the open country, straight on, or round the city.
enum class Turn : std::uint8_t { Inward, Straight, Outward };

/// The two ways along the line, as seen from above.
enum class Way : std::uint8_t { Clockwise, Counterclockwise };

struct NextSide {
    engine::BoardEdge edge;
    Turn turn = Turn::Straight;
};

/// The direction in which the line runs along a side.
[[nodiscard]] constexpr engine::Direction along(engine::Direction side, Way way) {
    return engine::turned(side, way == Way::Clockwise ? 1 : -1);
}
/// The side after `edge`. Where two tiles meet only at a corner, the line stays with the same free cell (C5.3).
[[nodiscard]] NextSide sideAfter(const Occupied& occupied, engine::BoardEdge edge, Way way);

}  // namespace remparts::geometry
