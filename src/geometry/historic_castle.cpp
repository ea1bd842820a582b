#include "historic_buildings.h"
#include "masonry.h"
#include "openings.h"
#include "palette.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr Color stone = palette::historic;
constexpr float half = 0.95f;    // of the curtain wall's square
constexpr float height = 1.35f;  // of the curtain wall
constexpr float yard = 0.28f;    // thickness of the curtain wall with its walk

void addCornerTower(const Builder& b) {
    b.far().lathe({}, {{0.4f, 0}, {0.37f, 1.9f}, {0.46f, 2.15f}}, 7, stone, {0.5f});
    b.near().lathe({}, {{0.44f, 0}, {0.38f, 0.3f}, {0.37f, 1.85f}, {0.46f, 1.95f}, {0.46f, 2.15f}}, 12, stone,
                   {0.5f});
    addCone(b, {0, 2.15f, 0}, 0.54f, 1.05f, 12, palette::historicRoof);
    for (int k = -1; k <= 1; ++k)
        addWindow(b.at({}, pi / 4 + asFloat(k) * 0.7f), {0, 1.25f, 0.36f, 0.08f, 0.3f}, palette::trimStone, k == 0);
}

// Inner face, walk and merlons of the side that looks along +z.
void addCurtain(const Builder& b) {
    b.box({-half, height - 0.3f, half - yard}, {half, height, half}, stone * 0.95f, 0.9f, faces::back | faces::top);
    for (const float x : {-0.36f, 0.36f}) addWindow(b, {x, 0.6f, half, 0.07f, 0.32f}, palette::trimStone, false);
    for (int k = 0; k < 4; ++k) {
        const float x = -0.48f + asFloat(k) * 0.3f;
        b.near().box({x - 0.07f, height, half - 0.12f}, {x + 0.07f, height + 0.2f, half}, stone, 0.9f);
    }
}

void addKeep(const Builder& b, Random& random) {
    b.box({-0.45f, height - 0.3f, -0.425f}, {0.45f, 2.3f, 0.425f}, stone, 0.7f, faces::sides);
    addHipRoof(b, {0.9f, 0.85f, 2.3f, 0.85f, 0.1f}, 0.3f, palette::historicRoof);
    for (const float turn : {0.0f, pi}) addArchRow(b.at({}, turn), 0.4f, 2, {0, 1.65f, 0.425f, 0.16f, 0.36f}, random);
    addBanner(b, {0, 3.1f, 0}, 0.95f);
}

}  // namespace

void addChateauComtal(const Builder& b, Random& random) {
    b.box({-half, 0, -half}, {half, height, half}, stone, 0.5f, faces::sides);
    for (int s = 0; s < 4; ++s) {
        const Builder side = b.at({}, asFloat(s) * quarterTurn);
        addCurtain(side);
        addCornerTower(side.at({half, 0, half}));
    }
    const float inner = half - yard;
    const float y = height - 0.3f;
    b.quad({-inner, y, inner}, {inner, y, inner}, {inner, y, -inner}, {-inner, y, -inner}, palette::trimStone, 0.6f,
           0.6f);
    addKeep(b.at({0, 0, -0.175f}), random);
    b.box({-0.32f, 0, half}, {0.32f, height + 0.25f, half + 0.16f}, stone * 1.03f, 0.55f);
    addFramedArch(b, {0, 0, half + 0.16f, 0.38f, 0.7f}, palette::darkOpening);
    addHanging(b, {0, 0.8f, half + 0.16f}, 0.26f, 0.6f);
}

}  // namespace remparts::geometry
