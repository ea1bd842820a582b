#include "tile_model.h"

#include <utility>

#include "kids/kids_tile.h"
#include "slab.h"
#include "tile_site.h"

namespace remparts::geometry {

namespace {

// Enough for nearly every tile: its vectors grow once.
void reserve(Mesh& mesh) {
    mesh.vertices.reserve(9000);
    mesh.indices.reserve(9000);
    mesh.detail.reserve(5000);
}

PartModel buildCityTile(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
                        unsigned openSides, Purpose purpose) {
    TileSite site(tile, cell, orientation, openSides);
    site.model.mesh.purpose = purpose;
    reserve(site.model.mesh);
    buildSlab(site.builder(), openSides);
    buildLargeBuildings(site);
    reserveLawns(site);
    buildHouseRows(site);
    plantYards(site);
    layGround(site);
    layStreets(site);
    setUpMarkets(site);
    return std::move(site.model);
}

}  // namespace

PartModel buildTile(engine::GameKind game, const engine::TileDefinition& tile, engine::Position cell,
                    engine::Orientation orientation, unsigned openSides, Purpose purpose) {
    switch (game) {
        case engine::GameKind::City:
            return buildCityTile(tile, cell, orientation, openSides, purpose);
        case engine::GameKind::Kids:
            return buildKidsTile(tile, cell, orientation, openSides, purpose);
    }
    return {};
}

}  // namespace remparts::geometry
