#include "slab.h"

#include "levels.h"
#include "palette.h"
#include "remparts/geometry/layout.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

constexpr float low = tableLevel + 0.02f;
constexpr float rim = -0.07f;  // of the bevelled upper edge
constexpr float bevel = 0.05f;

}  // namespace

void buildSlab(const Builder& tile, unsigned openSides) {
    constexpr float out = halfTile;
    constexpr float in = halfTile - bevel;
    if (tile.isPrint()) return tile.box({-out, low, -out}, {out, streetLevel, out}, palette::slab);
    for (const engine::Direction side : engine::allDirections) {
        if (((openSides >> engine::index(side)) & 1u) == 0) continue;
        const Builder b = tile.at({}, yawOf(side));
        b.quad({-out, low, out}, {out, low, out}, {out, rim, out}, {-out, rim, out}, palette::slab, 0.5f);
        b.quad({-out, rim, out}, {out, rim, out}, {in, 0, in}, {-in, 0, in}, palette::slab * 1.12f);
    }
}

}  // namespace remparts::geometry
