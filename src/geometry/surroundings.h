// What PartKey::surroundings holds, by kind of part:
//   tile: bit d when no tile adjoins at direction d;
//   wall, gate: the joints at the ends, and whether the piece is only imagined;
//   tower: where at its corner it stands; follower: whether it is on guard;
//   child, figure: whether others stand close by, and for a child whether a figure carries it; pile: how many tiles
//   lie in it.
#pragma once

#include <cstdint>

#include "boundary.h"
#include "walls.h"

namespace remparts::geometry {

inline constexpr std::uint16_t imaginedBit = 1u << 4;
inline constexpr std::uint16_t onGuard = 1;
inline constexpr std::uint16_t carried = 1;
inline constexpr std::uint16_t crowded = 2;

[[nodiscard]] constexpr std::uint16_t pack(const Joints& joints) {
    return static_cast<std::uint16_t>(static_cast<unsigned>(joints.minusX) | static_cast<unsigned>(joints.plusX)
                                                                                 << 2);
}
[[nodiscard]] constexpr Joints unpackJoints(std::uint16_t surroundings) {
    return {static_cast<Joint>(surroundings & 3u), static_cast<Joint>((surroundings >> 2) & 3u)};
}
[[nodiscard]] constexpr bool isImagined(std::uint16_t surroundings) {
    return (surroundings & imaginedBit) != 0;
}

/// A tower at the end of a side: which end, how the boundary turns there, whether the gate stands at that corner.
struct TowerCorner {
    Way way = Way::Clockwise;
    Turn turn = Turn::Straight;
    bool atGate = false;
};

[[nodiscard]] constexpr std::uint16_t pack(const TowerCorner& corner) {
    return static_cast<std::uint16_t>(static_cast<unsigned>(corner.way) | static_cast<unsigned>(corner.turn) << 1 |
                                      (corner.atGate ? 8u : 0u));
}

}  // namespace remparts::geometry
