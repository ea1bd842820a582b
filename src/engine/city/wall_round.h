// C5: building the wall.
#pragma once

#include <optional>

#include "play.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

/// C5.2, C5.5: opens a round after a tile of stack 2 or 3.
void beginWallRound(Play& play);
/// C5.5, C5.7: whether all pieces of the round are set, or none can be set any more.
[[nodiscard]] bool isRoundBuilt(const GameState& state);
/// C5.5: whose piece is the next one.
[[nodiscard]] PlayerIndex nextBuilder(const GameState& state);

/// C5.4: why the gate may not stand on a side.
[[nodiscard]] std::optional<RejectionReason> gateFault(const GameState& state, BoardEdge edge);
/// C5.4: why the wall may not grow at an end.
[[nodiscard]] std::optional<RejectionReason> wallFault(const GameState& state, WallEnd end);

void placeGate(Play& play, BoardEdge edge);
/// The piece stands at the tip of the arm afterwards.
void placeWall(Play& play, WallEnd end);

}  // namespace remparts::engine::city
