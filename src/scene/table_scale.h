// Between cells of the table (model::TablePoint) and the units of the scene (remparts/geometry/layout.h).
#pragma once

#include <QVector3D>

#include "camera_rig.h"
#include "remparts/engine/board.h"
#include "table_point.h"

namespace remparts::scene {

/// `height` in cells.
[[nodiscard]] QVector3D toScene(model::TablePoint at, double height = 0);
[[nodiscard]] model::TablePoint toTable(const QVector3D& point);

/// What has to be in sight while a game is played: the city with what stands on it and the free cells around it; for
/// the first tiles some more of the table, so that they do not fill the screen.
[[nodiscard]] CityExtent playingExtent(const engine::Board& board);
/// The city and its wall alone.
[[nodiscard]] CityExtent cityExtent(const engine::Board& board);

}  // namespace remparts::scene
