// Wells, the square tower and the arcaded house.
#include "historic_buildings.h"
#include "masonry.h"
#include "openings.h"
#include "palette.h"
#include "plants.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr Color stone = palette::historic;

// A well on steps under a slate cone on columns.
void addCoveredWell(const Builder& b, float size, int sides, int steps) {
    for (int k = 0; k < steps; ++k) {
        const float radius = size * (1 - 0.12f * asFloat(k));
        b.lathe({0, asFloat(k) * 0.1f, 0}, {{radius, 0}, {radius, 0.1f}, {0, 0.101f}}, sides,
                k % 2 == 0 ? stone : palette::paleStone, {0.7f, false});
    }
    const float y = asFloat(steps) * 0.1f;
    const float rim = size * 0.44f;
    const float roof = y + size * 1.15f;
    b.near().lathe({0, y, 0}, {{rim, 0}, {rim, 0.34f}, {rim * 0.78f, 0.36f}, {rim * 0.76f, 0.2f}}, sides * 2, stone,
                   {0.6f, false});
    b.near().lathe({0, y + 0.24f, 0}, {{rim * 0.78f, 0}, {0, 0.003f}}, sides * 2, palette::water * 0.8f, {1, false});
    addColumns(b, sides, size * 0.62f, y, roof, size * 0.06f, palette::paleStone);
    b.near().lathe({0, roof - 0.02f, 0}, {{size * 0.6f, 0}, {size * 0.78f, 0}, {size * 0.78f, 0.12f}}, sides, stone,
                   {0.7f, false});
    addCone(b, {0, roof + 0.1f, 0}, size * 0.9f, size * 0.85f, sides, palette::historicRoof);
    addBanner(b, {0, roof + size * 0.85f, 0}, 0.8f);
}

}  // namespace

void addPetitPuits(const Builder& b, Random& random) {
    addCoveredWell(b, 0.62f, 6, 2);
    for (const Vec3 at : {Vec3{-0.95f, 0, -0.8f}, Vec3{0.95f, 0, -0.85f}, Vec3{-1.0f, 0, 0.75f}})
        addTree(b.at(at), random.between(0.85f, 1.05f), random);
    for (const float x : {-0.2f, 0.75f}) b.near().box({x, 0, 0.9f}, {x + 0.5f, 0.13f, 1.05f}, palette::stone, 0.7f);
}

void addGrandPuits(const Builder& b) {
    addCoveredWell(b, 1.12f, 8, 3);
}

void addTourCarree(const Builder& b, Random& random) {
    b.box({-0.95f, 0, -0.95f}, {0.95f, 0.22f, 0.95f}, palette::trimStone, 0.6f);
    b.box({-0.72f, 0.22f, -0.72f}, {0.72f, 2.7f, 0.72f}, stone, 0.55f, faces::sides);
    b.box({-0.84f, 2.6f, -0.84f}, {0.84f, 2.85f, 0.84f}, stone * 0.96f, 0.8f, faces::all);
    addMerlons(b, 0.84f, 2.85f, 0.22f, stone);
    b.box({-0.5f, 2.85f, -0.5f}, {0.5f, 3.05f, 0.5f}, stone, 0.8f, faces::sides);
    addPyramid(b, 0.6f, 3.05f, 0.8f, palette::historicRoof);
    for (int s = 0; s < 4; ++s) {
        const Builder side = b.at({}, asFloat(s) * quarterTurn);
        addArchRow(side, 0.45f, 2, {0, 1.85f, 0.72f, 0.18f, 0.42f}, random);
        addWindow(side, {0, 1.15f, 0.72f, 0.1f, 0.36f}, palette::trimStone, false);
        if (s % 2 == 1) addHanging(side, {0, 0.62f, 0.78f}, 0.4f, 1.1f);
    }
    addFramedArch(b, {0, 0.22f, 0.72f, 0.36f, 0.62f}, palette::door);
    addBanner(b, {0, 3.8f, 0}, 0.9f);
}

void addBatiment(const Builder& b, Random& random) {
    const float h = 1.5f;
    b.box({-1.15f, 0, -0.7f}, {1.15f, 0.1f, 1.05f}, palette::trimStone, 0.7f);
    b.box({-1.1f, 0.1f, -0.65f}, {1.1f, h, 0.45f}, stone, 0.5f, faces::sides);
    b.box({-1.1f, 0.72f, 0.45f}, {1.1f, h, 0.95f}, stone, 0.95f,
          faces::front | faces::left | faces::right | faces::bottom);  // storey over the arcade
    for (int k = 0; k <= 5; ++k) {
        const float x = -1.04f + asFloat(k) * 0.416f;
        b.far().lathe({x, 0.1f, 0.89f}, {{0.07f, 0}, {0.07f, 0.62f}}, 4, palette::paleStone);
        b.near().lathe({x, 0.1f, 0.89f}, {{0.085f, 0}, {0.06f, 0.06f}, {0.06f, 0.5f}, {0.1f, 0.62f}}, 7,
                       palette::paleStone);
        if (k == 5) continue;
        addArch(b.near(), {x + 0.208f, 0.1f, 0.45f, 0.32f, 0.55f}, palette::darkOpening);
        addFramedArch(b, {x + 0.208f, 0.92f, 0.95f, 0.2f, 0.4f}, palette::glass, lampGlow);
    }
    addArchRow(b.at({}, pi), 1.0f, 5, {0, 0.8f, 0.65f, 0.2f, 0.4f}, random);
    for (const float turn : {quarterTurn, -quarterTurn})
        addArchRow(b.at({}, turn), 0.55f, 3, {0, 0.85f, 1.1f, 0.18f, 0.38f}, random);
    addHipRoof(b.at({0, 0, 0.15f}), {2.2f, 1.6f, h, 0.62f, 0.12f}, 1.3f, palette::historicRoof);
    for (const float x : {-0.418f, 0.418f}) addHanging(b, {x, 0.76f, 0.95f}, 0.16f, 0.62f);
    for (const float x : {-0.5f, 0.5f})
        b.near().box({x - 0.1f, h + 0.3f, -0.25f}, {x + 0.1f, h + 0.85f, -0.05f}, palette::chimney, 0.8f);
    addBanner(b, {0, h + 0.62f, 0.15f}, 0.95f);
}

}  // namespace remparts::geometry
