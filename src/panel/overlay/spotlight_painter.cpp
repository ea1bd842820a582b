#include "look/tokens.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {

namespace {

// Who stands there, and what was just laid, stays to be seen.
constexpr int partAlpha = 70;
constexpr int wallAlpha = 90;

}  // namespace

void paintSpotlight(OverlayCanvas& canvas, const engine::GameState& state, const model::Spotlight& light) {
    const auto tiles = static_cast<std::int32_t>(state.board.tiles().size());
    if (light.feature && light.feature->tile >= tiles) return;  // of a later position: the log follows in a moment
    if (light.feature)
        paintLitArea(canvas.painter, segmentsArea(canvas.projection, state, state.features.members(*light.feature)),
                     partAlpha);
    else if (!light.cells.empty())
        paintLitArea(canvas.painter, cellsArea(canvas.projection, light.cells), partAlpha);
    for (const engine::BoardEdge& edge : light.edges)
        paintOutline(canvas.painter, wallOutline(canvas.projection, edge), possibleColor(), 2.5, wallAlpha);
}

}  // namespace remparts::panel
