// Points, cells and sides of the table in cells: what intents and spots are reckoned with.
#pragma once

#include <optional>

#include "remparts/engine/game_state.h"
#include "remparts/engine/tile_layout.h"
#include "table_point.h"

namespace remparts::model {

[[nodiscard]] TablePoint centreOf(engine::Position cell);
/// Nothing for a point that is no number or farther out than any table reaches.
[[nodiscard]] std::optional<engine::Position> cellUnder(TablePoint at);
/// From the point to a square round `centre`, `side` cells long; 0 inside.
[[nodiscard]] double distanceToSquare(TablePoint at, TablePoint centre, double side);
/// From the point to the cell's square; 0 inside.
[[nodiscard]] double distanceToCell(TablePoint at, engine::Position cell);

[[nodiscard]] TablePoint middleOf(engine::BoardEdge edge);
/// From the point to the line of the side.
[[nodiscard]] double distanceToEdge(TablePoint at, engine::BoardEdge edge);
/// The point `along` cells from the side's middle, clockwise round the city when positive.
[[nodiscard]] TablePoint alongEdge(engine::BoardEdge edge, double along);
/// The side of a cell that the point is nearest to.
[[nodiscard]] engine::BoardEdge nearestSide(engine::Position cell, TablePoint at);

/// The middle of a cell of a laid tile's unturned picture.
[[nodiscard]] TablePoint pointOn(const engine::PlacedTile& tile, engine::PictureCell cell);
/// The cell of a laid tile's unturned picture under a point.
struct PicturePlace {
    std::int32_t tile = 0;  ///< index into the laid tiles
    engine::PictureCell cell;
};
/// Nothing beside the tiles.
[[nodiscard]] std::optional<PicturePlace> pictureUnder(const engine::GameState& state, TablePoint at);
/// The segment of a laid tile under a point; nothing beside the tiles, on buildings and on crossings.
[[nodiscard]] std::optional<engine::SegmentRef> segmentUnder(const engine::GameState& state, TablePoint at);

[[nodiscard]] double distance(TablePoint a, TablePoint b);

}  // namespace remparts::model
