// A band of light that lies on a road.
#pragma once

#include <QPainterPath>

#include "kids/road_way.h"
#include "overlay/overlay_canvas.h"

namespace remparts::panel {

/// Along the way, `width` cells of a tile's picture wide, with round ends; seen as it lies on the table.
[[nodiscard]] QPainterPath bandAlong(const OverlayCanvas& canvas, const Way& way, double width);
/// Pixels of a length (in cells of a picture) near a point.
[[nodiscard]] double pixelsAt(const OverlayCanvas& canvas, model::TablePoint at, double length);
/// All of the view but where children and figures stand on these roads: light lies behind them.
[[nodiscard]] QPainterPath behindFigures(const OverlayCanvas& canvas, const engine::GameState& shown,
                                         std::span<const engine::SegmentRef> segments);

}  // namespace remparts::panel
