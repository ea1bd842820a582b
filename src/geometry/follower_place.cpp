#include "follower_place.h"

#include <algorithm>
#include <cmath>

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

// Between two rows of stalls, which keep to a pitch of their own, where the market reaches beyond.
float inAisle(const TilePicture& picture, Vec3 place, std::uint8_t segment) {
    constexpr float room = 0.45f;
    for (const float aisle : {-1.75f, 1.75f}) {
        if (std::abs(place.z - aisle) > 0.3f) continue;
        const int column = cellOf(place.x);
        if (picture.segment(cellOf(aisle - room), column) == segment &&
            picture.segment(cellOf(aisle + room), column) == segment)
            return aisle;
    }
    return place.z;
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
    if (kind == engine::SegmentKind::Market) place.z = inAisle(TilePicture(tile, orientation), place, segment);
    return {std::clamp(place.x, -reach, reach), heightOf(kind), std::clamp(place.z, -reach, reach)};
}

}  // namespace remparts::geometry
