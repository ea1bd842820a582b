// A part of the city on its way to its place.
#pragma once

#include "remparts/geometry/city_plan.h"

namespace remparts::scene {

struct FloatingPart {
    geometry::PlannedPart part;  ///< as it will stand
    geometry::Vec3 shift{};      ///< from there, in units of geometry (one picture cell)
    float rise = 1;              ///< what stands on a tile: 0 flat on the ground … 1 as built
    float growth = 1;            ///< a wall: 0 no stone yet … 1 the last one set
    float opacity = 1;

    friend bool operator==(const FloatingPart& a, const FloatingPart& b) {
        return a.part.key == b.part.key && a.part.position == b.part.position && a.shift == b.shift &&
               a.rise == b.rise && a.growth == b.growth && a.opacity == b.opacity;
    }
};

}  // namespace remparts::scene
