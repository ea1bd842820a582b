#include "tile_site.h"

#include <algorithm>
#include <cmath>

#include "remparts/geometry/layout.h"
#include "tile_sides.h"

namespace remparts::geometry {

bool Footprint::meets(const Footprint& o, float gap) const {
    return x0 < o.x1 + gap && o.x0 < x1 + gap && z0 < o.z1 + gap && o.z0 < z1 + gap;
}

float Footprint::distance(float x, float z) const {
    const float dx = std::max({x0 - x, 0.0f, x - x1});
    const float dz = std::max({z0 - z, 0.0f, z - z1});
    return std::sqrt(dx * dx + dz * dz);
}

TileSite::TileSite(const engine::TileDefinition& design, engine::Position cell, engine::Orientation turn,
                   unsigned around)
    : tile(&design),
      orientation(turn),
      middle(centreOf(cell)),
      picture(design, turn),
      gardens(gardensAtSides(picture)),
      surroundings(around),
      random(seedOf(design.id, cell)) {}

bool TileSite::isFree(const Footprint& place, float gap) const {
    const auto meets = [&](const Footprint& o) { return o.meets(place, gap); };
    return std::none_of(taken.begin(), taken.end(), meets) && std::none_of(kept.begin(), kept.end(), meets);
}

bool TileSite::isOnHouseGround(const Footprint& place, float margin) const {
    const float border = halfTile - margin;
    if (place.x0 < -border || place.x1 > border || place.z0 < -border || place.z1 > border) return false;
    for (const float x : {place.x0, (place.x0 + place.x1) / 2, place.x1})
        for (const float z : {place.z0, (place.z0 + place.z1) / 2, place.z1})
            if (!picture.isHouseGround(std::clamp(cellOf(z), 0, cells - 1), std::clamp(cellOf(x), 0, cells - 1)))
                return false;
    return true;
}

bool TileSite::isOnLawn(const Footprint& place, float overlap) const {
    return std::any_of(lawns.begin(), lawns.end(),
                       [&](const Footprint& lawn) { return lawn.meets(place, -overlap); });
}

}  // namespace remparts::geometry
