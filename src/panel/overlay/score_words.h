// A scoring as numbers: its sum written out, and who got it.
#pragma once

#include <QString>
#include <vector>

#include "look/icons.h"
#include "remparts/engine/event.h"

namespace remparts::panel {

/// "5 × 2 = 10", "3 × 2 + 2 × 3 = 12"
[[nodiscard]] QString sumOf(const engine::ScoreBreakdown& score);
[[nodiscard]] Icon iconOf(const engine::ScoreBreakdown& score);
/// The scorings of a step, without those of the final scoring.
[[nodiscard]] std::vector<engine::Scored> scoringsOf(const engine::EventLog& events);

}  // namespace remparts::panel
