// One tile under construction: what every step of building it reads and writes.
#pragma once

#include <array>
#include <vector>

#include "builder.h"
#include "random.h"
#include "remparts/geometry/city_plan.h"
#include "surroundings.h"
#include "tile_picture.h"

namespace remparts::geometry {

/// A footprint on the ground, sides along the axes.
struct Footprint {
    float x0 = 0;
    float z0 = 0;
    float x1 = 0;
    float z1 = 0;

    [[nodiscard]] static Footprint around(Vec3 centre, float halfX, float halfZ) {
        return {centre.x - halfX, centre.z - halfZ, centre.x + halfX, centre.z + halfZ};
    }
    /// Whether less than `gap` lies between the two; a negative gap lets them overlap by that much.
    [[nodiscard]] bool meets(const Footprint& other, float gap) const;
    /// From a point on the ground; 0 inside.
    [[nodiscard]] float distance(float x, float z) const;
};

struct TileSite {
    /// `surroundings` as in surroundings.h. The tile must outlive the site.
    TileSite(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
             unsigned surroundings);

    const engine::TileDefinition* tile;
    engine::Orientation orientation;
    Vec3 middle;  ///< on the table
    TilePicture picture;
    std::uint16_t gardens;  ///< of its own, where `surroundings` tells of the neighbours' (tile_sides.h)
    unsigned surroundings;
    Random random;
    PartModel model;
    std::vector<Footprint> taken;  ///< what stands on the ground; casts contact shade
    std::vector<Footprint> kept;   ///< taken, too, but casts no shade worth drawing
    std::vector<Footprint> lawns;  ///< kept clear for stewards

    [[nodiscard]] Builder builder() { return Builder(model.mesh); }
    [[nodiscard]] bool isOpen(engine::Direction side) const { return isOpenAt(surroundings, side); }
    /// Whether houses and gardens on this half of a side go on in the tile that adjoins there.
    [[nodiscard]] bool goesOn(engine::Direction side, Half half) const {
        return (surroundings & gardensBeyond(side, half)) != 0 && (gardens & gardensBeyond(side, half)) != 0;
    }
    /// Whether nothing taken is nearer than `gap`.
    [[nodiscard]] bool isFree(const Footprint& place, float gap) const;
    /// Whether the place lies on ground where houses and gardens may stand, at least `margin` inside the tile.
    [[nodiscard]] bool isOnHouseGround(const Footprint& place, float margin) const;
    /// Whether the place lies on a lawn by more than `overlap`.
    [[nodiscard]] bool isOnLawn(const Footprint& place, float overlap) const;
};

/// A lantern on a post; where it stands, night has a warm pool of light.
void standLantern(TileSite& site, Vec3 foot);

// The steps of building a tile, in their order.
void buildLargeBuildings(TileSite& site);
/// Each residential segment keeps a lawn where its steward lies.
void reserveLawns(TileSite& site);
void buildHouseRows(TileSite& site);
/// Garden walls and hedges that run on across the sides.
void fenceGardens(TileSite& site);
/// Back houses, trees, beds and cypresses where there is room.
void plantYards(TileSite& site);
void layGround(TileSite& site);
/// Curbs round markets and places, and mown lawns.
void trimGround(TileSite& site);
void layStreets(TileSite& site);
void layKerbs(TileSite& site);
void setUpMarkets(TileSite& site);

}  // namespace remparts::geometry
