#include "kids/figure_place.h"

#include "table_geometry.h"

namespace remparts::panel {

model::TablePoint figurePlace(const engine::GameState& state, const engine::FollowerPlacement& figure) {
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(figure.segment.tile)];
    return model::pointOn(tile, {figure.cell / engine::pictureSize, figure.cell % engine::pictureSize});
}

}  // namespace remparts::panel
