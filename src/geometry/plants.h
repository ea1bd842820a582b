// Trees, garden beds, hedges and garden walls. The ground is y = 0.
#pragma once

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

/// Round crown; `size` is about its height.
void addTree(const Builder& at, float size, Random& random);
void addCypress(const Builder& at, float size);
/// A bed with three rows of crops along z.
void addBed(const Builder& at, float width, float depth, Random& random);
/// A low wall along x from −length / 2 to length / 2.
void addGardenWall(const Builder& at, float length);
/// A clipped hedge in its place.
void addHedge(const Builder& at, float length);
/// A woodpile, a beehive or a well-tended bush: small things behind houses.
void addYardOddment(const Builder& at, Random& random);

inline constexpr float gardenWallHalf = 0.05f;  ///< half the thickness of garden walls and hedges

}  // namespace remparts::geometry
