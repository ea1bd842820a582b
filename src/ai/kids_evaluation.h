// What a position of The Kids is worth to a player.
#pragma once

#include "evaluation.h"

namespace remparts::ai {

/// Figures placed, children that wait on open roads by how near these are to being closed, and the win.
[[nodiscard]] Worth estimateKidsWorth(const engine::GameState& state);

}  // namespace remparts::ai
