// Where the twin of The Kids and the engine say different things about the same game.
#pragma once

#include <string>

#include "remparts/engine/game_state.h"
#include "support/oracle/kids_referee.h"

namespace remparts::oracle {

/// What differs, in words; empty when all agrees: who is to choose what, figures, piles, the tile in hand, the table.
[[nodiscard]] std::string disagreement(const KidsReferee& referee, const engine::GameState& state);

/// Roads with their pieces, open ends and figures, and the free cells at the rim.
[[nodiscard]] std::string structureDisagreement(const KidsReferee& referee, const engine::GameState& state);

}  // namespace remparts::oracle
