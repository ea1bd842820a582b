// What the end of a game leaves on the table.
#pragma once

#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::app {

/// C8.2: the sides walled at the end; none while the game runs.
[[nodiscard]] std::vector<engine::BoardEdge> imaginedWall(const engine::Game& game);

}  // namespace remparts::app
