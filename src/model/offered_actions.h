// What a table offers to be tried: with help only what the rules allow, without it whatever looks possible.
#pragma once

#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// With `knowsLegal` the legal list. Without, every free cell at the rim in every orientation, every part of the tile
/// just laid, every side of a tile towards a free cell: what is offered does not tell what is legal, the rules answer
/// once it is tried. Ends of the wall, guards, piles and passing are offered where they are legal all the same: the
/// table itself shows them.
[[nodiscard]] std::vector<engine::Action> offeredActions(const engine::Game& game, bool knowsLegal);

}  // namespace remparts::model
