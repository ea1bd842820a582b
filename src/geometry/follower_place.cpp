#include "follower_place.h"

#include <algorithm>

#include "levels.h"
#include "remparts/engine/tile_layout.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

// A lying figure must not reach over the tile's border.
constexpr float reach = 2.8f;

float heightOf(engine::SegmentKind kind) {
    switch (kind) {
        case engine::SegmentKind::Street:
        case engine::SegmentKind::Road:
            return streetLevel;
        case engine::SegmentKind::Market:
            return marketLevel;
        case engine::SegmentKind::Residential:
            return lawnLevel;
    }
    return 0;
}

}  // namespace

Vec3 followerPlace(const engine::TileDefinition& tile, std::uint8_t segment, engine::Orientation orientation) {
    const engine::PictureCell cell = engine::turned(engine::followerCell(tile, segment), orientation);
    const Vec3 centre = cellCentre(cell.row, cell.column);
    return {std::clamp(centre.x, -reach, reach), heightOf(tile.segments[segment].kind),
            std::clamp(centre.z, -reach, reach)};
}

}  // namespace remparts::geometry
