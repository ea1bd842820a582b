#include <algorithm>
#include <cmath>

#include "meadow_site.h"
#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

void addBallTree(const Builder& b, float size, Random& random) {
    const Color leaf = random.pick(palette::crowns) * random.between(0.96f, 1.03f);
    b.lathe({}, {{0.1f * size, 0}, {0.07f * size, 0.55f * size}}, 5, palette::trunk, {0.5f});
    const float r = 0.45f * size;
    const Vec3 crown{0, 0.38f * size + r, 0};
    addBall(b.near(), crown, r, leaf, {9, 5}, 1.04f, 0.5f);
    addBall(b.far(), crown, r, leaf, {6, 3}, 1.04f, 0.5f);
}

void addRabbit(const Builder& b) {
    addBall(b, {0, 0.15f, 0}, 0.17f, palette::rabbit, {7, 4}, 0.88f, 0.6f);
    addBall(b, {0, 0.14f, -0.19f}, 0.07f, palette::petals[0], {5, 3}, 1, 0.9f);
    addBall(b, {0, 0.31f, 0.14f}, 0.115f, palette::rabbit, {7, 4}, 1, 0.9f);
    for (const float side : {-1.0f, 1.0f})
        addLimb(b, {side * 0.05f, 0.38f, 0.11f}, {side * 0.09f, 0.58f, 0.06f}, {0.035f, 0.045f}, palette::rabbitEar);
}

void addBush(const Builder& b, float radius, Color leaf) {
    b.lathe({}, {{radius * 0.88f, 0}, {radius, radius * 0.4f}, {radius * 0.66f, radius * 0.9f}, {0, radius * 1.08f}},
            7, leaf, {0.55f});
}

// A few bushes grown together.
void addHedge(const Builder& b, float reach, Random& random) {
    const Color leaf = random.pick(palette::hedges);
    const float yaw = random.between(0, fullTurn);
    const Builder turned = b.near().at({}, yaw);
    b.far().at({}, yaw).lathe({}, {{reach * 0.9f, 0}, {reach * 0.6f, reach * 0.6f}, {0, reach * 0.62f}}, 6, leaf,
                              {0.55f});
    addBush(turned, reach * 0.62f, leaf);
    addBush(turned.at({reach * 0.5f, 0, 0.06f}), reach * 0.46f, leaf * 1.05f);
    addBush(turned.at({-reach * 0.46f, 0, -0.05f}), reach * 0.5f, leaf * 0.95f);
}

void addTuft(const Builder& b, Random& random) {
    for (int k = 0; k < 3; ++k) {
        const float angle = fullTurn * asFloat(k) / 3 + random.unit();
        const Vec3 at{0.06f * std::sin(angle), 0, 0.06f * std::cos(angle)};
        b.lathe(at, {{0.035f, 0}, {0, random.between(0.14f, 0.22f)}}, 3, palette::tuft, {0.7f, false, angle});
    }
}

enum class Plant : std::uint8_t { Tree, Rabbit, Hedge, Flowers, Tuft };

struct Planting {
    Plant plant;
    float radius;
    int wanted;
    int tries;
};
constexpr std::array<Planting, 5> plantings{{{Plant::Tree, 0.62f, 2, 40},
                                             {Plant::Rabbit, 0.25f, 1, 1},
                                             {Plant::Hedge, 0.5f, 2, 40},
                                             {Plant::Flowers, 0.3f, 4, 60},
                                             {Plant::Tuft, 0.12f, 7, 60}}};

// Most cameras look from a little east of south: there nothing tall stands before a child.
bool hidesChild(const MeadowSite& site, Vec3 at) {
    constexpr Vec3 toCamera{0.3f, 0, 0.954f};
    constexpr float before = 2.6f;
    constexpr float aside = 0.95f;
    return std::any_of(site.children.begin(), site.children.end(), [&](Vec3 child) {
        const Vec3 way = at - child;
        const float along = dot(way, toCamera);
        return along > 0 && along < before && length(way - toCamera * along) < aside;
    });
}

void addPlant(MeadowSite& site, const Planting& planting, Vec3 at) {
    const Builder b = site.builder().at(at);
    Random& random = site.random;
    switch (planting.plant) {
        case Plant::Tree:
            addFootShade(site, at, {0.1f, 0.1f});
            return addBallTree(b, random.between(1.1f, 1.5f), random);
        case Plant::Rabbit:
            return addRabbit(b.near().at({}, random.between(-1.6f, 1.6f)));
        case Plant::Hedge:
            return addHedge(b, planting.radius, random);
        case Plant::Flowers: {
            const Color petals = random.pick(palette::petals);
            for (int k = 0; k < 4; ++k) {
                const Vec3 off{random.between(-0.2f, 0.2f), 0, random.between(-0.2f, 0.2f)};
                addFlower(b.at(off, random.unit()).fine(), random.between(0.18f, 0.28f), petals);
            }
            return;
        }
        case Plant::Tuft:
            return addTuft(b.fine(), random);
    }
}

}  // namespace

void plantGreenery(MeadowSite& site) {
    for (const Planting& planting : plantings) {
        int made = 0;
        for (int k = 0; k < planting.tries && made < planting.wanted; ++k) {
            const Vec3 at{site.random.between(-halfTile, halfTile), 0, site.random.between(-halfTile, halfTile)};
            if (!site.isFree(at, planting.radius)) continue;
            if (planting.plant == Plant::Tree && hidesChild(site, at)) continue;
            addPlant(site, planting, at);
            site.taken.push_back({at, planting.radius});
            ++made;
        }
    }
}

}  // namespace remparts::geometry
