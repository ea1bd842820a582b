// C7: towers at the ends of the wall.
#pragma once

#include <optional>

#include "play.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

/// Why the player who began the round may not put a tower at an end.
[[nodiscard]] std::optional<RejectionReason> towerFault(const GameState& state, WallEnd end);
void placeTower(Play& play, WallEnd end);

}  // namespace remparts::engine::city
