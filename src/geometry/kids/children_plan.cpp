#include "children_plan.h"

#include <set>
#include <utility>

#include "remparts/engine/tile_layout.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

PlannedPart planOn(PartKind kind, std::uint8_t pictureCell, engine::PlayerColor color, engine::Position tile,
                   engine::Orientation orientation) {
    const engine::PictureCell on =
        engine::turned(engine::PictureCell{pictureCell / cells, pictureCell % cells}, orientation);
    PartKey key;
    key.kind = kind;
    key.cell = tile;
    key.segment = static_cast<std::uint8_t>(on.row * cells + on.column);
    key.color = static_cast<std::uint8_t>(color);
    return {key, centreOf(tile) + cellCentre(on.row, on.column)};
}

}  // namespace

PlannedPart planChild(const engine::Child& child, engine::Position cell, engine::Orientation orientation) {
    return planOn(PartKind::Child, child.cell, child.color, cell, orientation);
}

void planChildren(const engine::GameState& state, std::vector<PlannedPart>& parts) {
    std::set<std::pair<std::int32_t, std::uint8_t>> withFigure;
    for (const engine::FollowerPlacement& follower : state.followers)
        if (follower.role == engine::FollowerRole::Figure) withFigure.emplace(follower.segment.tile, follower.cell);
    const auto tiles = state.board.tiles();
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        for (const engine::Child& child : state.definition(tiles[k]).children) {
            parts.push_back(planChild(child, tiles[k].position, tiles[k].orientation));
            if (withFigure.contains({static_cast<std::int32_t>(k), child.cell}))
                parts.back().key.surroundings = carried;
        }
    }
}

PlannedPart planFigure(const engine::GameState& state, const engine::FollowerPlacement& figure) {
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(figure.segment.tile)];
    return planOn(PartKind::Figure, figure.cell, state.setup->players[figure.player].color, tile.position,
                  tile.orientation);
}

}  // namespace remparts::geometry
