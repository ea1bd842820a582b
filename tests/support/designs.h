// Tile sets for tests: the box, and designs with names that tell what is on them.
#pragma once

#include <memory>

#include "remparts/engine/tile_set.h"

namespace remparts::test {

/// assets/tiles/city.json.
[[nodiscard]] std::shared_ptr<const engine::TileSet> boxTiles();

/// Plain and odd designs for situations; their pictures stand in designs.cpp. Unturned, a design named after sides
/// (`fish_n`, `bend_ne`) shows there what it is named after.
[[nodiscard]] std::shared_ptr<const engine::TileSet> studyTiles();

}  // namespace remparts::test
