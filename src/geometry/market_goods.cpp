#include <algorithm>
#include <cmath>

#include "market.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

void addTub(const Builder& b, Vec3 at, float r) {
    b.far().lathe(at, {{r, 0}, {r * 0.9f, 0.16f}, {0, 0.161f}}, 4, palette::fence * 1.25f, {0.6f, false});
    b.near().lathe(at, {{r * 0.85f, 0}, {r, 0.17f}, {r * 0.88f, 0.17f}, {r * 0.85f, 0.12f}}, 7, palette::fence * 1.2f,
                   {0.6f, false});
    b.fine().lathe(at + Vec3{0, 0.13f, 0}, {{r * 0.86f, 0}, {0, 0.004f}}, 7, palette::water, {1, false});
}

void addSack(const Builder& b, Vec3 at, float s, Color color) {
    b.near().lathe(at, {{0.1f * s, 0}, {0.14f * s, 0.1f * s}, {0.035f * s, 0.27f * s}, {0.06f * s, 0.32f * s}}, 6,
                   color, {0.6f});
}

void addSacks(const Builder& b, Random& random) {
    b.far().lathe({}, {{0.27f, 0}, {0, 0.3f}}, 4, palette::sackcloth, {0.6f, false});
    for (const Vec3 at : {Vec3{-0.2f, 0, 0.05f}, Vec3{0.03f, 0, -0.1f}, Vec3{0.2f, 0, 0.1f}}) {
        const float size = random.between(0.9f, 1.15f);
        addSack(b, at, size, palette::sackcloth * random.between(0.92f, 1.05f));
    }
}

void addBasin(const Builder& b) {
    b.far().lathe({}, {{0.46f, 0}, {0.46f, 0.2f}, {0.38f, 0.21f}}, 8, palette::stone, {0.6f, false});
    b.far().lathe({0, 0.18f, 0}, {{0.4f, 0}, {0, 0.004f}}, 8, palette::water, {1, false});
    b.near().lathe({}, {{0.46f, 0}, {0.46f, 0.2f}, {0.38f, 0.22f}, {0.37f, 0.12f}}, 12, palette::stone,
                   {0.6f, false});
    b.near().lathe({0, 0.15f, 0}, {{0.38f, 0}, {0, 0.004f}}, 12, palette::water, {1, false});
    b.near().lathe({0, 0.1f, 0}, {{0.09f, 0}, {0.07f, 0.4f}, {0.17f, 0.46f}, {0.17f, 0.52f}, {0, 0.56f}}, 8,
                   palette::stone, {0.8f, false});
}

// A flat disc that looks along +z or −z.
void addWheel(const Builder& b, Vec3 hub, bool towardsPlusZ) {
    constexpr int spokes = 8;
    const float radius = 0.17f;
    const float side = towardsPlusZ ? 1.0f : -1.0f;
    const auto rim = [&](int k) {
        const float angle = asFloat(k) * fullTurn / spokes;
        return hub + Vec3{radius * std::cos(angle), radius * std::sin(angle), side * 0.02f};
    };
    for (int k = 0; k < spokes; ++k) {
        const Vec3 from = rim(towardsPlusZ ? k : k + 1);
        const Vec3 to = rim(towardsPlusZ ? k + 1 : k);
        b.fine().triangle(hub + Vec3{0, 0, side * 0.035f}, from, to, palette::fence * 0.8f);
    }
}

void addCart(const Builder& b) {
    b.near().box({-0.36f, 0.16f, -0.19f}, {0.3f, 0.22f, 0.19f}, palette::fence, 0.6f, faces::all);
    for (const float z : {-0.2f, 0.17f})
        b.near().box({-0.36f, 0.22f, z}, {0.3f, 0.34f, z + 0.03f}, palette::fence * 1.1f, 0.8f);
    b.lathe({-0.05f, 0.22f, 0}, {{0.24f, 0}, {0.2f, 0.14f}, {0, 0.26f}}, 7, palette::grainHeap, {0.7f});
    for (const float z : {-0.25f, 0.25f}) {
        addWheel(b, {-0.03f, 0.17f, z}, true);
        addWheel(b, {-0.03f, 0.17f, z}, false);
    }
    for (const float z : {-0.15f, 0.15f})
        b.fine().box({0.3f, 0.17f, z - 0.015f}, {0.72f, 0.2f, z + 0.015f}, palette::fence, 1);
}

void addTrough(const Builder& b) {
    b.near().box({-0.4f, 0, -0.14f}, {0.4f, 0.18f, 0.14f}, palette::stone * 0.9f, 0.6f);
    b.box({-0.35f, 0.18f, -0.1f}, {0.35f, 0.185f, 0.1f}, palette::water, 1, faces::top);
}

// Two bars between two corners of a pen; from afar one plank.
void addRail(const Builder& b, Vec3 from, Vec3 to) {
    constexpr float thick = 0.022f;
    const bool alongX = std::abs(to.x - from.x) > std::abs(to.z - from.z);
    const float x = alongX ? 0 : thick;
    const float z = alongX ? thick : 0;
    const Faces shown = faces::top | (alongX ? faces::front | faces::back : faces::left | faces::right);
    const Vec3 low{std::min(from.x, to.x) - x, 0.08f, std::min(from.z, to.z) - z};
    const Vec3 high{std::max(from.x, to.x) + x, 0.25f, std::max(from.z, to.z) + z};
    b.far().box(low, high, palette::penRail, 0.8f, shown.without(faces::top));
    for (const float y : {0.1f, 0.21f})
        b.near().box({std::min(from.x, to.x) - x, y, std::min(from.z, to.z) - z},
                     {std::max(from.x, to.x) + x, y + 0.05f, std::max(from.z, to.z) + z}, palette::penRail, 1, shown);
}

}  // namespace

void addGoods(const Builder& b, engine::MarketKind kind, Random& random) {
    switch (kind) {
        case engine::MarketKind::Fish:
            addTub(b, {-0.18f, 0, 0.05f}, 0.15f);
            addTub(b, {0.18f, 0, -0.08f}, random.between(0.12f, 0.16f));
            return;
        case engine::MarketKind::Grain:
            return addSacks(b, random);
        case engine::MarketKind::Livestock:
            b.far().lathe({}, {{0.28f, 0}, {0, 0.36f}}, 5, palette::hay, {0.6f});
            b.near().lathe({}, {{0.26f, 0}, {0.28f, 0.12f}, {0.16f, 0.3f}, {0, 0.38f}}, 7, palette::hay, {0.6f});
            return;
    }
}

void addCentrepiece(const Builder& b, engine::MarketKind kind, Random& random) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return addBasin(b);
        case engine::MarketKind::Grain:
            return addCart(b.at({}, random.between(-0.3f, 0.3f)).at({-0.18f, 0, 0}));
        case engine::MarketKind::Livestock:
            return addTrough(b);
    }
}

void addPen(const Builder& b, float width, float depth, Random& random) {
    const float x = width / 2;
    const float z = depth / 2;
    b.box({-x, -0.02f, -z}, {x, 0.02f, z}, palette::penFloor, 0.8f, faces::top);
    const std::array<Vec3, 4> corner{Vec3{-x, 0, z}, {x, 0, z}, {x, 0, -z}, {-x, 0, -z}};
    for (std::size_t k = 0; k < 4; ++k) {
        addRail(b, corner[k], corner[(k + 1) % 4]);
        b.fine().box(corner[k] - Vec3{0.04f, 0, 0.04f}, corner[k] + Vec3{0.04f, 0.32f, 0.04f},
                     palette::penRail * 0.9f, 0.7f,
                     k == 0 || k == 3 ? faces::standing.without(faces::right) : faces::standing.without(faces::left));
    }
    const bool cows = random.chance(0.5f);
    const int count = std::max(1, static_cast<int>(width * depth * (cows ? 1.7f : 2.6f)));
    for (int k = 0; k < count; ++k) {
        const float px = -x + (asFloat(k) + 0.5f) * width / asFloat(count);
        const float pz = random.between(-z + 0.22f, z - 0.22f);
        const float turn = random.between(-0.5f, 0.5f) + quarterTurn * random.sign();
        const Builder place = b.at({px, 0.02f, pz}, turn);
        if (cows)
            addCow(place, random);
        else
            addSheep(place);
    }
}

}  // namespace remparts::geometry
