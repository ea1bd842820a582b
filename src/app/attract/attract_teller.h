// What is told of a game that plays itself, in the language of the program: whole sentences of the log, the result
// and the rules.
#pragma once

#include "attract/attract_strip.h"
#include "remparts/engine/rules/game.h"

namespace remparts::app {

/// Before the first action.
[[nodiscard]] panel::AttractCaption captionOfDeal(const engine::Game& game);
/// What the step before the cursor brought.
[[nodiscard]] panel::AttractCaption captionOfStep(const engine::Game& game);
/// A station of the final scoring, with the points there are after it.
[[nodiscard]] panel::AttractCaption captionOfStation(const engine::Game& game, std::size_t station);
/// Who won.
[[nodiscard]] panel::AttractCaption captionOfResult(const engine::Game& game);
/// The walk through the finished city.
[[nodiscard]] panel::AttractCaption captionOfWalk(const engine::Game& game);

}  // namespace remparts::app
