// Shapes of the table as they lie on the screen.
#pragma once

#include <QPainterPath>
#include <QPolygonF>
#include <functional>
#include <span>

#include "overlay/projection.h"
#include "remparts/engine/game_state.h"

namespace remparts::panel {

/// A square of the table, `inset` cells inside its borders. Empty when a part is behind the camera.
[[nodiscard]] QPolygonF cellOutline(const Projection& projection, engine::Position cell, double inset = 0);
/// The outer face of a wall piece with its merlons. Empty when a part is behind the camera.
[[nodiscard]] QPolygonF wallOutline(const Projection& projection, engine::BoardEdge edge);
/// The strip of ground that a wall piece would cover.
[[nodiscard]] QPolygonF wallFootprint(const Projection& projection, engine::BoardEdge edge);
[[nodiscard]] model::TablePoint centreOf(engine::Position cell);

/// Squares that belong together: what to fill, and the line around it.
struct TableArea {
    QPainterPath inside;
    QPainterPath rim;
};
[[nodiscard]] TableArea cellsArea(const Projection& projection, std::span<const engine::Position> cells);
/// The cells of the tiles' pictures that belong to segments.
[[nodiscard]] TableArea segmentsArea(const Projection& projection, const engine::GameState& state,
                                     std::span<const engine::SegmentRef> segments);
/// Calls `visit(x, y)` for each cell of a segment: on the lattice of all pictures, to the east and to the north; cell
/// (0, 0) is the south-western one of the tile at (0, 0).
void forCellsOf(const engine::GameState& state, engine::SegmentRef segment,
                const std::function<void(int x, int y)>& visit);
/// The middle of a segment's cells, taken to the nearest of them.
[[nodiscard]] model::TablePoint middleOf(const engine::GameState& state, engine::SegmentRef segment);

}  // namespace remparts::panel
