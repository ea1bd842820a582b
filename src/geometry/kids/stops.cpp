#include <array>
#include <cmath>
#include <optional>

#include "meadow_site.h"
#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float stopReach = 0.95f;

void addStop(const Builder& b, StopKind kind, Random& random) {
    switch (kind) {
        case StopKind::House:
            return addToyHouse(b, random);
        case StopKind::Pond:
            return addPond(b, random);
        case StopKind::Wall:
            return addToyWall(b, random);
        case StopKind::Meadow:
            return addFlowerMeadow(b, random);
    }
}

// How far a stop's contact shade is dark, along its own x and z; ponds and meadows lie flat.
std::optional<Vec2> shadeOf(StopKind kind) {
    switch (kind) {
        case StopKind::House:
            return Vec2{0.72f, 0.62f};
        case StopKind::Wall:
            return Vec2{0.92f, 0.3f};
        case StopKind::Pond:
        case StopKind::Meadow:
            break;
    }
    return std::nullopt;
}

// Stones side by side on an arc round the road's end; `from` and `to` are angles from straight ahead.
void layCourse(const Builder& b, int count, float radius, float spread, float y, Vec3 size, Random& random) {
    for (int k = 0; k < count; ++k) {
        const float angle = spread * (asFloat(k) - asFloat(count - 1) / 2);
        const Vec3 at{radius * std::sin(angle), y, -radius * std::cos(angle)};
        const Color stone = random.pick(palette::toyStones) * random.between(0.96f, 1.04f);
        const float wide = size.x * random.between(0.97f, 1.03f);
        addStone(b.at(at, -angle), {wide, size.y * random.between(0.94f, 1.06f), size.z}, 0.07f, stone);
    }
}

}  // namespace

void addToyWall(const Builder& place, Random& random) {
    constexpr float radius = 1.5f;
    const Builder b = place.at({0, 0, radius - 0.12f});
    const Builder near = b.near();
    Random same = random;
    layCourse(b.far(), 3, radius, 0.48f, 0, {0.8f, 0.8f, 0.4f}, same);
    layCourse(near, 5, radius, 0.29f, 0, {0.44f, 0.4f, 0.44f}, random);
    layCourse(near, 4, radius, 0.3f, 0.38f, {0.45f, 0.36f, 0.4f}, random);
    layCourse(near, 3, radius, 0.42f, 0.72f, {0.3f, 0.24f, 0.36f}, random);
}

void addFlower(const Builder& b, float size, Color petals) {
    const float r = size * 0.44f;
    b.lathe({}, {{0.03f, 0}, {0.02f, size}}, 3, palette::tuft, {0.7f, false});
    b.lathe({0, size, 0}, {{0, -0.3f * r}, {r, 0.3f * r}, {0.4f * r, 0.2f * r}}, 5, petals, {0.8f, false});
    b.lathe({0, size, 0}, {{0.42f * r, 0.2f * r}, {0, 0.5f * r}}, 5, palette::petalHeart, {1, false});
}

// The path leads in among the flowers.
void addFlowerMeadow(const Builder& b, Random& random) {
    constexpr int flowers = 11;
    constexpr float besidePath = 0.78f;
    b.lathe({}, {{0.98f, 0.014f}, {0, 0.02f}}, 16, palette::flowerMeadow, {0.85f});
    const Builder stack = b.at({0, 0.02f, -0.16f}, random.unit());
    stack.far().lathe({}, {{0.5f, 0}, {0.5f, 0.5f}, {0, 0.93f}}, 6, palette::toyHay, {0.6f});
    stack.near().lathe({}, {{0.46f, 0}, {0.53f, 0.16f}, {0.47f, 0.5f}, {0.27f, 0.8f}, {0.08f, 0.92f}, {0, 0.93f}}, 10,
                       palette::toyHay, {0.6f});
    stack.near().lathe({}, {{0.52f, 0.28f}, {0.53f, 0.31f}, {0.51f, 0.4f}, {0.48f, 0.41f}}, 10, palette::hayBand,
                       {0.9f});
    for (int k = 0; k < flowers; ++k) {
        const float angle =
            besidePath + (fullTurn - 2 * besidePath) * (asFloat(k) + random.between(0.3f, 0.7f)) / flowers;
        const float r = random.between(0.62f, 0.76f);
        const Vec3 at{r * std::sin(angle), 0.015f, r * std::cos(angle)};
        addFlower(b.near().at(at, random.unit()), random.between(0.28f, 0.42f), random.pick(palette::petals));
    }
}

void standStops(MeadowSite& site) {
    for (const Stop& stop : site.roads.stops) {
        const float yaw = std::atan2(stop.front.x, stop.front.z);
        addStop(site.builder().at(stop.place, yaw), stop.kind, site.random);
        site.taken.push_back({stop.place, stopReach});
        if (const auto reach = shadeOf(stop.kind)) addFootShade(site, stop.place, *reach, yaw);
    }
}

}  // namespace remparts::geometry
