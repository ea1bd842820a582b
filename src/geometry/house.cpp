#include "house.h"

#include <algorithm>

#include "house_front.h"
#include "openings.h"
#include "palette.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

float eavesOf(HouseKind kind, Random& random) {
    switch (kind) {
        case HouseKind::Rear:
            return random.between(0.36f, 0.5f);
        case HouseKind::Corner:
            return random.between(0.8f, 0.95f);
        case HouseKind::Row:
            break;
    }
    return random.chance(0.38f) ? random.between(0.88f, 0.98f) : random.between(0.6f, 0.74f);
}

// A gable at the street leaves the street's middle in sight of a camera that looks down at 60 degrees.
float mostHeight(float jetty) {
    constexpr float away = 0.76f;  // of the verge from the street's middle
    constexpr float steepness = 1.7f;
    return (away - jetty) * steepness - 0.05f;
}

HousePlan planHouse(const HouseShape& shape, Random& random) {
    HousePlan p;
    p.kind = shape.kind;
    p.width = shape.width;
    p.depth = shape.depth;
    p.freeLeft = shape.freeLeft || shape.kind != HouseKind::Row;
    p.freeRight = shape.freeRight || shape.kind != HouseKind::Row;
    p.ground = random.between(0.32f, 0.37f);
    p.eaves = eavesOf(shape.kind, random);
    p.gableFront = shape.kind == HouseKind::Row && shape.width < 1.15f && p.eaves < 0.8f && random.chance(0.62f);
    p.rise = (p.gableFront ? shape.width : shape.depth) * random.between(0.42f, 0.54f);
    p.lean = p.gableFront ? 0 : random.between(-0.035f, 0.035f);
    p.timber = shape.kind != HouseKind::Rear && random.chance(0.5f);
    p.jetty = shape.kind != HouseKind::Rear && p.eaves > 0.55f && random.chance(0.5f) ? 0.07f : 0;
    if (p.gableFront) p.rise = std::min(p.rise, mostHeight(p.jetty) - p.eaves);
    p.wall = mix(random.pick(palette::walls), {1, 1, 1}, random.between(-0.03f, 0.05f));
    p.roof = random.pick(palette::roofs) * random.between(0.95f, 1.06f);
    p.shutter = random.pick(palette::shutters);
    return p;
}

// The upper storey's walls and the roof over them: their middle lies behind the jetty's edge by half of it.
Roof roofOf(const HousePlan& p) {
    const float depth = p.depth + p.jetty;
    if (p.kind == HouseKind::Corner) return {p.width, depth, p.eaves, p.rise, 0.065f, 0, 0};
    // Neighbours in a row stand 0.03 apart: their roofs must not reach into each other.
    const float aside = p.freeLeft && p.freeRight ? 0.05f : 0.016f;
    if (p.gableFront) return {depth, p.width, p.eaves, p.rise, aside, 0.06f, 0};
    return {p.width, depth, p.eaves, p.rise, 0.09f, aside, p.lean};
}

void addUpperWalls(const Builder& b, const HousePlan& p, float from, float foot) {
    const Roof roof = roofOf(p);
    const Builder middle = b.at({0, 0, p.jetty / 2});
    if (p.kind == HouseKind::Corner)
        middle.box({-roof.width / 2, from, -roof.depth / 2}, {roof.width / 2, p.eaves, roof.depth / 2}, p.wall, foot,
                   faces::sides);
    else
        addGabledWalls(middle.at({}, p.gableFront ? quarterTurn : 0), roof, p.wall, from, foot);
}

// A storey that stands out is not seen as such while the camera moves.
void addWalls(const Builder& b, const HousePlan& p) {
    if (p.jetty == 0) return addUpperWalls(b, p, 0, 0.5f);
    addUpperWalls(b.far(), p, 0, 0.5f);
    addUpperWalls(b.near(), p, p.ground, 0.97f);
    const float w = p.width / 2;
    const float d = p.depth / 2;
    b.near().box({-w, 0, -d}, {w, p.ground + (b.isPrint() ? 0.05f : 0), d}, p.wall, 0.5f, faces::sides);
    b.fine().quad({-w, p.ground, d}, {w, p.ground, d}, {w, p.ground, d + p.jetty}, {-w, p.ground, d + p.jetty},
                  palette::timber, 0.6f, 0.6f);
}

void addRoof(const Builder& b, const HousePlan& p) {
    const Builder middle = b.at({0, 0, p.jetty / 2});
    const Roof roof = roofOf(p);
    if (p.kind == HouseKind::Corner)
        addHipRoof(middle, roof, p.width * 0.25f, p.roof);
    else
        addGableRoof(middle.at({}, p.gableFront ? quarterTurn : 0), roof, p.roof);
}

void addChimney(const Builder& b, const HousePlan& p, Random& random) {
    const float x = p.width * random.between(0.2f, 0.32f) * random.sign();
    const float z = -p.depth * 0.16f;
    const float ridge = p.eaves + p.rise;
    const float top = ridge + random.between(0.1f, 0.18f);
    const float half = random.between(0.065f, 0.085f);
    b.box({x - half, ridge - p.rise * 0.7f, z - half}, {x + half, top, z + half}, palette::chimney, 0.7f);
    const float rim = half + 0.02f;
    b.fine().box({x - rim, top - 0.05f, z - rim}, {x + rim, top - 0.01f, z + rim}, palette::chimney * 0.86f, 1,
                 faces::sides);
    if (random.chance(0.4f))
        b.fine().lathe({x, top, z}, {{0.04f, 0}, {0.03f, 0.08f}}, 5, palette::soot, {0.8f, false});
}

// Front, cheeks and gable; its back and its floor lie in the roof.
void addDormer(const Builder& b, const HousePlan& p, float x, bool lit) {
    const float y = p.eaves + 0.04f;
    const float z = p.depth / 2 + p.jetty - 0.12f;
    const Builder dormer = b.at({x, 0, z - 0.15f}, quarterTurn).near();
    const Roof roof{0.3f, 0.26f, y + 0.2f, 0.14f, 0.05f, 0.05f, 0};
    addGabledWalls(dormer, roof, p.wall, y, 0.9f);
    const float w = roof.depth / 2 + roof.overhang;
    const float low = roof.eaves - 0.04f;
    const float high = roof.eaves + roof.rise + 0.03f;
    const float end = 0.2f;
    dormer.body({{-end, low, w}, {end, low, w}, {end, low, -w}, {-end, low, -w}, {-end, high, 0}, {end, high, 0}},
                {{{0, 1, 5, 4}, p.roof, 1, 1},
                 {{2, 3, 4, 5}, p.roof, 1, 1},
                 {{1, 2, 5, BodySide::none}, p.roof, 1, 1, true},
                 {{3, 0, 4, BodySide::none}, p.roof, 1, 1, true},
                 {{3, 2, 1, 0}, p.roof, 1, 1, true}});
    addWindow(b.fine(), {x, y + 0.04f, z, 0.11f, 0.13f}, palette::whitewash, lit);
}

}  // namespace

void addHouse(const Builder& b, const HouseShape& shape, Random& random) {
    const HousePlan p = planHouse(shape, random);
    addWalls(b, p);
    addRoof(b, p);
    addFront(b, p, random);
    addBack(b, p, random);
    addFlanks(b, p, random);
    if (p.kind != HouseKind::Rear) addFrontage(b, p, random);
    if (p.kind != HouseKind::Rear || random.chance(0.5f)) addChimney(b, p, random);
    if (p.kind == HouseKind::Row && !p.gableFront && p.rise > 0.42f && random.chance(0.6f)) {
        const float x = p.width * random.between(-0.2f, 0.2f);
        addDormer(b, p, x, random.chance(0.6f));
    }
}

}  // namespace remparts::geometry
