#include "plants.h"

#include <cmath>

#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

void addTree(const Builder& b, float size, Random& random) {
    const Color leaf = random.pick(palette::leaves);
    b.near().lathe({}, {{0.06f * size, 0}, {0.045f * size, 0.35f * size}}, 4, palette::trunk, {0.5f});
    const float w = size * random.between(0.3f, 0.38f);
    const float h = size * random.between(0.6f, 0.75f);
    const float start = random.unit();
    const Vec3 crown{0, 0.26f * size, 0};
    b.far().lathe(crown, {{0, 0}, {w, h * 0.32f}, {w * 0.72f, h * 0.74f}, {0, h}}, 5, leaf, {0.5f, true, start});
    b.near().lathe(crown, {{0, 0}, {w * 0.86f, h * 0.18f}, {w, h * 0.42f}, {w * 0.7f, h * 0.76f}, {0, h}}, 6, leaf,
                   {0.45f, true, start});
    if (!random.chance(0.4f)) return;
    const float turn = random.between(0, fullTurn);  // a second bough beside the first
    const Vec3 bough{w * 0.6f * std::sin(turn), 0.3f * size, w * 0.6f * std::cos(turn)};
    const float half = w * 0.62f;
    b.near().lathe(bough, {{0, 0}, {half, h * 0.2f}, {half * 0.7f, h * 0.42f}, {0, h * 0.55f}}, 6, leaf * 1.06f,
                   {0.6f, true, start});
}

void addCypress(const Builder& b, float size) {
    const Color leaf = palette::leaves[2] * 0.9f;
    b.far().lathe({0, 0.04f, 0}, {{0, 0}, {0.16f * size, 0.3f * size}, {0, 1.25f * size}}, 4, leaf, {0.5f});
    b.near().lathe({0, 0.04f, 0},
                   {{0.08f * size, 0}, {0.17f * size, 0.25f * size}, {0.12f * size, 0.7f * size}, {0, 1.25f * size}},
                   5, leaf, {0.5f});
}

void addBed(const Builder& b, float width, float depth, Random& random) {
    constexpr int rows = 3;
    b.box({-width / 2, 0, -depth / 2}, {width / 2, 0.035f, depth / 2}, palette::earth, 0.8f);
    for (int k = 0; k < rows; ++k) {
        const float x = (asFloat(k) + 0.5f) * width / rows - width / 2;
        b.near().box({x - 0.05f, 0.035f, -depth / 2 + 0.04f}, {x + 0.05f, 0.1f, depth / 2 - 0.04f},
                     random.pick(palette::crops), 0.7f);
    }
}

void addGardenWall(const Builder& b, float length) {
    const float x = length / 2;
    b.box({-x, 0, -gardenWallHalf}, {x, 0.17f, gardenWallHalf}, palette::trimStone, 0.6f,
          faces::front | faces::back | faces::top);
    b.fine().box({-x, 0.17f, -gardenWallHalf - 0.02f}, {x, 0.2f, gardenWallHalf + 0.02f}, palette::stone, 1,
                 faces::all.without(faces::left | faces::right));
}

void addHedge(const Builder& b, float length) {
    const float x = length / 2;
    b.box({-x, 0, -0.09f}, {x, 0.24f, 0.09f}, palette::leaves[0], 0.55f);
}

void addYardOddment(const Builder& b, Random& random) {
    switch (random.below(4)) {
        case 0:  // firewood
            b.near().box({-0.2f, 0, -0.08f}, {0.2f, 0.15f, 0.08f}, palette::trunk * 1.15f, 0.6f);
            for (const float y : {0.05f, 0.1f})
                b.fine().box({-0.2f, y, -0.09f}, {0.2f, y + 0.015f, 0.09f}, palette::fence * 0.8f, 1,
                             faces::front | faces::back);
            return;
        case 1:  // beehives
            for (const float x : {-0.13f, 0.13f})
                b.near().lathe({x, 0, 0}, {{0.09f, 0}, {0.1f, 0.08f}, {0.07f, 0.18f}, {0, 0.23f}}, 6, palette::hay,
                               {0.6f});
            return;
        case 2:  // a rose bush
            b.near().lathe({}, {{0.1f, 0}, {0.17f, 0.12f}, {0.1f, 0.26f}, {0, 0.3f}}, 6, palette::leaves[1], {0.5f});
            for (const float turn : {0.3f, 2.4f, 4.5f})
                b.fine().lathe({0.13f * std::sin(turn), 0.15f, 0.13f * std::cos(turn)},
                               {{0, 0}, {0.045f, 0.04f}, {0, 0.08f}}, 4, palette::crops[3], {1});
            return;
        default:  // a wash line
            for (const float x : {-0.28f, 0.28f})
                b.fine().box({x - 0.015f, 0, -0.015f}, {x + 0.015f, 0.34f, 0.015f}, palette::fence, 0.7f);
            for (const float x : {-0.2f, -0.04f, 0.1f}) {
                b.fine().box({x, 0.14f, -0.008f}, {x + 0.11f, 0.31f, 0.008f}, palette::whitewash, 1,
                             faces::front | faces::back);
            }
            return;
    }
}

}  // namespace remparts::geometry
