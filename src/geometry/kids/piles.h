// Piles of face-down tiles on the table (K1.3).
#pragma once

#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// Stands on y = 0 of the table. PartKey::surroundings tells how many tiles lie in it.
[[nodiscard]] PartModel buildPile(const PartKey& key, Purpose purpose);

}  // namespace remparts::geometry
