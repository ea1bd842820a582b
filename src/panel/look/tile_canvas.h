// The turned picture of a tile on a square, for the parts that draw it.
#pragma once

#include <QPainter>

#include "remparts/engine/tile.h"

namespace remparts::panel {

struct TileCanvas {
    QPainter& painter;
    QRectF box;
    engine::Picture picture;  ///< turned as it lies

    [[nodiscard]] double side() const { return box.width() / engine::pictureSize; }
    /// A blank outside.
    [[nodiscard]] char at(int row, int column) const;
    [[nodiscard]] QRectF cell(int row, int column) const;
    [[nodiscard]] bool isStreet(int row, int column) const;
    [[nodiscard]] bool isBuilding(int row, int column) const;
};

void drawTileHouse(const TileCanvas& canvas, int row, int column);
void drawTileTree(const TileCanvas& canvas, int row, int column);
/// Form carries the meaning: stripes for fish, sheaves for grain, pens for livestock.
void drawTileStall(const TileCanvas& canvas, int row, int column);
void drawTileBuilding(const TileCanvas& canvas, int row, int column);
void drawTileCrossing(const TileCanvas& canvas, int row, int column);

[[nodiscard]] QColor tileRoadColor();
[[nodiscard]] QColor tileKerbColor();

}  // namespace remparts::panel
