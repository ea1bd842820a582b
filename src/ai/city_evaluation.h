// What a position of The City is worth to a player.
#pragma once

#include "evaluation.h"

namespace remparts::ai {

/// Points made, features held, stewards, guards, and what is left in the supply for as long as it can still be used.
[[nodiscard]] Worth estimateCityWorth(const engine::GameState& state);

}  // namespace remparts::ai
