// The one line that says who does what now.
#pragma once

#include <QString>
#include <vector>

#include "choice.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// "Anna: lay the tile, it fits on 9 places" (their number when it may be told), "Ben: set a wall piece at either
/// end"; the verdict when the game is over.
[[nodiscard]] QString hintFor(const engine::Game& game, std::optional<std::size_t> places,
                              const std::vector<Choice>& choices);

}  // namespace remparts::model
