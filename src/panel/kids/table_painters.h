// What is painted over the table in a game of The Kids, one function for each kind of thing. All of them only read.
#pragma once

#include <span>

#include "overlay/overlay_canvas.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

/// Cells where the tile in hand can lie, with large corners; a frame round the tile that lies there to be turned.
void paintPlaces(OverlayCanvas& canvas, const model::Highlights& highlights);
/// Where a pile can be pointed at, in the order of the choices. Empty outside the draw phase.
[[nodiscard]] std::vector<ChoiceBox> pileBoxes(const OverlayCanvas& canvas, const model::TurnModel& turn,
                                               const engine::GameState& state);
/// The piles that can be picked: a frame on top that breathes, an arrow above. `swing` −1 … 1.
void paintPiles(OverlayCanvas& canvas, const model::TurnModel& turn, const engine::GameState& state, double swing);
/// The tile that turns over on its way from its pile to the hand.
void paintTurning(OverlayCanvas& canvas, const engine::GameState& state, const model::TableShow::Turning& turning);
/// Roads that the tile in hand can close, and where it can.
void paintRoadHints(OverlayCanvas& canvas, const engine::GameState& state, const model::Highlights& highlights);
/// Closed roads light up from end to end. `shown` is the position as it is seen: the light passes behind its figures.
void paintLights(OverlayCanvas& canvas, const engine::GameState& shown,
                 std::span<const model::TableShow::Light> lights);

}  // namespace remparts::panel
