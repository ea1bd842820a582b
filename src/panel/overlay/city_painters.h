// What is painted over the city, one function for each kind of thing. All of them only read.
#pragma once

#include <span>
#include <vector>

#include "explain/spotlight.h"
#include "overlay/overlay_canvas.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

/// Cells where the tile in hand fits, and a frame round the ghost.
void paintCells(OverlayCanvas& canvas, const model::Highlights& highlights);
/// Corners round the place or choice that the keys came to.
void paintCursor(OverlayCanvas& canvas, const model::TurnModel& turn);
/// A refused cell, crossed out.
void paintForbiddenCell(OverlayCanvas& canvas, model::TablePoint at);
/// The feature under the pointer, the row of a guard and the worth of its buildings.
void paintLit(OverlayCanvas& canvas, const engine::GameState& state, const model::Highlights& highlights);
/// Spots on the tile just laid and at the ends for a tower, with their words around them.
void paintSpots(OverlayCanvas& canvas, const model::TurnModel& turn);
/// Sides for the gate, ends for a wall piece, the piece for a guard.
void paintSides(OverlayCanvas& canvas, const model::TurnModel& turn);
/// What the pointer tells before a click.
void paintHover(OverlayCanvas& canvas, const engine::GameState& state, const model::TurnModel& turn);
void paintRefusal(OverlayCanvas& canvas, const model::Refusal& refusal);
/// Light on what scored, its tiles counted.
void paintScoredTiles(OverlayCanvas& canvas, const engine::GameState& state,
                      const std::vector<engine::Scored>& scored);
/// Light on what a row of the log is about: its feature, else its tiles, and its pieces of the wall.
void paintSpotlight(OverlayCanvas& canvas, const engine::GameState& state, const model::Spotlight& light);
/// The points of what scored, beside it.
void paintSums(OverlayCanvas& canvas, const engine::GameState& state, const std::vector<engine::Scored>& scored);
/// What scores while it is counted: its light, the tiles counted so far.
void paintCountings(OverlayCanvas& canvas, const engine::GameState& state,
                    std::span<const model::acts::Counting> countings);
/// The sums over what is counted so far, for every player one, clear of all else.
void paintCountedSums(OverlayCanvas& canvas, const engine::GameState& state,
                      std::span<const model::acts::Counting> countings);
/// Where what scored is counted, one place for each tile; for towers and guards the wall piece.
struct CountedPlace {
    model::TablePoint at;
    double height = 0;
};
[[nodiscard]] std::vector<CountedPlace> countedPlaces(const engine::GameState& state, const engine::Scored& scored);
/// Where on the screen all that scored lies.
[[nodiscard]] QRectF scoringsBox(const Projection& projection, const std::vector<engine::Scored>& scored);

}  // namespace remparts::panel
