#include "remparts/geometry/city_plan.h"
#include "tile_model.h"

namespace remparts::geometry {

PartModel buildPart(const PartKey& key, const engine::TileSet& tiles) {
    switch (key.kind) {
        case PartKind::Tile:
            return buildTile(tiles[key.design], key.cell, static_cast<engine::Orientation>(key.orientation),
                             key.surroundings);
        case PartKind::Wall:
        case PartKind::Gate:
        case PartKind::Tower:
        case PartKind::StandingFollower:
        case PartKind::LyingFollower:
            break;
    }
    return {};
}

}  // namespace remparts::geometry
