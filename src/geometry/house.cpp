#include "house.h"

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
    return random.chance(0.35f) ? random.between(0.88f, 0.98f) : random.between(0.62f, 0.72f);
}

HousePlan planHouse(const HouseShape& shape, Random& random) {
    HousePlan p;
    p.kind = shape.kind;
    p.width = shape.width;
    p.depth = shape.depth;
    p.ground = random.between(0.32f, 0.37f);
    p.eaves = eavesOf(shape.kind, random);
    p.gableFront = shape.kind == HouseKind::Row && shape.width < 1.15f && random.chance(0.42f);
    p.rise = (p.gableFront ? shape.width : shape.depth) * random.between(0.42f, 0.52f);
    p.timber = shape.kind != HouseKind::Rear && random.chance(0.5f);
    p.jetty = shape.kind != HouseKind::Rear && p.eaves > 0.55f && random.chance(0.5f) ? 0.07f : 0;
    p.wall = mix(random.pick(palette::walls), {1, 1, 1}, random.between(-0.03f, 0.05f));
    p.roof = random.pick(palette::roofs) * random.between(0.95f, 1.06f);
    p.shutter = random.pick(palette::shutters);
    return p;
}

void addBody(const Builder& b, const HousePlan& p) {
    const float w = p.width / 2;
    const float d = p.depth / 2;
    b.box({-w, 0, -d}, {w, p.eaves, d}, p.wall, 0.5f, faces::sides);
    if (p.jetty == 0) return;
    b.box({-w, p.ground, d}, {w, p.eaves, d + p.jetty}, p.wall, 0.9f, faces::front | faces::left | faces::right);
    b.fine().quad({-w, p.ground, d}, {w, p.ground, d}, {w, p.ground, d + p.jetty}, {-w, p.ground, d + p.jetty},
                  palette::timber, 0.6f, 0.6f);
}

void addRoof(const Builder& b, const HousePlan& p) {
    const float front = p.depth / 2 + p.jetty;
    const float back = -p.depth / 2;
    const float total = p.depth + p.jetty;
    const float w = p.width / 2;
    const float top = p.eaves + p.rise;
    const Builder roof = b.at({0, 0, p.jetty / 2});
    if (p.kind == HouseKind::Corner) {
        addHipRoof(roof, {p.width, total, p.eaves, p.rise, 0.09f}, p.width * 0.25f, p.roof);
    } else if (p.gableFront) {
        addGableRoof(roof.at({}, quarterTurn), {total, p.width, p.eaves, p.rise, 0.05f}, p.roof);
        b.triangle({-w, p.eaves, front}, {w, p.eaves, front}, {0, top, front}, p.wall);
        b.triangle({w, p.eaves, back}, {-w, p.eaves, back}, {0, top, back}, p.wall);
    } else {
        addGableRoof(roof, {p.width, total, p.eaves, p.rise, 0.09f}, p.roof);
        b.triangle({w, p.eaves, front}, {w, p.eaves, back}, {w, top, p.jetty / 2}, p.wall);
        b.triangle({-w, p.eaves, back}, {-w, p.eaves, front}, {-w, top, p.jetty / 2}, p.wall);
    }
}

void addChimney(const Builder& b, const HousePlan& p, Random& random) {
    const float x = p.width * random.between(0.2f, 0.34f) * random.sign();
    const float z = -p.depth * 0.16f;
    const float ridge = p.eaves + p.rise;
    const float top = ridge + 0.14f;
    b.box({x - 0.08f, ridge - p.rise * 0.7f, z - 0.08f}, {x + 0.08f, top + 0.04f, z + 0.08f}, palette::chimney, 0.7f,
          faces::sides);
    b.box({x - 0.08f, top, z - 0.08f}, {x + 0.08f, top + 0.04f, z + 0.08f}, palette::soot, 1, faces::top);
}

void addDormer(const Builder& b, const HousePlan& p, float x, bool lit) {
    const float y = p.eaves + 0.04f;
    const float z = p.depth / 2 - 0.12f;
    const float w = 0.13f;
    const float h = 0.2f;
    const float back = z - 0.3f;
    const float rise = 0.14f;
    b.quad({x - w, y, z}, {x + w, y, z}, {x + w, y + h, z}, {x - w, y + h, z}, p.wall);
    b.triangle({x - w, y + h, z}, {x + w, y + h, z}, {x, y + h + rise, z}, p.wall);
    b.quad({x + w, y, z}, {x + w, y, back}, {x + w, y + h, back}, {x + w, y + h, z}, p.wall);
    b.quad({x - w, y, back}, {x - w, y, z}, {x - w, y + h, z}, {x - w, y + h, back}, p.wall);
    const float o = w + 0.05f;
    const float eave = y + h - 0.04f;
    const float ridge = y + h + rise + 0.03f;
    const float front = z + 0.05f;
    b.quad({x + o, eave, front}, {x + o, eave, back}, {x, ridge, back}, {x, ridge, front}, p.roof);
    b.quad({x - o, eave, back}, {x - o, eave, front}, {x, ridge, front}, {x, ridge, back}, p.roof);
    addWindow(b.fine(), {x, y + 0.04f, z, 0.11f, 0.13f}, palette::whitewash, lit);
}

}  // namespace

void addHouse(const Builder& b, const HouseShape& shape, Random& random) {
    const HousePlan p = planHouse(shape, random);
    addBody(b, p);
    addRoof(b, p);
    addFront(b, p, random);
    addBack(b, p, random);
    if (p.kind == HouseKind::Corner) addFlanks(b, p, random);
    if (p.kind != HouseKind::Rear) addFrontage(b, p, random);
    if (p.kind != HouseKind::Rear || random.chance(0.5f)) addChimney(b, p, random);
    if (p.kind == HouseKind::Row && !p.gableFront && random.chance(0.55f)) {
        const float x = p.width * random.between(-0.2f, 0.2f);
        addDormer(b, p, x, random.chance(0.6f));
    }
}

}  // namespace remparts::geometry
