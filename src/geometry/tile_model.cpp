#include "tile_model.h"

#include <utility>

#include "kids/kids_tile.h"
#include "slab.h"
#include "surroundings.h"
#include "tile_site.h"

namespace remparts::geometry {

namespace {

// Enough for nearly every tile: its vectors grow once.
void reserve(Mesh& mesh) {
    mesh.vertices.reserve(9000);
    mesh.indices.reserve(3000);
    mesh.near.reserve(6000);
    mesh.detail.reserve(6000);
    mesh.far.reserve(1500);
}

PartModel buildCityTile(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
                        unsigned surroundings, Purpose purpose) {
    TileSite site(tile, cell, orientation, surroundings);
    site.model.mesh.purpose = purpose;
    reserve(site.model.mesh);
    buildSlab(site.builder(), surroundings & allOpen);
    buildLargeBuildings(site);
    reserveLawns(site);
    buildHouseRows(site);
    fenceGardens(site);
    plantYards(site);
    layGround(site);
    trimGround(site);
    layStreets(site);
    layKerbs(site);
    setUpMarkets(site);
    return std::move(site.model);
}

}  // namespace

PartModel buildTile(engine::GameKind game, const engine::TileDefinition& tile, engine::Position cell,
                    engine::Orientation orientation, unsigned surroundings, Purpose purpose) {
    switch (game) {
        case engine::GameKind::City:
            return buildCityTile(tile, cell, orientation, surroundings, purpose);
        case engine::GameKind::Kids:
            return buildKidsTile(tile, cell, orientation, surroundings & allOpen, purpose);
    }
    return {};
}

}  // namespace remparts::geometry
