// A tile of The Kids as a flat picture: meadow, roads with soft bends, what ends them, children with their signs.
#pragma once

#include "look/tile_canvas.h"

namespace remparts::panel {

/// Everything but the slab.
void drawKidsTile(const TileCanvas& canvas);
/// The side that lies up in the piles.
void drawTileBack(QPainter& painter, const QRectF& box);

}  // namespace remparts::panel
