// A tile of either game as a crisp flat picture, drawn from nothing but its 7 × 7 picture.
#pragma once

#include <QPainter>

#include "remparts/engine/tile.h"

namespace remparts::panel {

/// Fills `box`, a square. With `slab` the wood of the tile shows around it.
void drawTile(QPainter& painter, const QRectF& box, const engine::TileDefinition& tile,
              engine::Orientation orientation, bool slab = true);

}  // namespace remparts::panel
