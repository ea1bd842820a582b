// What a player can choose: plain data, one small struct for each kind of action in a record.
#pragma once

#include <cstdint>
#include <variant>

#include "remparts/engine/grid.h"

namespace remparts::engine {

/// The two ends of the wall, named by the way round the city in which the arm grows, seen from above.
enum class WallEnd : std::uint8_t { Clockwise, Counterclockwise };

[[nodiscard]] constexpr std::uint8_t index(WallEnd end) {
    return static_cast<std::uint8_t>(end);
}

struct PlaceTile {
    Position position;
    Orientation orientation = Orientation::Upright;
    friend bool operator==(const PlaceTile&, const PlaceTile&) = default;
};
/// On a segment of the tile just laid.
struct PlaceFollower {
    std::uint8_t segment = 0;
    friend bool operator==(const PlaceFollower&, const PlaceFollower&) = default;
};
struct PlaceGate {
    BoardEdge edge;
    friend bool operator==(const PlaceGate&, const PlaceGate&) = default;
};
struct PlaceWall {
    WallEnd end = WallEnd::Clockwise;
    friend bool operator==(const PlaceWall&, const PlaceWall&) = default;
};
/// On the wall piece just set.
struct PlaceGuard {
    friend bool operator==(const PlaceGuard&, const PlaceGuard&) = default;
};
struct PlaceTower {
    WallEnd end = WallEnd::Clockwise;
    friend bool operator==(const PlaceTower&, const PlaceTower&) = default;
};
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
/// The Kids: turn up the top tile of a pile.
struct DrawTile {
    std::uint8_t pile = 0;
    friend bool operator==(const DrawTile&, const DrawTile&) = default;
};

using Action = std::variant<PlaceTile, PlaceFollower, PlaceGate, PlaceWall, PlaceGuard, PlaceTower, Pass, DrawTile>;

}  // namespace remparts::engine
