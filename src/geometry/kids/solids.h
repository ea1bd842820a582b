// Rounded bodies of which The Kids' toys are made.
#pragma once

#include <span>

#include "builder.h"

namespace remparts::geometry {

/// How round a body of revolution is.
struct Roundness {
    int sides = 8;
    int bands = 4;  ///< from pole to pole
};

/// A closed ball, squashed by `squash` along the vertical.
void addBall(const Builder& at, Vec3 centre, float radius, Color color, Roundness roundness = {}, float squash = 1,
             float foot = 0.75f);
/// A closed limb from one point to another, with a rounded far end.
void addLimb(const Builder& at, Vec3 from, Vec3 to, Vec2 radii, Color color);
/// Upright outline in the x–y plane made solid about z = 0, its edges rounded by `radius` and its corners cut off.
/// The outline runs counter-clockwise; the foot is darker.
void addPuffed(const Builder& at, std::span<const Vec2> outline, float depth, float radius, Color color);
/// A block on the ground y = 0, centred, its upper edges cut off.
struct ChamferedBlock {
    Vec3 size;
    float chamfer = 0.1f;
    Color color;  ///< of the sides
    Color edge;
    Color top;
    float foot = 0.7f;  ///< occlusion along the ground
};
void addChamferedBlock(const Builder& at, const ChamferedBlock& block);
/// A block on the ground y = 0 with its upper edges cut off; centred.
void addStone(const Builder& at, Vec3 size, float chamfer, Color color);
/// A flat outline that looks up, at height `y`; counter-clockwise as seen from above with x to the right, z downwards
/// negated (as drawn on paper).
void addPlate(const Builder& at, std::span<const Vec2> outline, float y, Color color);

}  // namespace remparts::geometry
