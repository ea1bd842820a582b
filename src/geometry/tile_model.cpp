#include "tile_model.h"

#include <utility>

#include "tile_site.h"

namespace remparts::geometry {

namespace {

// Enough for nearly every tile: its vectors grow once.
void reserve(Mesh& mesh) {
    mesh.vertices.reserve(9000);
    mesh.indices.reserve(9000);
    mesh.detail.reserve(5000);
}

}  // namespace

PartModel buildTile(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
                    unsigned openSides) {
    TileSite site(tile, cell, orientation, openSides);
    reserve(site.model.mesh);
    buildSlab(site);
    buildLargeBuildings(site);
    reserveLawns(site);
    buildHouseRows(site);
    plantYards(site);
    layGround(site);
    layStreets(site);
    setUpMarkets(site);
    return std::move(site.model);
}

}  // namespace remparts::geometry
