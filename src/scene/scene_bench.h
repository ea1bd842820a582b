// How long drawing takes, for docs/performance.md.
#pragma once

#include <QSize>
#include <optional>

#include "remparts/engine/game_state.h"

namespace remparts::scene {

/// Milliseconds.
struct SceneTimes {
    double firstPicture = 0;  ///< from nothing to the first picture of the city
    double orbitFrame = 0;    ///< median of one picture while the camera turns
    double settledPicture = 0;
    double changedPicture = 0;  ///< one follower more: until the first picture that shows it
    double ghostPicture = 0;    ///< the tile in hand over another cell
    double hopPicture = 0;      ///< median of one picture while a figure of The Kids hops
};

/// Measures with a view of its own, without a window. Nothing when OpenGL is missing.
[[nodiscard]] std::optional<SceneTimes> sceneBench(const engine::GameState& state, QSize size, int frames);

}  // namespace remparts::scene
