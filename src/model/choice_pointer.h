// Which choice the pointer means.
#pragma once

#include <optional>
#include <vector>

#include "choice.h"
#include "remparts/engine/game_state.h"

namespace remparts::model {

/// Sides of tiles answer from at least this far, in cells, on both of their sides.
inline constexpr double sideReach = 0.34;

/// Index of the choice meant by a point: the one whose segment lies under it, else the nearest spot, side or pile (as
/// large as a cell) within reach (cells).
[[nodiscard]] std::optional<std::size_t> choiceUnder(const engine::GameState& state,
                                                     const std::vector<Choice>& choices, TablePoint at, double reach);

}  // namespace remparts::model
