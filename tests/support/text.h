// Actions and events as short lines: for messages of failed tests and for comparing logs by what they say.
#pragma once

#include <string>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/event.h"

namespace remparts::test {

/// "tile 3,-2 @90", "follower 1", "gate 0,0 N", "wall clockwise", "guard", "tower clockwise", "pass".
[[nodiscard]] std::string text(const engine::Action& action);
/// One line for every member of the event; lists without a promised order are sorted.
[[nodiscard]] std::string text(const engine::Event& event);
[[nodiscard]] std::string text(engine::BoardEdge edge);
[[nodiscard]] std::string text(engine::Phase phase);

/// Sorted lines.
[[nodiscard]] std::vector<std::string> texts(const std::vector<engine::Action>& actions);

/// "street 4 tiles", "market 3 tiles x 2 kinds", "tower 3 pieces", "residential 2 markets",
/// "guard 1 public 2 historic".
[[nodiscard]] std::string text(const engine::ScoreBreakdown& score);

}  // namespace remparts::test
