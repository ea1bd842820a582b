// Tile sets for several threads.
#pragma once

#include "session.h"

namespace remparts::model {

/// Gives what `source` gives now, each set fetched at once, so that any thread may ask. A set that could not be
/// fetched is told when it is asked for.
[[nodiscard]] TileSource fetchedTiles(const TileSource& source);

}  // namespace remparts::model
