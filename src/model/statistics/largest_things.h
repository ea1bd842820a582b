// The largest street, market and residential area of a game, in The Kids the longest road.
#pragma once

#include "statistics/game_statistics.h"

namespace remparts::model {

/// As they lie at the end of the line on the table; of equal ones the one that was begun first. Kinds of which
/// nothing lies there are left out.
[[nodiscard]] std::vector<LargestThing> largestThings(const engine::Game& game);

}  // namespace remparts::model
