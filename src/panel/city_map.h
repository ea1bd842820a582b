// A position as a flat picture, seen from above: for cards and thumbnails.
#pragma once

#include <QImage>

#include "remparts/engine/game_state.h"

namespace remparts::panel {

/// The laid tiles and their walls on the table, the whole city in sight. `size` in device pixels.
[[nodiscard]] QImage cityMap(const engine::GameState& state, QSize size);

}  // namespace remparts::panel
