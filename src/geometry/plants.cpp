#include "plants.h"

#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

void addTree(const Builder& b, float size, Random& random) {
    const Color leaf = random.pick(palette::leaves);
    b.lathe({}, {{0.06f * size, 0}, {0.045f * size, 0.35f * size}}, 4, palette::trunk, {0.5f});
    const float w = size * random.between(0.3f, 0.38f);
    const float h = size * random.between(0.6f, 0.75f);
    b.lathe({0, 0.26f * size, 0}, {{0, 0}, {w * 0.86f, h * 0.18f}, {w, h * 0.42f}, {w * 0.7f, h * 0.76f}, {0, h}}, 6,
            leaf, {0.45f, true, random.unit()});
}

void addCypress(const Builder& b, float size) {
    b.lathe({0, 0.04f, 0},
            {{0.08f * size, 0}, {0.17f * size, 0.25f * size}, {0.12f * size, 0.7f * size}, {0, 1.25f * size}}, 5,
            palette::leaves[2] * 0.9f, {0.5f});
}

void addBed(const Builder& b, float width, float depth, Random& random) {
    constexpr int rows = 3;
    b.box({-width / 2, 0, -depth / 2}, {width / 2, 0.035f, depth / 2}, palette::earth, 0.8f);
    for (int k = 0; k < rows; ++k) {
        const float x = (asFloat(k) + 0.5f) * width / rows - width / 2;
        b.fine().box({x - 0.05f, 0.035f, -depth / 2 + 0.04f}, {x + 0.05f, 0.1f, depth / 2 - 0.04f},
                     random.pick(palette::crops), 0.7f);
    }
}

}  // namespace remparts::geometry
