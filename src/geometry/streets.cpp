#include <algorithm>
#include <cmath>

#include "levels.h"
#include "masonry.h"
#include "palette.h"
#include "plants.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::Direction;

// Which neighbours of a paved cell are paved, by direction.
using Joined = std::array<bool, 4>;

Joined joinedAt(const TilePicture& picture, int row, int column) {
    Joined joined{};
    for (const Direction side : engine::allDirections)
        joined[engine::index(side)] = picture.isPaved(row + rowStep(side), column + columnStep(side));
    return joined;
}

// 1 on the worn middle of the street, 0 at the kerb; x, z are relative to the cell's centre.
float wornness(const Joined& joined, float x, float z) {
    float distance = std::hypot(x, z);
    if (joined[0] && z < 0) distance = std::min(distance, std::abs(x));
    if (joined[1] && x > 0) distance = std::min(distance, std::abs(z));
    if (joined[2] && z > 0) distance = std::min(distance, std::abs(x));
    if (joined[3] && x < 0) distance = std::min(distance, std::abs(z));
    return std::clamp(1 - distance * 2, 0.0f, 1.0f);
}

// One stone from `low` to `high` (across, along the street). All lie in one level side by side: nothing is coplanar.
void layStone(TileSite& site, Vec3 centre, const Joined& joined, Vec2 low, Vec2 high) {
    const bool turned = joined[engine::index(Direction::East)] && joined[engine::index(Direction::West)];
    const float tint = site.random.between(0.94f, 1.04f);
    const auto corner = [&](float u, float v) { return turned ? Vec3{v, 0, -u} : Vec3{u, 0, v}; };
    std::array<Vec3, 4> corners{corner(low.x, high.y), corner(high.x, high.y), corner(high.x, low.y),
                                corner(low.x, low.y)};
    std::array<Color, 4> colors;
    std::array<float, 4> occlusion{};
    for (std::size_t k = 0; k < 4; ++k) {
        const float worn = wornness(joined, corners[k].x, corners[k].z);
        corners[k] = centre + corners[k] + Vec3{0, streetLevel, 0};
        colors[k] = mix(palette::street * 0.97f, palette::streetWorn, worn) * tint;
        occlusion[k] = 0.72f + 0.28f * std::min(1.0f, worn * 2.2f);
    }
    site.builder().quad(corners, colors, occlusion);
}

// Courses across the street; every other one is shifted by half a stone.
void layStones(TileSite& site, Vec3 centre, const Joined& joined) {
    const float bed = streetLevel - 0.02f;  // staggered stones meet in T joints: a bed closes the pinholes
    site.builder().quad(centre + Vec3{-0.5f, bed, 0.5f}, centre + Vec3{0.5f, bed, 0.5f},
                        centre + Vec3{0.5f, bed, -0.5f}, centre + Vec3{-0.5f, bed, -0.5f}, palette::street * 0.9f);
    for (int course = 0; course < 5; ++course) {
        const bool shifted = course % 2 == 1;
        const float offset = shifted ? -0.125f : 0;
        const float v = -0.5f + asFloat(course) * 0.2f;
        for (int k = 0; k < (shifted ? 5 : 4); ++k) {
            const float u = -0.5f + offset + asFloat(k) * 0.25f;
            layStone(site, centre, joined, {std::max(-0.5f, u), v}, {std::min(0.5f, u + 0.25f), v + 0.2f});
        }
    }
}

// A lantern on a post; where it stands, night has a warm pool of light.
void addLantern(TileSite& site, Vec3 foot) {
    const Builder b = site.builder().at(foot).fine();
    b.lathe({}, {{0.05f, 0}, {0.025f, 0.06f}, {0.025f, 0.52f}}, 4, palette::lanternIron, {0.7f, false});
    b.lathe({0, 0.52f, 0}, {{0.035f, 0}, {0.065f, 0.12f}}, 4, palette::lanternGlass, {lampGlow, false});
    b.lathe({0, 0.64f, 0}, {{0.08f, 0}, {0, 0.07f}}, 4, palette::lanternIron, {1, false});
    site.model.lamps.push_back(foot + Vec3{0, 0.65f, 0});
}

// Where a kerb of a given width ends along its side; `along` is −1 or +1 in the kerb's own direction of x.
float kerbEnd(const TilePicture& picture, int row, int column, Direction side, int along, float width) {
    const Direction towards = turned(side, along > 0 ? -1 : 1);
    const int r = row + rowStep(towards);
    const int c = column + columnStep(towards);
    const bool next = picture.isPaved(r, c);
    const bool diagonal = picture.isPaved(r + rowStep(side), c + columnStep(side));
    const float sign = asFloat(along);
    const float over = width - 0.5f;
    // At an inner corner one of the two kerbs gives way, at an outer corner one of the two goes round.
    if (next && diagonal) return sign * (0.5f - (isHorizontal(side) ? 0 : over));
    if (!next) return sign * (0.5f + (isHorizontal(side) ? over : 0));
    return sign * 0.5f;
}

// A raised kerb, and before houses a strip of pavement behind it, on the far side of the cell's border.
void addKerb(TileSite& site, int row, int column, Direction side) {
    constexpr float curb = 0.59f;
    constexpr float walk = 0.78f;
    const TilePicture& picture = site.picture;
    const Builder b = site.builder().at(cellCentre(row, column), yawOf(side));
    const float a = kerbEnd(picture, row, column, side, -1, curb);
    const float e = kerbEnd(picture, row, column, side, 1, curb);
    const float y = kerbTop;
    b.quad({a, y, curb}, {e, y, curb}, {e, y, 0.5f}, {a, y, 0.5f}, palette::kerb);
    b.quad({e, streetLevel, 0.5f}, {a, streetLevel, 0.5f}, {a, y, 0.5f}, {e, y, 0.5f}, palette::kerb * 0.95f, 0.6f,
           1);
    if (!picture.isResidential(row + rowStep(side), column + columnStep(side))) {
        b.fine().quad({a, 0, curb}, {e, 0, curb}, {e, y, curb}, {a, y, curb}, palette::kerb * 0.9f);
        return;
    }
    const float a2 = kerbEnd(picture, row, column, side, -1, walk);
    const float e2 = kerbEnd(picture, row, column, side, 1, walk);
    const float y2 = kerbTop - 0.008f;
    b.quad({a2, y2, walk}, {e2, y2, walk}, {e2, y2, curb - 0.01f}, {a2, y2, curb - 0.01f}, palette::pavement, 0.85f,
           1);
    b.fine().quad({a2, 0, walk}, {e2, 0, walk}, {e2, y2, walk}, {a2, y2, walk}, palette::pavement * 0.9f, 0.7f);
}

void layStreetCell(TileSite& site, int row, int column) {
    const Vec3 centre = cellCentre(row, column);
    const Joined joined = joinedAt(site.picture, row, column);
    for (const Direction side : engine::allDirections) {
        if (joined[engine::index(side)]) continue;
        addKerb(site, row, column, side);
        const bool firstSide = side == Direction::North || side == Direction::West;
        const bool lit = (row + column) % 3 == 1 && firstSide == ((row + column) % 2 == 0);
        const Vec3 foot = centre + stepTowards(side) * 0.62f + Vec3{0, kerbTop, 0};
        const bool onLawn = site.isOnLawn(Footprint::around(foot, 0.05f, 0.05f), 0);
        if (lit && !onLawn && site.picture.at(row, column) == '=') addLantern(site, foot);
    }
    layStones(site, centre, joined);
}

// A round patch with a well, a cross or a tree.
void addCrossing(TileSite& site, int row, int column) {
    const Builder b = site.builder().at(cellCentre(row, column) + Vec3{0, streetLevel, 0});
    b.lathe({}, {{0.8f, 0}, {0.8f, 0.11f}, {0.7f, 0.125f}}, 16, palette::kerb, {0.7f, false});
    b.lathe({}, {{0.7f, 0.125f}, {0.42f, 0.128f}}, 16, palette::streetWorn, {1, false});
    b.lathe({}, {{0.42f, 0.128f}, {0, 0.13f}}, 16, palette::pavement, {1, false});
    const Builder top = b.at({0, 0.13f, 0}, site.random.between(-0.4f, 0.4f));
    switch (site.random.below(3)) {
        case 0:
            return addWell(top, 1.05f);
        case 1:
            return addCross(top);
        default:
            top.lathe({}, {{0.32f, 0}, {0.32f, 0.1f}, {0, 0.12f}}, 10, palette::stone, {0.6f, false});
            return addTree(top.at({0, 0.1f, 0}), 1.3f, site.random);
    }
}

}  // namespace

void layStreets(TileSite& site) {
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            if (site.picture.isPaved(row, column)) layStreetCell(site, row, column);
            if (site.picture.at(row, column) == '+') addCrossing(site, row, column);
        }
    }
}

}  // namespace remparts::geometry
