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

bool runsAlongX(const Joined& joined) {
    return joined[engine::index(Direction::East)] && joined[engine::index(Direction::West)];
}

// A plain stretch between two kerbs.
bool isStraight(const Joined& joined) {
    const bool alongX = runsAlongX(joined);
    const bool north = joined[engine::index(Direction::North)];
    const bool south = joined[engine::index(Direction::South)];
    return alongX
               ? !north && !south
               : north && south && !joined[engine::index(Direction::East)] && !joined[engine::index(Direction::West)];
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

Color paintOf(float worn) {
    return mix(palette::street * 0.97f, palette::streetWorn, worn);
}
float shadeOf(float worn) {
    return 0.72f + 0.28f * std::min(1.0f, worn * 2.2f);
}

// A piece of street about a cell's centre.
void layPiece(const Builder& b, const Joined& joined, Vec2 low, Vec2 high) {
    const std::array<Vec3, 4> corners{Vec3{low.x, streetLevel, high.y},
                                      {high.x, streetLevel, high.y},
                                      {high.x, streetLevel, low.y},
                                      {low.x, streetLevel, low.y}};
    std::array<Color, 4> colors;
    std::array<float, 4> occlusion{};
    for (std::size_t k = 0; k < 4; ++k) {
        const float worn = wornness(joined, corners[k].x, corners[k].z);
        colors[k] = paintOf(worn);
        occlusion[k] = shadeOf(worn);
    }
    b.quad(corners, colors, occlusion);
}

// A bend, an end or a crossing.
void layJunction(TileSite& site, int row, int column, const Joined& joined) {
    const Builder b = site.builder().at(cellCentre(row, column));
    constexpr std::array<float, 5> cuts{-0.5f, -0.25f, 0, 0.25f, 0.5f};
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t j = 0; j < 2; ++j)
            layPiece(b, joined, {cuts[2 * i], cuts[2 * j]}, {cuts[2 * i + 2], cuts[2 * j + 2]});
}

// Three bands of a straight street: kerb side, middle, kerb side; from `from` to `to` along it.
void layBands(const Builder& b, bool alongX, float from, float to) {
    constexpr std::array<float, 4> bands{-0.5f, -0.25f, 0.25f, 0.5f};
    constexpr float y = streetLevel;
    for (std::size_t k = 0; k + 1 < bands.size(); ++k) {
        const float u0 = bands[k];
        const float u1 = bands[k + 1];
        const float w0 = 1 - std::abs(u0) * 2;
        const float w1 = 1 - std::abs(u1) * 2;
        if (alongX)
            b.quad({Vec3{from, y, u1}, {to, y, u1}, {to, y, u0}, {from, y, u0}},
                   {paintOf(w1), paintOf(w1), paintOf(w0), paintOf(w0)},
                   {shadeOf(w1), shadeOf(w1), shadeOf(w0), shadeOf(w0)});
        else
            b.quad({Vec3{u0, y, to}, {u1, y, to}, {u1, y, from}, {u0, y, from}},
                   {paintOf(w0), paintOf(w1), paintOf(w1), paintOf(w0)},
                   {shadeOf(w0), shadeOf(w1), shadeOf(w1), shadeOf(w0)});
    }
}

// A straight street of `count` cells from this one on: in one piece while the camera moves, else cell by cell, so
// that the light of a lantern falls on the ground as it does on the cobbles.
void layStretch(TileSite& site, int row, int column, bool alongX, int count) {
    const Builder b = site.builder().at(cellCentre(row, column));
    layBands(b.far(), alongX, -0.5f, asFloat(count) - 0.5f);
    for (int k = 0; k < count; ++k) layBands(b.near(), alongX, asFloat(k) - 0.5f, asFloat(k) + 0.5f);
}

// One cobble from `low` to `high` (across, along the street), a little above the rest.
void layCobble(const Builder& b, const Joined& joined, Vec2 low, Vec2 high, float tint) {
    constexpr float joint = 0.014f;
    constexpr float y = streetLevel + 0.006f;
    const bool turned = runsAlongX(joined);
    const auto corner = [&](float u, float v) { return turned ? Vec3{v, y, -u} : Vec3{u, y, v}; };
    const std::array<Vec3, 4> corners{corner(low.x + joint, high.y - joint), corner(high.x - joint, high.y - joint),
                                      corner(high.x - joint, low.y + joint), corner(low.x + joint, low.y + joint)};
    std::array<Color, 4> colors;
    std::array<float, 4> occlusion{};
    for (std::size_t k = 0; k < 4; ++k) {
        const float worn = wornness(joined, corners[k].x, corners[k].z);
        colors[k] = paintOf(worn) * tint;
        occlusion[k] = shadeOf(worn);
    }
    b.quad(corners, colors, occlusion);
}

// Cobbles in courses across the street, every other one shifted by half a stone; only some stand out.
void strewCobbles(TileSite& site, int row, int column, const Joined& joined) {
    const Builder b = site.builder().at(cellCentre(row, column));
    for (int course = 0; course < 5; ++course) {
        const bool shifted = course % 2 == 1;
        const float v = -0.5f + asFloat(course) * 0.2f;
        for (int k = 0; k < (shifted ? 5 : 4); ++k) {
            const float u = -0.5f + (shifted ? -0.125f : 0) + asFloat(k) * 0.25f;
            const float tint = site.random.between(0.9f, 1.045f);
            const float chance = site.random.unit();
            if (chance > 0.31f) continue;
            const Builder to = chance < 0.17f ? b.near() : b.fine();
            layCobble(to, joined, {std::max(-0.5f, u), v}, {std::min(0.5f, u + 0.25f), v + 0.2f}, tint);
        }
    }
}

void standLanterns(TileSite& site, int row, int column) {
    if (site.picture.at(row, column) != '=' || (row + column) % 3 != 1) return;
    for (const Direction side : engine::allDirections) {
        const int beyondRow = row + rowStep(side);
        const int beyondColumn = column + columnStep(side);
        if (site.picture.isPaved(beyondRow, beyondColumn)) continue;
        if (site.picture.isMarket(beyondRow, beyondColumn)) continue;  // stalls stand close to the kerb
        const bool firstSide = side == Direction::North || side == Direction::West;
        if (firstSide != ((row + column) % 2 == 0)) continue;
        const Vec3 foot = cellCentre(row, column) + stepTowards(side) * 0.62f + Vec3{0, kerbTop, 0};
        if (!site.isOnLawn(Footprint::around(foot, 0.05f, 0.05f), 0)) standLantern(site, foot);
    }
}

// A round patch with a well, a cross or a tree.
void addCrossing(TileSite& site, int row, int column) {
    const Builder b = site.builder().at(cellCentre(row, column) + Vec3{0, streetLevel, 0});
    b.far().lathe({}, {{0.8f, 0}, {0.8f, 0.11f}, {0, 0.13f}}, 10, palette::streetWorn, {0.7f, false});
    const Builder near = b.near();
    near.lathe({}, {{0.8f, 0}, {0.8f, 0.11f}, {0.7f, 0.125f}}, 14, palette::kerb, {0.7f, false});
    near.lathe({}, {{0.7f, 0.125f}, {0.42f, 0.128f}}, 14, palette::streetWorn, {1, false});
    near.lathe({}, {{0.42f, 0.128f}, {0, 0.13f}}, 14, palette::pavement, {1, false});
    constexpr float slender = 0.8f;  // leaves way round it, in the narrowest street, too
    const Builder top = b.at({0, 0.13f, 0}, site.random.between(-0.4f, 0.4f), slender);
    switch (site.random.below(3)) {
        case 0:
            return addWell(top, 1.05f);
        case 1:
            return addCross(top);
        default:
            top.near().lathe({}, {{0.32f, 0}, {0.32f, 0.1f}, {0, 0.12f}}, 10, palette::stone, {0.6f, false});
            return addTree(top.at({0, 0.1f, 0}), 1.3f, site.random);
    }
}

// The paving of one cell, or of all the straight stretch that begins with it.
void layStreetCell(TileSite& site, int row, int column) {
    const Joined joined = joinedAt(site.picture, row, column);
    if (site.picture.at(row, column) != '+') strewCobbles(site, row, column, joined);
    standLanterns(site, row, column);
    if (!isStraight(joined)) return layJunction(site, row, column, joined);
    const bool alongX = runsAlongX(joined);
    const auto continues = [&](int r, int c) {
        return site.picture.at(r, c) != ' ' && site.picture.isPaved(r, c) &&
               isStraight(joinedAt(site.picture, r, c)) && runsAlongX(joinedAt(site.picture, r, c)) == alongX;
    };
    if (continues(row - (alongX ? 0 : 1), column - (alongX ? 1 : 0))) return;
    int count = 1;
    while (continues(row + (alongX ? 0 : count), column + (alongX ? count : 0))) ++count;
    layStretch(site, row, column, alongX, count);
}

}  // namespace

void standLantern(TileSite& site, Vec3 foot) {
    const Builder b = site.builder().at(foot);
    b.fine().lathe({}, {{0.05f, 0}, {0.025f, 0.06f}, {0.025f, 0.54f}}, 4, palette::lanternIron, {0.7f, false});
    b.near().lathe({0, 0.52f, 0}, {{0.035f, 0}, {0.065f, 0.12f}}, 4, palette::lanternGlass, {lampGlow, false});
    b.fine().lathe({0, 0.64f, 0}, {{0.08f, 0}, {0, 0.07f}}, 4, palette::lanternIron, {1, false});
    site.model.lamps.push_back(foot + Vec3{0, 0.65f, 0});
}

void layStreets(TileSite& site) {
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            if (site.picture.isPaved(row, column)) layStreetCell(site, row, column);
            if (site.picture.at(row, column) == '+') addCrossing(site, row, column);
        }
    }
}

}  // namespace remparts::geometry
