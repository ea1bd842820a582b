#include "children_plan.h"

#include <algorithm>
#include <cstdlib>
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

// Whether another child stands on a cell next to it.
bool isCrowded(const engine::TileDefinition& tile, std::uint8_t pictureCell) {
    return std::any_of(tile.children.begin(), tile.children.end(), [&](const engine::Child& other) {
        const int rows = std::abs(other.cell / cells - pictureCell / cells);
        const int columns = std::abs(other.cell % cells - pictureCell % cells);
        return other.cell != pictureCell && std::max(rows, columns) == 1;
    });
}

}  // namespace

PlannedPart planChild(const engine::TileDefinition& tile, const engine::Child& child, engine::Position cell,
                      engine::Orientation orientation) {
    PlannedPart part = planOn(PartKind::Child, child.cell, child.color, cell, orientation);
    if (isCrowded(tile, child.cell)) part.key.surroundings = crowded;
    return part;
}

void planChildren(const engine::GameState& state, std::vector<PlannedPart>& parts) {
    std::set<std::pair<std::int32_t, std::uint8_t>> withFigure;
    for (const engine::FollowerPlacement& follower : state.followers)
        if (follower.role == engine::FollowerRole::Figure) withFigure.emplace(follower.segment.tile, follower.cell);
    const auto tiles = state.board.tiles();
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        const engine::TileDefinition& design = state.definition(tiles[k]);
        for (const engine::Child& child : design.children) {
            parts.push_back(planChild(design, child, tiles[k].position, tiles[k].orientation));
            if (withFigure.contains({static_cast<std::int32_t>(k), child.cell}))
                parts.back().key.surroundings |= carried;
        }
    }
}

PlannedPart planFigure(const engine::GameState& state, const engine::FollowerPlacement& figure) {
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(figure.segment.tile)];
    PlannedPart part = planOn(PartKind::Figure, figure.cell, state.setup->players[figure.player].color, tile.position,
                              tile.orientation);
    if (isCrowded(state.definition(tile), figure.cell)) part.key.surroundings = crowded;
    return part;
}

}  // namespace remparts::geometry
