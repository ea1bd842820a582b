// Choices that come to the same thing.
#pragma once

#include "remparts/engine/game_state.h"

namespace remparts::lesson {

/// Whether two legal choices look and count alike: equal ones; the same tile on the same cell in two turns that show
/// the same picture; followers on two segments of one feature.
[[nodiscard]] bool isSameChoice(const engine::GameState& state, const engine::Action& a, const engine::Action& b);

}  // namespace remparts::lesson
