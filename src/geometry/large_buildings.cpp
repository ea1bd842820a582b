#include <algorithm>

#include "historic_buildings.h"
#include "levels.h"
#include "public_buildings.h"
#include "remparts/engine/tile_layout.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// The nearest street within three cells; the south when there is none.
engine::Direction frontOf(const TilePicture& picture, int row, int column) {
    using engine::Direction;
    for (int steps = 1; steps < 4; ++steps)
        for (const Direction side : {Direction::South, Direction::East, Direction::West, Direction::North})
            if (picture.isPaved(row + steps * rowStep(side), column + steps * columnStep(side))) return side;
    return Direction::South;
}

struct Ground {
    Vec3 centre;
    float scale = 1;
};

// A building keeps off streets and markets beside its cell; with room all round it stands back from its street.
Ground groundOf(const TilePicture& picture, int row, int column, engine::Direction front) {
    float push = 0.25f;
    float scale = 0.92f;
    Vec3 away = stepTowards(front) * -1;
    bool crowded = false;
    for (int r = -1; r <= 1; ++r) {
        for (int c = -1; c <= 1; ++c) {
            const char cell = picture.at(row + r, column + c);
            if (cell == '.' || cell == 'P' || cell == 'H' || cell == ' ') continue;
            if (!crowded) away = {};
            crowded = true;
            away = away - Vec3{asFloat(c), 0, asFloat(r)};
            push = r == 0 || c == 0 ? 0.62f : 0.4f;
            scale = 0.86f;
        }
    }
    const Vec3 centre = cellCentre(row, column) + away * (push / std::max(0.01f, length(away)));
    const float most = halfTile - 0.05f - 1.18f * scale;
    return {{std::clamp(centre.x, -most, most), placeLevel, std::clamp(centre.z, -most, most)}, scale};
}

HistoricKind historicKindAt(const TileSite& site, int number) {
    for (const engine::Building& building : site.tile->buildings)
        if (building.kind == engine::BuildingKind::Historic && number-- == 0) return historicKindOf(building.name);
    return HistoricKind::ChateauComtal;
}

void addLargeBuilding(TileSite& site, engine::PictureCell cell, int historicNumber) {
    const engine::Direction front = frontOf(site.picture, cell.row, cell.column);
    const Ground ground = groundOf(site.picture, cell.row, cell.column, front);
    const Builder b = site.builder().at(ground.centre, yawOf(front), ground.scale);
    if (site.picture.at(cell.row, cell.column) == 'H')
        addHistoricBuilding(b, historicKindAt(site, historicNumber), site.random);
    else
        addPublicBuilding(b, publicKindOf(site.tile->id), site.random);
    const float half = 1.18f * ground.scale;
    site.taken.push_back(Footprint::around(ground.centre, half, half * 0.9f));
    site.model.lamps.push_back(b.frame().point({0, 0.7f, 1.5f}));
}

}  // namespace

void buildLargeBuildings(TileSite& site) {
    int historic = 0;
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            if (!site.picture.isBuilding(row, column)) continue;
            addLargeBuilding(site, {row, column}, historic);
            if (site.picture.at(row, column) == 'H') ++historic;
        }
    }
}

}  // namespace remparts::geometry
