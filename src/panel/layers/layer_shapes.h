// What a layer shows as shapes of the table: worked out once for a position, projected for every view.
#pragma once

#include <QPainterPath>
#include <vector>

#include "layers.h"
#include "remparts/engine/game_state.h"

namespace remparts::panel {

/// A shape in cells of the table, north up. Shapes of one style are one path.
struct StyledShape {
    model::LayerStyle style;
    QPainterPath path;
};

struct LayerShapes {
    std::vector<StyledShape> insides;
    std::vector<StyledShape> outlines;
    QPainterPath shown;  ///< all of it: what stands out while the rest is dimmed
};

/// The picture must be of this position.
[[nodiscard]] LayerShapes shapesOf(const model::LayerPicture& picture, const engine::GameState& state);
/// A guard's row, as the band of a layer.
[[nodiscard]] QPainterPath bandShape(const model::LayerLine& band);

}  // namespace remparts::panel
