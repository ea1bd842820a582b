// The position at the end of a game, named for export.
#pragma once

#include "remparts/engine/rules/game.h"
#include "remparts/exporter/city_scene.h"

namespace remparts::app {

/// All that stands on the table at the game's cursor, with the names that players read in the window.
[[nodiscard]] exporter::CityScene exportScene(const engine::Game& game);

}  // namespace remparts::app
