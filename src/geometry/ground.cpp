#include <algorithm>
#include <cmath>

#include "ground_cover.h"
#include "levels.h"
#include "market.h"
#include "palette.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::Direction;

constexpr Color placePaving = mix(palette::pavement, palette::streetWorn, 0.35f);
constexpr float bedLevel = -0.07f;
constexpr float bevel = 0.05f;  // of the slab, where a side is open

// Ground stops short of an open side, where the slab's bevel begins.
float within(float v, bool openLow, bool openHigh) {
    if (openLow && v < -halfTile + 0.01f) return -halfTile + bevel;
    if (openHigh && v > halfTile - 0.01f) return halfTile - bevel;
    return v;
}

Vec3 withinSlab(const TileSite& site, Vec3 p) {
    return {within(p.x, site.isOpen(Direction::West), site.isOpen(Direction::East)), p.y,
            within(p.z, site.isOpen(Direction::North), site.isOpen(Direction::South))};
}

float shadeFrom(float distance) {
    return 0.5f + std::min(0.5f, distance * 1.1f);
}

// On a joint: both tiles take the shade of the rows of houses that cross it, drawn by a rule instead of as they
// stand.
float shadeAtJoint(const TileSite& site, Direction side, float along) {
    constexpr float front = 0.82f;
    constexpr float back = 1.85f;
    const bool row = site.picture.isPaved(3 + 3 * rowStep(side), 3 + 3 * columnStep(side)) &&
                     site.goesOn(side, along < 0 ? Half::First : Half::Last);
    if (!row) return 1;
    const float across = std::abs(along);
    return shadeFrom(std::max({front - across, 0.0f, across - back}));
}

// Contact shade of what stands around.
float shadeAt(const TileSite& site, float x, float z) {
    constexpr float border = halfTile - 0.01f;
    if (std::abs(x) > border && !site.isOpen(x < 0 ? Direction::West : Direction::East))
        return shadeAtJoint(site, x < 0 ? Direction::West : Direction::East, z);
    if (std::abs(z) > border && !site.isOpen(z < 0 ? Direction::North : Direction::South))
        return shadeAtJoint(site, z < 0 ? Direction::North : Direction::South, x);
    float distance = 1;
    for (const Footprint& t : site.taken) distance = std::min(distance, t.distance(x, z));
    return shadeFrom(distance);
}

// From a point to the nearest street, as far as it matters.
float streetDistance(const TilePicture& picture, float x, float z) {
    float squared = 4;
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column) {
            if (!picture.isPaved(row, column)) continue;
            const Vec3 c = cellCentre(row, column);
            const float dx = std::max(0.0f, std::abs(x - c.x) - 0.5f);
            const float dz = std::max(0.0f, std::abs(z - c.z) - 0.5f);
            squared = std::min(squared, dx * dx + dz * dz);
        }
    return std::sqrt(squared);
}

// Grass: bare near streets, lighter and darker in wide patches that run on from tile to tile.
Color gardenAt(const TileSite& site, float x, float z) {
    const float bare = 0.62f * std::clamp(1.25f - streetDistance(site.picture, x, z), 0.0f, 1.0f);
    const float u = site.middle.x + x;
    const float v = site.middle.z + z;
    const float patch = 0.035f * (std::sin(0.83f * u + 0.41f * v) + std::sin(0.37f * u - 0.97f * v + 1.3f));
    return mix(palette::garden * (1 + patch), palette::trodden, bare);
}

// A point of the ground as it is drawn.
struct Spot {
    Vec3 point;
    Color color;
    float shade = 1;
};

Spot spotAt(const TileSite& site, Cover cover, float x, float z) {
    return {withinSlab(site, {x, levelOf(cover), z}), cover == Cover::Place ? placePaving : gardenAt(site, x, z),
            shadeAt(site, x, z)};
}

void laySquare(const Builder& b, const Spot& southWest, const Spot& southEast, const Spot& northEast,
               const Spot& northWest) {
    b.quad({southWest.point, southEast.point, northEast.point, northWest.point},
           {southWest.color, southEast.color, northEast.color, northWest.color},
           {southWest.shade, southEast.shade, northEast.shade, northWest.shade});
}

// One square where the shade is even, four from near by where it is not.
void layShadedCell(TileSite& site, Cover cover, int row, int column) {
    const Vec3 corner = cellCentre(row, column) - Vec3{0.5f, 0, 0.5f};
    std::array<std::array<Spot, 3>, 3> spots;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            spots[i][j] = spotAt(site, cover, corner.x + asFloat(static_cast<int>(i)) / 2,
                                 corner.z + asFloat(static_cast<int>(j)) / 2);
    const Builder b = site.builder();
    const auto lay = [&](const Builder& at, std::size_t i, std::size_t j, std::size_t size) {
        laySquare(at, spots[i][j + size], spots[i + size][j + size], spots[i + size][j], spots[i][j]);
    };
    const auto bend = [&](std::size_t i, std::size_t j) {
        const float x = asFloat(static_cast<int>(i)) / 2;
        const float z = asFloat(static_cast<int>(j)) / 2;
        const float north = spots[0][0].shade * (1 - x) + spots[2][0].shade * x;
        const float south = spots[0][2].shade * (1 - x) + spots[2][2].shade * x;
        return std::abs(spots[i][j].shade - (north * (1 - z) + south * z));
    };
    if (std::max({bend(1, 1), bend(0, 1), bend(1, 0), bend(2, 1), bend(1, 2)}) < 0.07f) return lay(b, 0, 0, 2);
    lay(b.far(), 0, 0, 2);
    for (const std::size_t i : {0u, 1u})
        for (const std::size_t j : {0u, 1u}) lay(b.near(), i, j, 1);
}

// A market's paving in one piece along a row of cells.
void layMarketStrip(TileSite& site, int row, int from, int to) {
    const float z = cellCentre(row, 0).z;
    const float x0 = cellCentre(row, from).x - 0.5f;
    const float x1 = cellCentre(row, to).x + 0.5f;
    const Color color = pavingOf(marketKindOf(site.picture.at(row, from)));
    const auto at = [&](float x, float offset) { return withinSlab(site, {x, marketLevel, z + offset}); };
    site.builder().quad(at(x0, 0.5f), at(x1, 0.5f), at(x1, -0.5f), at(x0, -0.5f), color, 0.97f, 0.97f);
}

// Some flagstones of another tone than their neighbours.
void strewFlags(TileSite& site, Cover cover, int row, int column) {
    if (site.builder().isPrint()) return;
    constexpr float half = 0.22f;
    const Color base = cover == Cover::Market ? pavingOf(marketKindOf(site.picture.at(row, column))) : placePaving;
    const float y = levelOf(cover) + 0.004f;
    for (const float x : {-0.25f, 0.25f})
        for (const float z : {-0.25f, 0.25f}) {
            const Color tone = base * site.random.between(0.9f, 1.05f);
            if (!site.random.chance(0.24f)) continue;
            const Vec3 c = cellCentre(row, column) + Vec3{x, y, z};
            const float shade = cover == Cover::Market ? 0.97f : shadeAt(site, c.x, c.z);
            site.builder().fine().quad(c + Vec3{-half, 0, half}, c + Vec3{half, 0, half}, c + Vec3{half, 0, -half},
                                       c + Vec3{-half, 0, -half}, tone, shade, shade);
        }
}

// The relief of a print: a block for every row of like cells.
void raiseBlock(TileSite& site, Cover cover, int row, int from, int to) {
    constexpr float depth = 0.1f;
    const float z = cellCentre(row, 0).z;
    const float sink = asFloat(row) * 0.004f;
    const Color color = cover == Cover::Market  ? pavingOf(marketKindOf(site.picture.at(row, from)))
                        : cover == Cover::Place ? placePaving
                                                : palette::garden;
    site.builder().box({cellCentre(row, from).x - 0.5f, streetLevel - depth - sink, z - 0.5f},
                       {cellCentre(row, to).x + 0.5f, levelOf(cover), z + 0.5f}, color);
}

void layRow(TileSite& site, int row) {
    for (int column = 0; column < cells; ++column) {
        if (site.picture.isPaved(row, column)) continue;
        const Cover cover = coverOf(site.picture, row, column);
        const char cell = site.picture.at(row, column);
        const int from = column;
        const auto isLike = [&](int c) {
            return c < cells && !site.picture.isPaved(row, c) && coverOf(site.picture, row, c) == cover &&
                   (cover != Cover::Market || site.picture.at(row, c) == cell);
        };
        while (isLike(column + 1)) ++column;
        if (site.builder().isPrint())
            raiseBlock(site, cover, row, from, column);
        else if (cover == Cover::Market)
            layMarketStrip(site, row, from, column);
        else
            for (int c = from; c <= column; ++c) layShadedCell(site, cover, row, c);
        if (cover != Cover::Garden)
            for (int c = from; c <= column; ++c) strewFlags(site, cover, row, c);
    }
}

}  // namespace

void layGround(TileSite& site) {
    constexpr float out = halfTile;
    site.builder().quad({-out, bedLevel, out}, {out, bedLevel, out}, {out, bedLevel, -out}, {-out, bedLevel, -out},
                        palette::bed, 0.9f, 0.9f);
    for (int row = 0; row < cells; ++row) layRow(site, row);
}

}  // namespace remparts::geometry
