// The children of The Kids: peg dolls on discs of their colour.
#pragma once

#include <cstdint>

#include "builder.h"
#include "random.h"
#include "signs.h"

namespace remparts::geometry {

inline constexpr float discRadius = 0.8f;
inline constexpr float discTop = 0.14f;     ///< above the ground
inline constexpr float childBack = -0.26f;  ///< a child stands behind the sign of its disc

enum class ChildPose : std::uint8_t { Standing, Carried };

/// A flat disc on the road with a pale rim; the colour's sign lies on it before the child (+z).
void addDisc(const Builder& at, const Livery& livery);
/// Feet or seat on y = 0, looks along +z; hair and skin are left to chance, clothes have the colour.
void addChild(const Builder& at, const Livery& livery, ChildPose pose, Random& random);

}  // namespace remparts::geometry
