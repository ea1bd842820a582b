#include "meadow_site.h"
#include "openings.h"
#include "palette.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float width = 1.44f;
constexpr float depth = 1.2f;
constexpr float eaves = 0.58f;
constexpr float rise = 0.76f;

void addWalls(const Builder& b, Color wall) {
    constexpr float w = width / 2;
    constexpr float d = depth / 2;
    b.box({-w, 0, -d}, {w, eaves, d}, wall, 0.55f, faces::sides);
    b.triangle({-w, eaves, d}, {w, eaves, d}, {0, eaves + rise, d}, wall);
    b.triangle({w, eaves, -d}, {-w, eaves, -d}, {0, eaves + rise, -d}, wall);
}

void addChimney(const Builder& b, float side) {
    const float x = side * 0.36f;
    constexpr float top = 1.36f;
    b.box({x - 0.12f, 0.7f, -0.34f}, {x + 0.12f, top, -0.1f}, palette::chimney, 0.8f, faces::sides);
    b.box({x - 0.16f, top - 0.1f, -0.38f}, {x + 0.16f, top, -0.06f}, palette::soot, 1, faces::all);
}

}  // namespace

void addToyHouse(const Builder& b, Random& random) {
    const Color wall = random.pick(palette::toyWalls);
    const Color roof = random.pick(palette::toyRoofs) * random.between(0.97f, 1.04f);
    addWalls(b, wall);
    addGableRoof(b.at({}, quarterTurn), {depth, width, eaves, rise, 0.16f}, roof);
    constexpr float front = depth / 2;
    addFramedArch(b.near(), {0, 0, front, 0.42f, 0.54f}, random.pick(palette::toyDoors));
    for (const float side : {-1.0f, 1.0f})
        addWindow(b.fine(), {side * 0.46f, 0.24f, front, 0.24f, 0.24f}, palette::whitewash, random.chance(0.6f));
    addWindow(b.fine(), {0, 0.74f, front, 0.26f, 0.26f}, palette::whitewash, random.chance(0.6f));
    for (const float yaw : {quarterTurn, -quarterTurn})
        addWindow(b.at({}, yaw).fine(), {0, 0.24f, width / 2, 0.34f, 0.24f}, palette::whitewash, random.chance(0.6f));
    addChimney(b, random.sign());
}

}  // namespace remparts::geometry
