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
    addBeam(b, {-width / 2, y0 + 0.02f}, {width / 2, y0 + 0.02f}, z);
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

// A door with its step and a little arch of stone over it.
void addDoor(const Builder& b, float x, float wall) {
    const float z = wall + 0.02f;
    b.near().quad({x - 0.085f, 0, z}, {x + 0.085f, 0, z}, {x + 0.085f, 0.25f, z}, {x - 0.085f, 0.25f, z},
                  palette::door, 0.8f, 1);
    b.fine().box({x - 0.12f, 0, wall}, {x + 0.12f, 0.035f, wall + 0.1f}, palette::pavement, 0.7f,
                 faces::front | faces::top);
    b.fine().quad({x - 0.11f, 0.25f, z}, {x + 0.11f, 0.25f, z}, {x + 0.11f, 0.285f, z}, {x - 0.11f, 0.285f, z},
                  palette::trimStone);
}

// Two open shutters beside a window; a box of flowers below some.
void dressWindow(const Builder& b, const Opening& o, Color shutter, bool flowers, Random& random) {
    const float z = o.z + 0.018f;
    const float w = o.width / 2 + 0.04f;
    for (const float x : {o.x - w - 0.055f, o.x + w})
        b.fine().quad({x, o.y - 0.01f, z}, {x + 0.055f, o.y - 0.01f, z}, {x + 0.055f, o.y + o.height + 0.01f, z},
                      {x, o.y + o.height + 0.01f, z}, shutter);
    if (!flowers) return;
    b.fine().box({o.x - w, o.y - 0.07f, o.z}, {o.x + w, o.y - 0.02f, o.z + 0.07f}, random.pick(palette::crops), 1,
                 faces::front | faces::top);
}

void addUpperWindow(const Builder& b, const HousePlan& p, const Opening& o, Random& random) {
    addWindow(b, o, p.timber ? p.shutter : palette::whitewash, random.chance(0.6f));
    if (!p.timber) dressWindow(b, o, p.shutter, random.chance(0.25f), random);
}

// While the camera moves one band stands for the upper windows.
void addWindowBand(const Builder& b, const HousePlan& p, float wall) {
    if (p.kind == HouseKind::Rear) return;
    const float w = p.width * 0.33f;
    const float low = p.ground + 0.11f;
    const float high = low + (p.eaves > 0.85f ? 0.34f : 0.11f);
    const float z = wall + 0.02f;
    b.far().quad({-w, low, z}, {w, low, z}, {w, high, z}, {-w, high, z}, mix(p.wall, palette::glass, 0.42f));
}

void addHangingSign(const Builder& b, const HousePlan& p, Random& random) {
    const float x = p.width * 0.3f * random.sign();
    const float z = p.depth / 2 + p.jetty;
    const float y = p.ground + 0.02f;
    b.box({x - 0.01f, y, z}, {x + 0.01f, y + 0.02f, z + 0.2f}, palette::lanternIron, 1, faces::all);
    b.box({x - 0.012f, y - 0.12f, z + 0.06f}, {x + 0.012f, y, z + 0.19f}, random.pick(palette::shutters) * 1.1f, 1,
          faces::all);
}

}  // namespace

void addFront(const Builder& b, const HousePlan& p, Random& random) {
    const float wall = p.depth / 2;
    const float upper = wall + p.jetty;
    const int columns = p.width > 1.05f ? 3 : 2;
    const int door = random.below(columns);
    addWindowBand(b, p, upper);
    for (int k = 0; k < columns; ++k) {
        const float x = (asFloat(k) + 0.5f) * p.width / asFloat(columns) - p.width / 2;
        if (k == door && p.kind != HouseKind::Rear)
            addDoor(b, x, wall);
        else
            addWindow(b, {x, 0.11f, wall, 0.11f, 0.13f}, palette::whitewash, random.chance(0.5f));
        if (p.kind == HouseKind::Rear) continue;
        addUpperWindow(b, p, {x, p.ground + 0.09f, upper, 0.1f, 0.15f}, random);
        if (p.eaves > 0.85f) addUpperWindow(b, p, {x, p.ground + 0.38f, upper, 0.1f, 0.13f}, random);
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
        if (!(turn > 0 ? p.freeRight : p.freeLeft)) continue;
        const Builder side = b.at({}, turn);
        if (p.kind == HouseKind::Rear) {
            addWindow(side.fine(), {0, p.eaves * 0.45f, p.width / 2, 0.1f, 0.14f}, palette::whitewash,
                      random.chance(0.4f));
            continue;
        }
        for (const float x : {-0.22f, 0.22f})
            addWindow(side, {x, p.ground + 0.12f, p.width / 2, 0.1f, 0.15f}, p.shutter, random.chance(0.6f));
        if (p.timber) addTimber(side, p.depth * 0.98f, p.ground, p.eaves, p.width / 2);
    }
}

void addFrontage(const Builder& house, const HousePlan& p, Random& random) {
    const Builder b = house.fine().at({p.width * 0.36f * random.sign(), 0.03f, p.depth / 2 + 0.13f});
    switch (random.below(6)) {
        case 0:
            b.lathe({}, {{0.05f, 0}, {0.1f, 0.1f}, {0, 0.22f}}, 6, random.pick(palette::leaves), {0.5f});
            break;
        case 1:
            b.lathe({}, {{0.06f, 0}, {0.075f, 0.08f}, {0.06f, 0.17f}, {0, 0.17f}}, 7, palette::fence, {0.6f});
            break;
        case 2:
            b.box({-0.12f, 0, -0.04f}, {0.12f, 0.08f, 0.04f}, palette::fence, 0.6f);
            break;
        case 3:
            for (const float x : {-0.09f, 0.06f}) {
                b.lathe({x, 0, 0}, {{0.03f, 0}, {0.045f, 0.06f}}, 5, palette::chimney, {0.7f, false});
                b.lathe({x, 0.06f, 0}, {{0.05f, 0}, {0, 0.09f}}, 5, random.pick(palette::crops), {0.8f});
            }
            break;
        case 4:
            return addHangingSign(house.fine(), p, random);
        default:
            break;
    }
}

}  // namespace remparts::geometry
