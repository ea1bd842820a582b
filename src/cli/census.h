// What is in a box.
#pragma once

#include <iosfwd>

#include "remparts/engine/tile_set.h"

namespace remparts::cli {

/// Tiles and designs, and then what the pictures of the set's game hold. Copies are counted.
void printCensus(std::ostream& out, const engine::TileSet& set);

}  // namespace remparts::cli
