#include <algorithm>

#include "plants.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// From a side's middle to the wall that crosses it: behind the houses of a row along a street that crosses it, too.
constexpr float aside = 2.16f;
constexpr float pace = 0.35f;

// A wall that enters the tile at one half of a side; it belongs half to either tile, and both build it by this rule.
struct Wall {
    engine::Direction side;
    Half half;

    /// On the wall's line, `inwards` from the tile's border.
    [[nodiscard]] Vec3 at(float inwards) const {
        const Vec3 border = stepTowards(side) * (halfTile - inwards);
        const float along = half == Half::First ? -aside : aside;
        return border + (isHorizontal(side) ? Vec3{along, 0, 0} : Vec3{0, 0, along});
    }
    [[nodiscard]] Footprint between(float from, float to) const {
        const Vec3 middle = at((from + to) / 2);
        const float reach = (to - from) / 2;
        const bool runsAlongX = !isHorizontal(side);
        return Footprint::around(middle, runsAlongX ? reach : gardenWallHalf, runsAlongX ? gardenWallHalf : reach);
    }
};

// As long as there is room, and no longer than chance has it.
float lengthOf(TileSite& site, const Wall& wall) {
    const float most = site.random.between(1.0f, 3.4f);
    float length = 0;
    while (length + pace <= most) {
        const Footprint next = wall.between(length, length + pace);
        if (!site.isOnHouseGround(next, 0) || !site.isFree(next, 0.04f) || site.isOnLawn(next, 0)) break;
        length += pace;
    }
    return length;
}

// Walls go with a street across the side, hedges with none: both tiles see the same.
void raise(TileSite& site, const Wall& wall, float length) {
    const bool street =
        site.picture.isPaved(isHorizontal(wall.side) ? cells / 2 + rowStep(wall.side) * 3 : cells / 2,
                             isHorizontal(wall.side) ? cells / 2 : cells / 2 + columnStep(wall.side) * 3);
    const Builder b = site.builder().at(wall.at(length / 2), isHorizontal(wall.side) ? quarterTurn : 0);
    if (street)
        addGardenWall(b, length);
    else
        addHedge(b, length);
    site.kept.push_back(wall.between(0, length));
}

}  // namespace

void fenceGardens(TileSite& site) {
    for (const engine::Direction side : engine::allDirections)
        for (const Half half : {Half::First, Half::Last}) {
            const Wall wall{side, half};
            if (!site.goesOn(side, half)) continue;
            const float length = lengthOf(site, wall);
            if (length > 0) raise(site, wall, length);
        }
}

}  // namespace remparts::geometry
