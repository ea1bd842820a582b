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

// Away from the building that a cell adjoins, out onto the street.
Vec3 awayFromBuilding(const TilePicture& picture, engine::PictureCell cell) {
    constexpr float step = 0.15f;
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column)
            if (picture.isBuilding(cell.row + row, cell.column + column))
                return Vec3{-static_cast<float>(column), 0, -static_cast<float>(row)} * step;
    return {};
}

}  // namespace

Vec3 followerPlace(const engine::TileDefinition& tile, std::uint8_t segment, engine::Orientation orientation) {
    const engine::PictureCell cell = engine::turned(engine::followerCell(tile, segment), orientation);
    const engine::SegmentKind kind = tile.segments[segment].kind;
    Vec3 place = cellCentre(cell.row, cell.column);
    if (kind == engine::SegmentKind::Residential)
        place = place + awayFromBuilding(TilePicture(tile, orientation), cell);
    return {std::clamp(place.x, -reach, reach), heightOf(kind), std::clamp(place.z, -reach, reach)};
}

}  // namespace remparts::geometry
