// The brute-force twin, part 4: where a tile may lie (C2).
#pragma once

#include <vector>

#include "remparts/engine/action.h"
#include "support/oracle/city.h"

namespace remparts::oracle {

/// Every place and orientation in which a tile may be laid.
[[nodiscard]] std::vector<engine::PlaceTile> placesFor(const City& city, const engine::TileSet& set,
                                                       engine::TileIndex tile);

/// Whether there is any.
[[nodiscard]] bool fitsSomewhere(const City& city, const engine::TileSet& set, engine::TileIndex tile);

}  // namespace remparts::oracle
