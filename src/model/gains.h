// What events bring players, the same way for both games.
#pragma once

#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::model {

/// Points of The City; in The Kids figures placed.
struct Gain {
    engine::PlayerIndex player = 0;
    int amount = 0;
};
[[nodiscard]] std::optional<Gain> gainOf(const engine::Event& event);

/// What each player has gained so far: points, or figures placed.
[[nodiscard]] std::vector<int> gained(const engine::GameState& state);

}  // namespace remparts::model
