// City walls, the Narbonne gate and round towers. A piece is one tile side long (x from −3.5 to 3.5); z = 0 is the
// tile's border and +z looks out of the city. Seen from above, −x is the clockwise end.
#pragma once

#include <cstdint>

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

/// How a piece goes on at an end: mitred into the next piece, which turns towards the open country, runs straight on
/// or turns round the city; or nothing follows. In an inward corner beside the gate the gate's own wall turns round
/// the corner, and the piece that follows is a short one (C5.6).
enum class Joint : std::uint8_t { Inward, Straight, Outward, Free, ShortAtGate };

struct Joints {
    Joint minusX = Joint::Free;
    Joint plusX = Joint::Free;
};

void addWall(const Builder& at, const Joints& joints, Random& random);
/// Two beaked towers with a gatehouse between stretches of wall.
void addGate(const Builder& at, const Joints& joints, Random& random);
/// The gate's own wall: from x = −3.5 or 3.5 up to this far from the middle.
inline constexpr float gateHalf = 1.9f;
/// How far from an inward corner a short piece begins: beyond the gate's tower.
inline constexpr float gateArm = 1.36f;
/// Round, with a ring and a pennant in the owner's colour; centre on the wall's middle line.
void addTower(const Builder& at, Color player);

/// Of what is round, while the camera moves.
inline constexpr int farSides = 8;

/// Whether a wall widens at the table; beside the gate's towers it has no room for that.
enum class Foot : std::uint8_t { Battered, Upright };

/// How the end of a wall is cut at a joint: x grows by so much for each unit outwards.
[[nodiscard]] float slopeOf(Joint joint);
/// A wall along `stretch`, with battlements, slits and a few single stones.
void addWallRun(const Builder& at, const Stretch& stretch, Random& random, Foot widening = Foot::Battered);
/// Closes a wall whose end is free.
void addWallEnd(const Builder& at, float x);
/// A round slate roof on a tower of that radius.
void addSlateCone(const Builder& at, float y, float radius, float rise, int sides);

}  // namespace remparts::geometry
