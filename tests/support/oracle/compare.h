// Where the twin and the engine say different things about the same game.
#pragma once

#include <string>
#include <vector>

#include "remparts/engine/game_state.h"
#include "support/oracle/referee.h"

namespace remparts::oracle {

/// What differs, in words; empty when all agrees: who is to choose what, supplies and points, the tile in hand,
/// stacks and discarded tiles, what lies and stands on the table.
[[nodiscard]] std::string disagreement(const Referee& referee, const engine::GameState& state);

/// Open and complete features, who stands on them, frontier and outer boundary.
[[nodiscard]] std::string structureDisagreement(const City& city, const engine::GameState& state);

/// A log as lines, so that equal logs are those that mean the same: events with a promised order stand in their
/// order, after them the others, sorted.
[[nodiscard]] std::vector<std::string> comparable(const engine::EventLog& events);

/// "missing: a, b; extra: c", empty when equal.
[[nodiscard]] std::string difference(const std::vector<std::string>& expected,
                                     const std::vector<std::string>& actual);

}  // namespace remparts::oracle
