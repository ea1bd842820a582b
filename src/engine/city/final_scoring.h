// C8: the end of the game.
#pragma once

#include <optional>
#include <vector>

#include "play.h"

namespace remparts::engine::city {

/// C8.1: why the game ends with the turn that ends now.
[[nodiscard]] std::optional<EndReason> endReason(const GameState& state);

/// C8.2 to C8.5: completes the wall in thought and counts everything that is left. Does not end the game.
void scoreEnd(Play& play);

/// C8.6: those with most points, ascending.
[[nodiscard]] std::vector<PlayerIndex> winnersOf(const std::vector<int>& scores);
[[nodiscard]] std::vector<int> scoresOf(const GameState& state);

}  // namespace remparts::engine::city
