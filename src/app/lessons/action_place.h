// Where an action happens on the table, legal or not.
#pragma once

#include <optional>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::app {

/// Nothing where there is no such place: passing on an empty table, a side of a wall that has no gate yet.
[[nodiscard]] std::optional<model::TablePoint> placeOf(const engine::GameState& state, const engine::Action& action);

}  // namespace remparts::app
