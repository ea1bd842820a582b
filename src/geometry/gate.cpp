#include <array>
#include <cmath>
#include <cstdlib>

#include "levels.h"
#include "openings.h"
#include "palette.h"
#include "tile_picture.h"
#include "vector.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

constexpr float drumOffset = 1.32f;  // from the gate's middle
constexpr float drumRadius = 0.84f;
constexpr float drumTop = 2.6f;
constexpr float houseFront = 1.05f;
constexpr float houseBack = 0.05f;

// A circle drawn out to an edge that looks outwards.
std::array<Vec2, 16> beakedPlan(float radius, float beak) {
    constexpr float mouth = 0.75f;  // half the angle that the beak takes
    std::array<Vec2, 16> plan{};
    for (int k = 0; k < 15; ++k) {
        const float angle = mouth + asFloat(k) * (fullTurn - 2 * mouth) / 14;
        plan[static_cast<std::size_t>(k)] = {radius * std::sin(angle), radius * std::cos(angle)};
    }
    plan[15] = {0, radius + beak};
    return plan;
}

void addBeakedDrum(const Builder& b) {
    constexpr float battered = 1.12f;
    constexpr float flare = 1.1f;
    constexpr float corbel = drumTop + 0.14f;
    constexpr float top = drumTop + 0.5f;
    const std::array<Vec2, 16> plan = beakedPlan(drumRadius, 0.5f);
    const auto at = [](Vec2 v, float scale, float y) { return Vec3{v.x * scale, y, v.y * scale}; };
    for (std::size_t k = 0; k < plan.size(); ++k) {
        const Vec2 p = plan[k];
        const Vec2 q = plan[(k + 1) % plan.size()];
        b.quad(at(p, battered, tableLevel), at(q, battered, tableLevel), at(q, 1, 0.3f), at(p, 1, 0.3f),
               palette::wall, 0.5f);
        b.quad(at(p, 1, 0.3f), at(q, 1, 0.3f), at(q, 1, drumTop), at(p, 1, drumTop), palette::wall, 0.9f);
        b.quad(at(p, 1, drumTop), at(q, 1, drumTop), at(q, flare, corbel), at(p, flare, corbel), palette::wallTop,
               0.8f);
        b.quad(at(p, flare, corbel), at(q, flare, corbel), at(q, flare, top), at(p, flare, top), palette::wall);
        b.triangle(at(p, flare, top), at(q, flare, top), {0, top, 0}, palette::wallTop);
    }
}

void addGateTower(const Builder& b) {
    addBeakedDrum(b);
    addSlateCone(b, drumTop + 0.5f, 1.02f, 1.75f, 14);
    for (const float y : {0.7f, 1.7f})
        for (const float turn : {-0.9f, 0.9f, 2.4f, -2.4f}) addSlit(b.at({}, turn), 0, y, drumRadius - 0.02f);
    b.box({-0.02f, 4.75f, -0.02f}, {0.02f, 5.15f, 0.02f}, palette::fence, 1);
    b.lathe({0, 5.1f, 0}, {{0, 0}, {0.07f, 0.07f}, {0, 0.14f}}, 6, palette::grain, {1});
}

void addPortcullis(const Builder& b, float z) {
    for (int k = -2; k <= 2; ++k) {
        const float x = asFloat(k) * 0.17f;
        b.box({x - 0.02f, 0.5f, z}, {x + 0.02f, 1.45f - 0.12f * asFloat(std::abs(k)), z + 0.03f}, palette::portcullis,
              1, faces::front | faces::left | faces::right);
    }
    for (const float y : {0.62f, 0.86f, 1.1f})
        b.box({-0.42f, y, z}, {0.42f, y + 0.04f, z + 0.035f}, palette::portcullis, 1, faces::front);
}

// The passage as seen on one face of the gatehouse.
void addPassage(const Builder& b, float sill, float height) {
    addArch(b, {0, sill, 0, 1.04f, height + 0.1f}, palette::wallTop * 1.15f);
    addArch(b, {0, sill, 0.012f, 0.86f, height}, palette::gateway);
    for (const float x : {-0.5f, 0.0f, 0.5f}) addWindow(b, {x, 1.86f, 0, 0.12f, 0.3f}, palette::wallTop, true);
}

void addGatehouse(const Builder& b) {
    constexpr float eaves = 2.5f;
    constexpr float ridge = eaves + 0.75f;
    b.box({-1.0f, tableLevel, houseBack}, {1.0f, eaves, houseFront}, palette::wall, 0.5f, faces::front | faces::back);
    addPassage(b.at({0, 0, houseFront}), tableLevel + 0.02f, 2.0f);
    addPassage(b.at({0, 0, houseBack}, pi), -0.02f, 1.4f);
    addPortcullis(b, houseFront + 0.04f);
    const float f = houseFront + 0.1f;
    const float k = houseBack - 0.1f;
    const float m = 0.55f;
    b.quad({-0.95f, eaves, f}, {0.95f, eaves, f}, {0.95f, ridge, m}, {-0.95f, ridge, m}, palette::slate);
    b.quad({0.95f, eaves, k}, {-0.95f, eaves, k}, {-0.95f, ridge, m}, {0.95f, ridge, m}, palette::slate);
    b.box({-0.26f, 1.5f, houseFront + 0.02f}, {0.26f, 1.8f, houseFront + 0.05f}, palette::banner, 1);
}

// The way in: a paved ramp with side walls over the battered foot.
void addRamp(const Builder& b) {
    constexpr float t = tableLevel;
    b.box({-0.62f, t, houseFront}, {0.62f, t + 0.1f, 2.6f}, palette::street, 0.8f);
    for (const float x : {-0.74f, 0.62f}) b.box({x, t, 1.6f}, {x + 0.12f, t + 0.3f, 2.6f}, palette::kerb, 0.6f);
}

float mitre(Joint joint) {
    if (joint == Joint::Inward) return -1;
    return joint == Joint::Outward ? 1.0f : 0.0f;
}

}  // namespace

void addGate(const Builder& b, const Joints& joints, Random& random) {
    addWallRun(b, {-halfTile, -mitre(joints.minusX), -gateHalf, 0}, random);
    addWallRun(b, {gateHalf, 0, halfTile, mitre(joints.plusX)}, random);
    if (joints.minusX == Joint::Free) addWallEnd(b, -halfTile);
    if (joints.plusX == Joint::Free) addWallEnd(b, halfTile);
    for (const float x : {-drumOffset, drumOffset}) addGateTower(b.at({x, 0, 0.62f}));
    addGatehouse(b);
    addRamp(b);
}

}  // namespace remparts::geometry
