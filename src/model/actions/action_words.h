// An action in words that stand for themselves, for people who do not see the city.
#pragma once

#include <QString>
#include <optional>
#include <span>

#include "choice.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// "upright", "turned right", "upside down", "turned left"
[[nodiscard]] QString orientationWords(engine::Orientation orientation);
/// "m21, north side"
[[nodiscard]] QString sideWords(engine::BoardEdge edge);

/// What an action is and, if it is legal, would bring at the cursor: "e4, turned right: a street of 3 tiles goes on",
/// "Seller on the market of 3 tiles, 2 kinds: 6 so far, still open", "m21, north side: the city gate". `choices` are
/// those that choicesFor() offers here. Without worth only what is done is told, "e4, turned right", "Seller", and
/// the action need not be legal.
[[nodiscard]] QString actionWords(const engine::Game& game, const engine::Action& action,
                                  std::span<const Choice> choices, bool withWorth);
/// The tile that the action is about, as one searches for it; nothing where it has no place of its own.
[[nodiscard]] std::optional<engine::Position> placeOf(const engine::Action& action, std::span<const Choice> choices);

}  // namespace remparts::model
