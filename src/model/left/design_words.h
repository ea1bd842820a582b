// Tiles in words, for those who do not see their pictures.
#pragma once

#include <QString>

#include "remparts/engine/rules/draw_outlook.h"

namespace remparts::model::sentences {

/// What is on a tile: "2 streets, 1 fish market, 1 public building"; of The Kids "2 roads; children: red, blue".
[[nodiscard]] QString tileContents(const engine::TileDefinition& tile);
/// "Tile C17: 2 of 3 left, fits here. 2 streets, 1 fish market"
[[nodiscard]] QString designLeft(const engine::TileDefinition& tile, const engine::UnseenDesign& design, bool fits);
/// "Tile C17 fitted nowhere and was set aside (C2.5). 2 streets, 1 fish market"
[[nodiscard]] QString setAside(const engine::TileDefinition& tile);

}  // namespace remparts::model::sentences
