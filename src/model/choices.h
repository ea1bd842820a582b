// The choices of every phase but the tile's, each with its place, words and worth.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "choice.h"
#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// One choice for each action of `offered` that is neither a tile nor a pass, in the order of the list. Without worth
/// nothing is told of what it would bring, and the actions need not be legal.
[[nodiscard]] std::vector<Choice> choicesFor(const engine::Game& game, std::span<const engine::Action> offered,
                                             bool withWorth = true);

/// The wall piece set last in the running wall round, on which a guard is asked for.
[[nodiscard]] std::optional<engine::BoardEdge> pieceJustSet(const engine::GameState& state);

/// The worth of each tile with a building in the row of a guard.
[[nodiscard]] std::vector<WorthTag> worthsOf(const engine::GameState& state, const engine::GuardReport& guard);

}  // namespace remparts::model
