// Houses of the residential areas.
#pragma once

#include <cstdint>

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

enum class HouseKind : std::uint8_t {
    Row,     ///< in a row along a street
    Corner,  ///< at a street corner: hipped roof, windows all round
    Rear     ///< in a back yard: lower and simpler
};

struct HouseShape {
    float width = 1;  ///< along the street
    float depth = 1;  ///< away from it
    HouseKind kind = HouseKind::Row;
    bool freeLeft = false;   ///< a row ends here at −x: the gable is finished
    bool freeRight = false;  ///< the same at +x
};

/// Front is +z, ground y = 0; all else is left to chance.
void addHouse(const Builder& at, const HouseShape& shape, Random& random);

}  // namespace remparts::geometry
