// What an action would bring, found by playing it on a copy of the position.
#pragma once

#include <optional>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::model {

/// The position after an action of the legal list and the declining of the follower or guard that it may ask for,
/// and all events until then.
struct Preview {
    engine::GameState after;
    engine::EventLog events;
    bool asksForGuard = false;  ///< a guard may be placed on the piece
};
[[nodiscard]] Preview preview(const engine::Ruleset& rules, const engine::GameState& state,
                              const engine::Action& action);

}  // namespace remparts::model
