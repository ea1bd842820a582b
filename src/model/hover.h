// What the pointer tells before a click.
#pragma once

#include "choice.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// The place under the pointer, and the feature there when it is on a segment of a laid tile.
[[nodiscard]] Hover hoverOver(const engine::GameState& state, TablePoint at);
/// What laying the tile would bring, or why it cannot be laid there.
[[nodiscard]] Hover hoverOfGhost(const engine::Game& game, const Ghost& ghost);

}  // namespace remparts::model
