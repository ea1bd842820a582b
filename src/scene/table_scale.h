// Between cells of the table (model::TablePoint) and the units of the scene (remparts/geometry/layout.h).
#pragma once

#include <QVector3D>

#include "camera_rig.h"
#include "remparts/engine/game_state.h"
#include "remparts/geometry/city_plan.h"
#include "table_point.h"

namespace remparts::scene {

/// `height` in cells.
[[nodiscard]] QVector3D toScene(model::TablePoint at, double height = 0);
[[nodiscard]] model::TablePoint toTable(const QVector3D& point);

/// What has to be in sight while a game is played: the city with what stands on it, the free cells around it and the
/// piles; for the first tiles some more of the table, so that they do not fill the screen.
[[nodiscard]] CityExtent playingExtent(const engine::GameState& state);
/// As much of an empty table as a game begins with.
[[nodiscard]] CityExtent emptyExtent();
/// The city and its wall alone.
[[nodiscard]] CityExtent cityExtent(const engine::Board& board);

/// What stands in a position: the city, and the piles beside it.
[[nodiscard]] geometry::CityPlan planTable(const engine::GameState& state);
/// The city of one position with the piles of another.
[[nodiscard]] geometry::CityPlan planTable(const engine::GameState& city, const engine::GameState& piles);

}  // namespace remparts::scene
