// The wooden body of a tile.
#pragma once

#include "builder.h"

namespace remparts::geometry {

/// Its sides and bevels where `openSides` has bit d set (no tile adjoins at direction d); elsewhere none of it shows.
/// Prints get a solid base.
void buildSlab(const Builder& tile, unsigned openSides);

}  // namespace remparts::geometry
