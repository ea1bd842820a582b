// One tile of The Kids under construction: what every step of building it reads and writes.
#pragma once

#include <vector>

#include "builder.h"
#include "random.h"
#include "remparts/geometry/city_plan.h"
#include "road_lines.h"

namespace remparts::geometry {

struct MeadowSite {
    MeadowSite(const engine::TileDefinition& tile, engine::Position cell, engine::Orientation orientation,
               unsigned openSides);

    engine::Position cell;
    TilePicture picture;
    unsigned openSides;  ///< bit d: no tile adjoins at direction d
    RoadPlan roads;
    std::vector<Vec3> children;  ///< where their discs lie
    Random random;
    PartModel model;

    /// A round place on the ground that something stands on.
    struct Taken {
        Vec3 centre;
        float radius = 0;
    };
    std::vector<Taken> taken;

    [[nodiscard]] Builder builder() { return Builder(model.mesh); }
    /// Whether a round place lies on the tile, off the roads and discs, and nothing stands there.
    [[nodiscard]] bool isFree(Vec3 centre, float radius) const;
    /// The meadow's tone there: it runs on from tile to tile.
    [[nodiscard]] Color meadowAt(float x, float z) const;
};

// The steps of building a tile, in their order.
void layMeadow(MeadowSite& site);
void layRoads(MeadowSite& site);
void standStops(MeadowSite& site);
/// Trees, hedges, tufts and flowers where there is room.
void plantGreenery(MeadowSite& site);

/// A soft dark foot round something that stands on the meadow and reaches as far as that along its own x and z.
void addFootShade(MeadowSite& site, const Vec3& centre, Vec2 reach, float yaw = 0);

// The stops, each at its place with its front along +z.
void addToyHouse(const Builder& at, Random& random);
void addPond(const Builder& at, Random& random);
void addToyWall(const Builder& at, Random& random);
void addFlowerMeadow(const Builder& at, Random& random);
/// A flower with its stalk, `size` high.
void addFlower(const Builder& at, float size, Color petals);

}  // namespace remparts::geometry
