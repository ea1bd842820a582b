// Where the camera stands for pictures without a window.
#pragma once

#include <QSize>

#include "camera_rig.h"
#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::scene {

/// From the south-east over the whole city with its walls. `covered` pixels at the lower edge are left free.
[[nodiscard]] CameraPose overviewCamera(const engine::GameState& state, QSize size, int covered = 0);
/// The same seen from one side.
[[nodiscard]] CameraPose sideCamera(const engine::GameState& state, QSize size, engine::Direction side,
                                    int covered = 0);
/// The map, north up.
[[nodiscard]] CameraPose mapCamera(const engine::GameState& state, QSize size, int covered = 0);
/// From where a game is looked at, so near that these places fill the picture. At least one place.
[[nodiscard]] CameraPose framingCamera(const engine::GameState& state, QSize size,
                                       const std::vector<model::TablePoint>& places);
/// Where a point of the table lies in a picture of this size; `height` in cells. Nothing when it is behind the
/// camera.
[[nodiscard]] std::optional<QPointF> pixelIn(const CameraPose& pose, QSize size, model::TablePoint at,
                                             double height = 0);
/// Eye height where the view along a street or road is finest; the overview when there is none.
[[nodiscard]] CameraPose streetCamera(const engine::GameState& state, QSize size);

}  // namespace remparts::scene
