// A tile in words: what meets its four sides as it lies, and what else is on it.
#pragma once

#include <QString>

#include "remparts/engine/setup.h"
#include "remparts/engine/tile.h"

namespace remparts::model {

/// "a red child"
[[nodiscard]] QString childWord(engine::PlayerColor color);

/// "north: street; east: fish market; south: residential area; west: street; 1 public building". Where both kinds
/// meet a side, what crosses it in the middle is told.
[[nodiscard]] QString tileWords(const engine::TileDefinition& tile, engine::Orientation orientation);

}  // namespace remparts::model
