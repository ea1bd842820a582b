// The dark foot of the city on the table.
#pragma once

#include "builder.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// Bands along all open sides of the planned tiles, wider before walls, and round the piles; a vertex's occlusion is
/// its opacity.
void addContactShadow(const Builder& table, const CityPlan& plan);

}  // namespace remparts::geometry
