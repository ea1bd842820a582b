#include <algorithm>
#include <cmath>

#include "levels.h"
#include "market.h"
#include "palette.h"
#include "tile_site.h"

namespace remparts::geometry {

namespace {

// Contact shade of what stands around. On a joint both tiles take the same, as neither knows the other's houses.
float shadeAt(const TileSite& site, float x, float z) {
    if (std::max(std::abs(x), std::abs(z)) > halfTile - 0.01f) return 0.86f;
    float shade = 1;
    for (const Footprint& t : site.taken) shade = std::min(shade, 0.5f + std::min(0.5f, t.distance(x, z) * 1.1f));
    return shade;
}

bool isBesideStreet(const TilePicture& picture, int row, int column) {
    return std::any_of(engine::allDirections.begin(), engine::allDirections.end(), [&](engine::Direction side) {
        return picture.isPaved(row + rowStep(side), column + columnStep(side));
    });
}

// One cell's ground: what it is made of, and how it is cut into squares.
struct Ground {
    Color color;
    float level = 0;
    int squares = 2;     ///< along each side
    bool paved = false;  ///< stones of differing tone
    bool lawns = false;  ///< lawns show on it
};

Ground groundOf(const TilePicture& picture, int row, int column) {
    if (picture.isMarket(row, column))
        return {pavingOf(marketKindOf(picture.at(row, column))), marketLevel, 2, true, false};
    if (picture.isBesideBuilding(row, column))
        return {mix(palette::pavement, palette::streetWorn, 0.35f), placeLevel, 3, true, false};
    if (isBesideStreet(picture, row, column))
        return {mix(palette::garden, palette::trodden, 0.55f), 0, 2, false, true};
    return {palette::garden, 0, 2, false, true};
}

// Ground stops short of an open side, where the slab's bevel begins.
float withinBevel(float v, bool openLow, bool openHigh) {
    constexpr float bevel = 0.05f;
    if (openLow && v < -halfTile + 0.01f) return -halfTile + bevel;
    if (openHigh && v > halfTile - 0.01f) return halfTile - bevel;
    return v;
}

bool isLawn(const TileSite& site, float x, float z) {
    return std::any_of(site.lawns.begin(), site.lawns.end(),
                       [&](const Footprint& lawn) { return lawn.distance(x, z) < 0.05f; });
}

void laySquare(TileSite& site, const Ground& ground, const std::array<Vec3, 4>& corners) {
    const float tint = ground.paved ? site.random.between(0.95f, 1.03f) : 1;
    std::array<Color, 4> colors;
    std::array<float, 4> occlusion{};
    for (std::size_t k = 0; k < 4; ++k) {
        const float x = corners[k].x;
        const float z = corners[k].z;
        const bool lawn = ground.lawns && isLawn(site, x, z);
        colors[k] = (lawn ? palette::lawn : ground.color) * tint;
        occlusion[k] = shadeAt(site, x, z);
    }
    site.builder().quad(corners, colors, occlusion);
}

void layCell(TileSite& site, int row, int column) {
    using engine::Direction;
    const Ground ground = groundOf(site.picture, row, column);
    const Vec3 corner = cellCentre(row, column) - Vec3{0.5f, 0, 0.5f};
    const float step = 1 / static_cast<float>(ground.squares);
    const auto xAt = [&](int k) {
        return withinBevel(corner.x + static_cast<float>(k) * step, site.isOpen(Direction::West),
                           site.isOpen(Direction::East));
    };
    const auto zAt = [&](int k) {
        return withinBevel(corner.z + static_cast<float>(k) * step, site.isOpen(Direction::North),
                           site.isOpen(Direction::South));
    };
    const float y = ground.level;
    for (int i = 0; i < ground.squares; ++i)
        for (int j = 0; j < ground.squares; ++j)
            laySquare(site, ground,
                      {Vec3{xAt(i), y, zAt(j + 1)}, Vec3{xAt(i + 1), y, zAt(j + 1)}, Vec3{xAt(i + 1), y, zAt(j)},
                       Vec3{xAt(i), y, zAt(j)}});
}

}  // namespace

void layGround(TileSite& site) {
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column)
            if (!site.picture.isPaved(row, column)) layCell(site, row, column);
}

}  // namespace remparts::geometry
