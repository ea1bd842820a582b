// Between cells of the table (model::TablePoint) and the units of the scene (remparts/geometry/layout.h).
#pragma once

#include <QVector3D>
#include <span>

#include "camera_rig.h"
#include "remparts/engine/board.h"
#include "table_point.h"

namespace remparts::scene {

/// `height` in cells.
[[nodiscard]] QVector3D toScene(model::TablePoint at, double height = 0);
[[nodiscard]] model::TablePoint toTable(const QVector3D& point);

/// What has to be in the picture: the tiles with what stands on them, and one free cell all round. Not less than
/// three by three cells and their surroundings, so that a first tile does not fill the screen.
[[nodiscard]] CityBounds boundsOf(std::span<const engine::PlacedTile> tiles);

}  // namespace remparts::scene
