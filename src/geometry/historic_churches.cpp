#include "historic_buildings.h"
#include "masonry.h"
#include "openings.h"
#include "palette.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr Color stone = palette::historic;

// A wall taller than the nave, pierced by three openings with bells.
void addBellGable(const Builder& b) {
    b.box({-0.7f, 0, 0.75f}, {0.7f, 2.15f, 0.98f}, stone, 0.5f);
    b.box({-0.42f, 2.15f, 0.75f}, {0.42f, 2.55f, 0.98f}, stone, 0.9f);
    const Builder middle = b.at({0, 0, 0.865f});
    addGableRoof(middle.at({}, quarterTurn), {0.23f, 0.84f, 2.55f, 0.3f, 0.04f}, palette::historicRoof);
    for (const float turn : {0.0f, pi}) {
        const Builder side = middle.at({}, turn);
        for (const float x : {-0.34f, 0.34f})
            addFramedArch(side, {x, 1.55f, 0.115f, 0.3f, 0.48f}, palette::darkOpening);
        addFramedArch(side, {0, 2.1f, 0.115f, 0.26f, 0.4f}, palette::darkOpening);
        for (const Vec3 at : {Vec3{-0.34f, 1.62f, 0.1f}, Vec3{0.34f, 1.62f, 0.1f}, Vec3{0, 2.15f, 0.1f}})
            side.near().lathe(at, {{0.1f, 0}, {0.05f, 0.14f}, {0, 0.2f}}, 7, palette::grain, {0.9f});
    }
}

// Stepped, with a pinnacle; `side` is +1 or −1.
void addButtress(const Builder& b, float side, float z) {
    const auto between = [&](float inner, float outer, float y0, float y1, float half, float foot) {
        const float x0 = side > 0 ? inner : -outer;
        const float x1 = side > 0 ? outer : -inner;
        b.box({x0, y0, z - half}, {x1, y1, z + half}, palette::paleStone, foot);
    };
    const float top = 1.45f;
    between(0.5f, 0.78f, 0, 0.85f, 0.07f, 0.55f);
    between(0.5f, 0.66f, 0.85f, top, 0.06f, 0.9f);
    b.near().lathe({side * 0.58f, top, z}, {{0.08f, 0}, {0, 0.34f}}, 4, palette::paleStone, {1, false, pi / 4});
}

void addTransept(const Builder& b, float height, float rise, Random& random) {
    const Builder middle = b.at({0, 0, -0.175f});
    const Roof roof{2.2f, 0.75f, height, rise, 0.04f};
    addGabledWalls(middle, roof, stone);
    addGableRoof(middle, roof, palette::historicRoof);
    for (const float turn : {quarterTurn, -quarterTurn}) {
        const Builder arm = middle.at({}, turn);
        addRose(arm, 1.25f, 1.1f, 0.27f);
        addArchRow(arm, 0.3f, 2, {0, 0.3f, 1.1f, 0.16f, 0.5f}, random);
    }
}

void addSpire(const Builder& b, float height) {
    b.box({-0.18f, height, -0.18f}, {0.18f, height + 1.05f, 0.18f}, stone, 0.9f, faces::sides);
    for (int k = 0; k < 4; ++k)
        addArch(b.at({}, asFloat(k) * quarterTurn).near(), {0, height + 0.68f, 0.18f, 0.16f, 0.3f},
                palette::darkOpening);
    addPyramid(b, 0.24f, height + 1.05f, 1.25f, palette::historicRoof);
    addBanner(b, {0, height + 2.25f, 0}, 0.7f);
}

}  // namespace

void addSaintSernin(const Builder& b, Random& random) {
    const Builder nave = b.at({0, 0, -0.05f});
    const Roof roof{1.6f, 1.24f, 1.2f, 0.55f, 0.06f, 0.03f};
    addGabledWalls(nave.at({}, quarterTurn), roof, stone);
    addGableRoof(nave.at({}, quarterTurn), roof, palette::historicRoof);
    b.lathe({0, 0, -0.85f}, {{0.5f, 0}, {0.5f, 0.95f}}, 10, stone, {0.55f});
    b.lathe({0, 0.95f, -0.85f}, {{0.57f, 0}, {0, 0.42f}}, 10, palette::historicRoof, {0.9f});
    addBellGable(b);
    addFramedArch(b, {0, 0, 0.98f, 0.4f, 0.62f}, palette::door);
    for (const float turn : {quarterTurn, -quarterTurn})
        addArchRow(nave.at({}, turn), 0.7f, 3, {0, 0.45f, 0.62f, 0.16f, 0.45f}, random);
    addBanner(b, {0, 2.85f, 0.865f}, 0.8f);
    for (const float x : {0.52f, -0.52f}) addHanging(b, {x, 0.35f, 0.98f}, 0.2f, 0.9f);
}

void addSaintNazaire(const Builder& b, Random& random) {
    const float h = 1.55f;
    const float rise = 0.75f;
    const Roof roof{1.8f, 1.0f, h, rise, 0.04f, 0.02f};
    addGabledWalls(b.at({0, 0, 0.1f}, quarterTurn), roof, stone);
    addGableRoof(b.at({0, 0, 0.1f}, quarterTurn), roof, palette::historicRoof);
    addTransept(b, h - 0.05f, rise * 0.8f, random);
    b.lathe({0, 0, -0.8f}, {{0.52f, 0}, {0.52f, h - 0.1f}}, 10, stone, {0.5f, false});  // polygonal apse
    b.lathe({0, h - 0.1f, -0.8f}, {{0.6f, 0}, {0, 0.62f}}, 10, palette::historicRoof, {0.9f, false});
    for (const float z : {0.42f, 0.72f, 0.98f})
        for (const float side : {-1.0f, 1.0f}) addButtress(b, side, z);
    addRose(b, 1.5f, 1.0f, 0.34f);
    addFramedArch(b, {0, 0, 1.0f, 0.42f, 0.8f}, palette::door);
    for (const float side : {-1.0f, 1.0f}) {  // slender stair turrets beside the front
        b.lathe({side * 0.6f, 0, 1.0f}, {{0.17f, 0}, {0.16f, 2.2f}, {0.21f, 2.25f}, {0.21f, 2.32f}}, 8, stone,
                {0.6f, false});
        addCone(b, {side * 0.6f, 2.32f, 1.0f}, 0.25f, 0.95f, 8, palette::historicRoof);
        addHanging(b, {side * 0.36f, 0.3f, 1.02f}, 0.13f, 0.95f);
    }
    addSpire(b.at({0, 0, -0.18f}), h);
}

}  // namespace remparts::geometry
