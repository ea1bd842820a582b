// The figures of The Kids: the wooden follower, larger and rounder.
#pragma once

#include "builder.h"
#include "signs.h"

namespace remparts::geometry {

inline constexpr float figureHeight = 1.95f;
inline constexpr float figureSeat = 1.9f;  ///< where a carried child sits

/// Feet on y = 0, looks along +z; the sign is on both faces.
void addFigure(const Builder& at, const Livery& livery);

}  // namespace remparts::geometry
