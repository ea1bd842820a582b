// The classic wooden follower, with the player's sign (disc, square, triangle, cross) on it.
#pragma once

#include "builder.h"
#include "signs.h"

namespace remparts::geometry {

inline constexpr float followerHeight = 1.7f;
inline constexpr float followerDepth = 0.46f;

/// Standing, feet on y = 0, looks along +z; the sign is on both faces.
void addStandingFollower(const Builder& at, const Livery& livery);
/// On its back, centred, on y = 0; the sign looks up.
void addLyingFollower(const Builder& at, const Livery& livery);

}  // namespace remparts::geometry
