// The table as a grid: cells, directions, orientations, the twelve ports round a tile, sides of tiles.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace remparts::engine {

/// The four sides of a cell, clockwise from the north.
enum class Direction : std::uint8_t { North, East, South, West };

inline constexpr std::array<Direction, 4> allDirections{Direction::North, Direction::East, Direction::South,
                                                        Direction::West};

[[nodiscard]] constexpr std::uint8_t index(Direction direction) {
    return static_cast<std::uint8_t>(direction);
}

/// The direction `quarterTurns` clockwise from `direction`; negative turns go counter-clockwise.
[[nodiscard]] constexpr Direction turned(Direction direction, int quarterTurns) {
    return static_cast<Direction>((index(direction) + quarterTurns + 4) & 3);
}

[[nodiscard]] constexpr Direction opposite(Direction direction) {
    return turned(direction, 2);
}

/// A cell of the table: x grows to the east, y to the north; the first tile lies at (0, 0).
struct Position {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

/// The cell `steps` away from `position`.
[[nodiscard]] constexpr Position neighbour(Position position, Direction direction, int steps = 1) {
    constexpr std::array<Position, 4> step{Position{0, 1}, Position{1, 0}, Position{0, -1}, Position{-1, 0}};
    const Position s = step[index(direction)];
    return {position.x + s.x * steps, position.y + s.y * steps};
}

/// How a tile is turned: clockwise quarter turns, 0 to 3.
enum class Orientation : std::uint8_t { Upright, Quarter, Half, ThreeQuarter };

inline constexpr std::array<Orientation, 4> allOrientations{Orientation::Upright, Orientation::Quarter,
                                                            Orientation::Half, Orientation::ThreeQuarter};

[[nodiscard]] constexpr std::uint8_t quarterTurns(Orientation orientation) {
    return static_cast<std::uint8_t>(orientation);
}
[[nodiscard]] constexpr int degrees(Orientation orientation) {
    return quarterTurns(orientation) * 90;
}
[[nodiscard]] constexpr Orientation turned(Orientation orientation, int turns) {
    return static_cast<Orientation>((quarterTurns(orientation) + turns + 4) & 3);
}

/// A set of sides (bit d: side d) of a tile as it lies on the table once the tile is turned.
[[nodiscard]] constexpr std::uint8_t turnedSides(std::uint8_t sides, Orientation orientation) {
    const unsigned twice = sides * 0x11u;
    return static_cast<std::uint8_t>((twice >> (4 - quarterTurns(orientation))) & 15u);
}

/// One of the 12 places round a tile where a segment can reach its border: side × {left half, centre, right half},
/// numbered clockwise from the north side's left (western) half. Left and right are as seen from inside the tile,
/// looking out. Turning a tile clockwise adds 3 modulo 12.
enum class PortPlace : std::uint8_t { LeftHalf, Centre, RightHalf };

struct Port {
    std::uint8_t number = 0;

    friend constexpr auto operator<=>(const Port&, const Port&) = default;
};

inline constexpr int portCount = 12;

[[nodiscard]] constexpr Port port(Direction side, PortPlace place) {
    return {static_cast<std::uint8_t>(index(side) * 3 + static_cast<std::uint8_t>(place))};
}
[[nodiscard]] constexpr Direction sideOf(Port port) {
    return static_cast<Direction>(port.number / 3);
}
[[nodiscard]] constexpr PortPlace placeOf(Port port) {
    return static_cast<PortPlace>(port.number % 3);
}
[[nodiscard]] constexpr Port turned(Port port, Orientation orientation) {
    return {static_cast<std::uint8_t>((port.number + 3 * quarterTurns(orientation)) % portCount)};
}
/// The port that the same place on the table has in the unturned picture.
[[nodiscard]] constexpr Port unturned(Port port, Orientation orientation) {
    return {static_cast<std::uint8_t>((port.number + portCount - 3 * quarterTurns(orientation)) % portCount)};
}
/// The port of the neighbouring tile that meets this one across their common side.
[[nodiscard]] constexpr Port facing(Port port) {
    const int place = 2 - port.number % 3;
    return {static_cast<std::uint8_t>(index(opposite(sideOf(port))) * 3 + place)};
}

/// One side of one tile on the table; walls and the gate stand on such sides.
struct BoardEdge {
    Position tile;
    Direction side = Direction::North;

    /// The cell in front of the side, outside the tile.
    [[nodiscard]] constexpr Position front() const { return neighbour(tile, side); }
    friend constexpr auto operator<=>(const BoardEdge&, const BoardEdge&) = default;
};

}  // namespace remparts::engine
