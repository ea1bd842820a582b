// C6: guards on the piece just set.
#pragma once

#include <optional>

#include "play.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

/// C6.2: whether a guard stands directly opposite a side, across the unbroken run of tiles before it.
[[nodiscard]] bool hasGuardOpposite(const Board& board, BoardEdge edge);
/// Why the builder may not put a guard on the piece set last.
[[nodiscard]] std::optional<RejectionReason> guardFault(const GameState& state, PlayerIndex builder);
void placeGuard(Play& play);

}  // namespace remparts::engine::city
