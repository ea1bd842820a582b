#include "look/tokens.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {

void paintSpotlight(OverlayCanvas& canvas, const engine::GameState& state, const model::Spotlight& light) {
    const auto tiles = static_cast<std::int32_t>(state.board.tiles().size());
    if (light.feature && light.feature->tile >= tiles) return;  // of a later position: the log follows in a moment
    if (light.feature)
        paintLitArea(canvas.painter, segmentsArea(canvas.projection, state, state.features.members(*light.feature)),
                     190);
    else if (!light.cells.empty())
        paintLitArea(canvas.painter, cellsArea(canvas.projection, light.cells), 90);
    for (const engine::BoardEdge& edge : light.edges)
        paintOutline(canvas.painter, wallOutline(canvas.projection, edge), possibleColor(), 2.5, 160);
}

}  // namespace remparts::panel
