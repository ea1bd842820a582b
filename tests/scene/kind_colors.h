// What a picture shows of each kind of ground, found by the tiles' own pictures.
#pragma once

#include <QColor>
#include <QImage>
#include <map>
#include <string>

#include "camera_rig.h"
#include "remparts/engine/game_state.h"

namespace remparts::scene::tests {

struct KindColor {
    QColor mean;
    double contrast = 0;  ///< how much lightness varies within a cell (standard deviation, 0 … 127)
    int cells = 0;
};

/// By kind: street, fish, grain, livestock, area, public, historic; in The Kids road, meadow, house, pond, wall, hay.
/// `picture` was drawn by `pose`. Cells outside the picture do not count.
[[nodiscard]] std::map<std::string, KindColor> kindColors(const engine::GameState& state, const QImage& picture,
                                                          const CameraPose& pose);

}  // namespace remparts::scene::tests
