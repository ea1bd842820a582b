// Cities larger and fuller than games make them, to measure drawing with.
#pragma once

#include <memory>

#include "remparts/engine/game_state.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::scene {

/// The position with all that the box of The City holds: 70 wall pieces as far as there are sides for them, 12 towers
/// and 28 followers of four colours. Where they stand no rule asks.
[[nodiscard]] engine::GameState dressed(engine::GameState state);

/// So many tiles of the set in a square, turned and mixed, each with its neighbours; no rule asks whether they fit.
[[nodiscard]] geometry::CityPlan largeCity(const engine::TileSet& tiles, int count);

}  // namespace remparts::scene
