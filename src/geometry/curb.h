// Low bands of stone along streets, markets and paved places.
#pragma once

#include "builder.h"

namespace remparts::geometry {

/// A band along x, its top level, in the builder's frame.
struct Curb {
    float from = 0;
    float to = 0;
    float inner = 0;  ///< z of its lower side
    float outer = 0;  ///< z of its upper side
    float top = 0;
    float innerFoot = 0;  ///< height of what lies before its inner face
    float outerFoot = 0;  ///< the same at its outer face
    Color color;
    float longest = 100;  ///< stretch of its top near by: short ones show the light of lanterns
};

/// Its top shows always, its faces from near by.
void addCurb(const Builder& at, const Curb& curb);

}  // namespace remparts::geometry
