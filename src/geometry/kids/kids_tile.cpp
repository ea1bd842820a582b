#include "kids_tile.h"

#include <utility>

#include "meadow_site.h"
#include "slab.h"

namespace remparts::geometry {

PartModel buildKidsTile(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
                        unsigned openSides, Purpose purpose) {
    MeadowSite site(tile, cell, orientation, openSides);
    site.model.mesh.purpose = purpose;
    buildSlab(site.builder(), openSides);
    layMeadow(site);
    layRoads(site);
    standStops(site);
    plantGreenery(site);
    return std::move(site.model);
}

}  // namespace remparts::geometry
