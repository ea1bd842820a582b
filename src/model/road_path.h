// A road of The Kids as a way to go along.
#pragma once

#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::model {

/// All segments of the road that a laid segment belongs to, from one end to the other: of its ends from the one
/// lowest by x, y and number. A road without ends goes round from its first segment. At a fork the branches go on
/// side by side.
[[nodiscard]] std::vector<engine::SegmentRef> roadPath(const engine::GameState& state, engine::SegmentRef segment);

}  // namespace remparts::model
