#include "house_front.h"

#include <cmath>

#include "openings.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// A flat beam on a wall that looks along +z.
void addBeam(const Builder& house, Vec2 from, Vec2 to, float z) {
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float scale = 0.022f / std::hypot(dx, dy);
    const float nx = -dy * scale;
    const float ny = dx * scale;
    house.fine().quad({from.x - nx, from.y - ny, z}, {to.x - nx, to.y - ny, z}, {to.x + nx, to.y + ny, z},
                      {from.x + nx, from.y + ny, z}, palette::timber);
}

// Half-timbering of one storey: sill, plate, posts and two braces.
void addTimber(const Builder& b, float width, float y0, float y1, float wall) {
    const float e = width / 2 - 0.03f;
    const float z = wall + 0.006f;
    addBeam(b, {-width / 2, y0}, {width / 2, y0}, z);
    addBeam(b, {-width / 2, y1 - 0.03f}, {width / 2, y1 - 0.03f}, z);
    for (const float x : {-e, e, 0.0f}) addBeam(b, {x, y0}, {x, y1}, z + 0.003f);
    addBeam(b, {-e, y0}, {-e + 0.16f, y1}, z + 0.006f);
    addBeam(b, {e, y0}, {e - 0.16f, y1}, z + 0.006f);
}

void addGableTimber(const Builder& b, const HousePlan& p, float wall) {
    const float z = wall + 0.006f;
    const float w = p.width;
    addBeam(b, {-w / 2, p.eaves}, {w / 2, p.eaves}, z);
    addBeam(b, {0, p.eaves}, {0, p.eaves + p.rise * 0.85f}, z + 0.003f);
    addBeam(b, {-w * 0.24f, p.eaves + p.rise * 0.5f}, {w * 0.24f, p.eaves + p.rise * 0.5f}, z + 0.003f);
}

}  // namespace

void addFront(const Builder& b, const HousePlan& p, Random& random) {
    const float wall = p.depth / 2;
    const float upper = wall + p.jetty;
    const int columns = p.width > 1.05f ? 3 : 2;
    const int door = random.below(columns);
    for (int k = 0; k < columns; ++k) {
        const float x = (asFloat(k) + 0.5f) * p.width / asFloat(columns) - p.width / 2;
        if (k == door && p.kind != HouseKind::Rear)
            b.fine().box({x - 0.085f, 0, wall}, {x + 0.085f, 0.25f, wall + 0.025f}, palette::door, 0.7f,
                         faces::standing.without(faces::back));
        else
            addWindow(b, {x, 0.11f, wall, 0.11f, 0.13f}, palette::whitewash, random.chance(0.5f));
        if (p.kind == HouseKind::Rear) continue;
        addWindow(b, {x, p.ground + 0.09f, upper, 0.1f, 0.15f}, p.shutter, random.chance(0.6f));
        if (p.eaves > 0.85f) addWindow(b, {x, p.ground + 0.38f, upper, 0.1f, 0.13f}, p.shutter, random.chance(0.6f));
    }
    if (p.gableFront) addWindow(b, {0, p.eaves + p.rise * 0.2f, upper, 0.1f, 0.13f}, p.shutter, random.chance(0.6f));
    if (!p.timber) return;
    addTimber(b, p.width, p.ground, p.eaves, upper);
    if (p.gableFront) addGableTimber(b, p, upper);
}

void addBack(const Builder& b, const HousePlan& p, Random& random) {
    const Builder back = b.at({}, pi).fine();
    const float y = p.eaves * 0.5f;
    for (const float x : {-p.width * 0.22f, p.width * 0.22f})  // panes without frames: only seen from afar
        back.box({x - 0.06f, y, 0}, {x + 0.06f, y + 0.15f, p.depth / 2 + 0.012f}, palette::glass,
                 random.chance(0.4f) ? lampGlow : 1, faces::front);
}

void addFlanks(const Builder& b, const HousePlan& p, Random& random) {
    for (const float turn : {quarterTurn, -quarterTurn}) {
        const Builder side = b.at({}, turn);
        for (const float x : {-0.22f, 0.22f})
            addWindow(side, {x, p.ground + 0.12f, p.width / 2, 0.1f, 0.15f}, p.shutter, random.chance(0.6f));
        if (p.timber) addTimber(side, p.depth * 0.98f, p.ground, p.eaves, p.width / 2);
    }
}

void addFrontage(const Builder& house, const HousePlan& p, Random& random) {
    const Builder b = house.fine().at({p.width * 0.36f * random.sign(), 0.03f, p.depth / 2 + 0.13f});
    switch (random.below(4)) {
        case 0:
            b.lathe({}, {{0.05f, 0}, {0.1f, 0.1f}, {0, 0.22f}}, 6, random.pick(palette::leaves), {0.5f});
            break;
        case 1:
            b.lathe({}, {{0.06f, 0}, {0.075f, 0.08f}, {0.06f, 0.17f}, {0, 0.17f}}, 7, palette::fence, {0.6f});
            break;
        case 2:
            b.box({-0.12f, 0, -0.04f}, {0.12f, 0.08f, 0.04f}, palette::fence, 0.6f);
            break;
        default:
            break;
    }
}

}  // namespace remparts::geometry
