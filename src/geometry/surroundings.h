// What PartKey::surroundings holds, by kind of part:
//   tile: bit d when no tile adjoins at direction d; bits 4 + 2d and 5 + 2d when houses and gardens go on beyond the
//   first and the last half of that side;
//   wall, gate: the joints at the ends, and whether the piece is only imagined;
//   tower: where at its corner it stands; follower: whether it is on guard;
//   child, figure: whether others stand close by, and for a child whether a figure carries it; pile: how many tiles
//   lie in it.
#pragma once

#include <cstdint>

#include "boundary.h"
#include "walls.h"

namespace remparts::geometry {

inline constexpr std::uint16_t imaginedBit = 1u << 6;
inline constexpr std::uint16_t onGuard = 1;
inline constexpr std::uint16_t carried = 1;
inline constexpr std::uint16_t crowded = 2;

/// One half of a tile's side, on either hand of its middle.
enum class Half : std::uint8_t {
    First,  ///< the western or northern one
    Last
};

inline constexpr std::uint16_t allOpen = 0xf;

[[nodiscard]] constexpr bool isOpenAt(unsigned surroundings, engine::Direction side) {
    return ((surroundings >> engine::index(side)) & 1u) != 0;
}
[[nodiscard]] constexpr std::uint16_t gardensBeyond(engine::Direction side, Half half) {
    return static_cast<std::uint16_t>(1u << (4u + 2u * engine::index(side) + (half == Half::Last ? 1u : 0u)));
}

[[nodiscard]] constexpr std::uint16_t pack(const Joints& joints) {
    return static_cast<std::uint16_t>(static_cast<unsigned>(joints.minusX) | static_cast<unsigned>(joints.plusX)
                                                                                 << 3);
}
[[nodiscard]] constexpr Joints unpackJoints(std::uint16_t surroundings) {
    return {static_cast<Joint>(surroundings & 7u), static_cast<Joint>((surroundings >> 3) & 7u)};
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
