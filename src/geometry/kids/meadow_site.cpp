#include "meadow_site.h"

#include <algorithm>
#include <cmath>

#include "children.h"
#include "palette.h"
#include "remparts/geometry/layout.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

float noiseAt(int x, int y) {
    Random random(seedOf("meadow", {x, y}));
    return random.unit();
}

// Between the values of a lattice with meshes of `spacing`, smoothly.
float smoothNoise(float x, float z, float spacing) {
    const float u = x / spacing;
    const float v = z / spacing;
    const auto column = static_cast<int>(std::floor(u));
    const auto row = static_cast<int>(std::floor(v));
    const auto eased = [](float t) { return t * t * (3 - 2 * t); };
    const float s = eased(u - asFloat(column));
    const float t = eased(v - asFloat(row));
    const auto at = [&](int c, int r) { return noiseAt(column + c, row + r); };
    return std::lerp(std::lerp(at(0, 0), at(1, 0), s), std::lerp(at(0, 1), at(1, 1), s), t);
}

std::vector<Vec3> childrenOn(const TilePicture& picture) {
    std::vector<Vec3> children;
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column)
            if (isChild(picture, row, column)) children.push_back(cellCentre(row, column));
    return children;
}

}  // namespace

MeadowSite::MeadowSite(const engine::TileDefinition& tile, engine::Position at, engine::Orientation orientation,
                       unsigned open)
    : cell(at),
      picture(tile, orientation),
      openSides(open),
      roads(planRoads(picture)),
      children(childrenOn(picture)),
      random(seedOf(tile.id, at)) {}

bool MeadowSite::isFree(Vec3 centre, float radius) const {
    constexpr float border = halfTile - 0.06f;
    if (std::max(std::abs(centre.x), std::abs(centre.z)) + radius > border) return false;
    if (distanceToRoads(roads.lines, centre.x, centre.z) < rimHalf + radius) return false;
    const auto meets = [&](Vec3 other, float reach) { return length(other - centre) < reach + radius; };
    return std::none_of(children.begin(), children.end(), [&](Vec3 c) { return meets(c, discRadius); }) &&
           std::none_of(taken.begin(), taken.end(), [&](const Taken& t) { return meets(t.centre, t.radius); });
}

Color MeadowSite::meadowAt(float x, float z) const {
    const Vec3 tile = centreOf(cell);
    const float wide = smoothNoise(tile.x + x, tile.z + z, 6.5f);
    const float close = smoothNoise(tile.x + x + 40, tile.z + z, 2.3f);
    // Light and dark patches rather than one even middle.
    const float tone = std::clamp((0.65f * wide + 0.35f * close - 0.5f) * 2.4f, -1.0f, 1.0f);
    return mix(palette::meadow[0], palette::meadow[tone > 0 ? 1 : 2], std::abs(tone));
}

}  // namespace remparts::geometry
