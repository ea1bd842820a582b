// Parts that large stone buildings and the open places share. Ground y = 0, front +z.
#pragma once

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

/// A stone block with a plinth and a cornice, centred.
void addBlock(const Builder& at, float width, float depth, float height, Color color);
/// Merlons along the four edges of a square platform from −half to half at height y.
void addMerlons(const Builder& at, float half, float y, float size, Color color);
/// Columns in a circle, from height `from` to height `to`.
void addColumns(const Builder& at, int count, float radius, float from, float to, float thickness, Color color);
/// A rose window on a wall that looks along +z.
void addRose(const Builder& at, float y, float z, float radius);
/// The purple banner every historic building bears: a pole with a swallow-tailed flag.
void addBanner(const Builder& at, Vec3 foot, float height);
/// A long purple cloth hung flat on a wall that looks along +z; x, y is its lower tip.
void addHanging(const Builder& at, Vec3 tip, float width, float height);
/// An open round well with a roof on two posts.
void addWell(const Builder& at, float size);
/// A stone wayside cross on steps.
void addCross(const Builder& at);

}  // namespace remparts::geometry
