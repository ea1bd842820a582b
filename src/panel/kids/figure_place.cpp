#include "kids/figure_place.h"

#include "table_geometry.h"

namespace remparts::panel {

model::TablePoint childPlace(const engine::PlacedTile& tile, std::uint8_t cell) {
    return model::pointOn(tile, {cell / engine::pictureSize, cell % engine::pictureSize});
}

model::TablePoint figurePlace(const engine::GameState& state, const engine::FollowerPlacement& figure) {
    return childPlace(state.board.tiles()[static_cast<std::size_t>(figure.segment.tile)], figure.cell);
}

}  // namespace remparts::panel
