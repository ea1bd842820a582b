#include "piles.h"

#include <array>
#include <vector>

#include "builder.h"
#include "palette.h"
#include "random.h"
#include "remparts/geometry/layout.h"
#include "solids.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

constexpr float half = halfTile - 0.05f;
constexpr float scale = pileSide / tileSize;
constexpr float tileHeight = pileTileHeight / scale;

// One face-down tile: its wooden body, the green of its ground below, its back above.
void addFaceDownTile(const Builder& b, bool isTop, Random& random) {
    const Color wood = palette::slab * random.between(0.92f, 1.06f);
    constexpr float bevel = 0.06f;
    constexpr float ground = 0.07f;
    b.box({-half, 0, -half}, {half, ground, half}, palette::meadow[0] * 0.92f, 0.6f, faces::sides);
    addChamferedBlock(b.at({0, ground, 0}), {{2 * half, tileHeight - ground, 2 * half},
                                             bevel,
                                             wood,
                                             mix(wood, {1, 1, 1}, 0.1f),
                                             isTop ? palette::pileBack : wood,
                                             0.85f});
}

void addFrame(const Builder& b, float outer, float inner, float y, Color color) {
    for (int k = 0; k < 4; ++k) {
        const Builder side = b.at({}, static_cast<float>(k) * 1.57079633f);
        side.quad({-outer, y, outer}, {outer, y, outer}, {inner, y, inner}, {-inner, y, inner}, color);
    }
}

// The pattern on the back: a house within a frame.
void addBackPattern(const Builder& b) {
    constexpr float y = 0.014f;
    addFrame(b, half - 0.4f, half - 0.62f, y, palette::pileMark);
    constexpr std::array<Vec2, 7> roof{Vec2{-1.75f, 0.1f}, {-1.45f, -0.22f}, {1.45f, -0.22f}, {1.75f, 0.1f},
                                       {1.6f, 0.3f},       {0, 1.85f},       {-1.6f, 0.3f}};
    addPlate(b, roof, y, palette::pileMark);
    constexpr std::array<Vec2, 8> walls{Vec2{-1.2f, -0.36f}, {-1.2f, -1.6f}, {-0.38f, -1.6f}, {-0.38f, -0.8f},
                                        {0.38f, -0.8f},      {0.38f, -1.6f}, {1.2f, -1.6f},   {1.2f, -0.36f}};
    addPlate(b, walls, y, palette::pileMark);
}

}  // namespace

PartModel buildPile(const PartKey& key, Purpose purpose) {
    PartModel model;
    model.mesh.purpose = purpose;
    Random random(seedOf("pile", key.cell));
    const Builder b(model.mesh, Frame({}, 0, scale));
    const int tiles = key.surroundings;
    if (tiles == 0) {
        addFrame(b, half - 0.1f, half - 0.3f, 0.02f, palette::emptyPile);
        return model;
    }
    for (int k = 0; k < tiles; ++k) {
        const Vec3 shift{random.between(-0.09f, 0.09f), tileHeight * static_cast<float>(k),
                         random.between(-0.09f, 0.09f)};
        const Builder tile = b.at(shift, random.between(-0.035f, 0.035f));
        addFaceDownTile(tile, k == tiles - 1, random);
        if (k == tiles - 1) addBackPattern(tile.at({0, tileHeight, 0}));
    }
    return model;
}

}  // namespace remparts::geometry
