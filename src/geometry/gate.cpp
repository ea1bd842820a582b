#include <array>
#include <cmath>
#include <cstdlib>
#include <span>
#include <vector>

#include "levels.h"
#include "openings.h"
#include "palette.h"
#include "tile_picture.h"
#include "vector.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

// As large as a tower beside the gate leaves room for.
constexpr float drumOffset = 1.42f;  // from the gate's middle
constexpr float drumRadius = 0.9f;
constexpr float drumBattered = 1.09f;
constexpr float drumTop = 2.6f;
constexpr float houseFront = 1.05f;
constexpr float houseBack = 0.05f;

using Plan = std::array<Vec2, 16>;

// A circle drawn out to an edge that looks outwards.
Plan beakedPlan(float radius, float beak) {
    constexpr float mouth = 0.75f;  // half the angle that the beak takes
    Plan plan{};
    for (int k = 0; k < 15; ++k) {
        const float angle = mouth + asFloat(k) * (fullTurn - 2 * mouth) / 14;
        plan[static_cast<std::size_t>(k)] = {radius * std::sin(angle), radius * std::cos(angle)};
    }
    plan[15] = {0, radius + beak};
    return plan;
}

// A horizontal ring of the drum, and what the band above it looks like.
struct Ring {
    float scale;
    float y;
    Color color;
    float foot = 1;
};

// Bands between rings of one plan, closed above; the bottom is hidden.
void addStack(const Builder& b, const Plan& plan, std::span<const Ring> rings) {
    const int n = static_cast<int>(plan.size());
    std::vector<Vec3> corners;
    for (const Ring& ring : rings)
        for (const Vec2 p : plan) corners.push_back({p.x * ring.scale, ring.y, p.y * ring.scale});
    const int bottom = static_cast<int>(corners.size());
    corners.push_back({0, rings.front().y, 0});
    corners.push_back({0, rings.back().y, 0});
    std::vector<BodySide> sides;
    for (int k = 0; k < n; ++k) {
        const int next = (k + 1) % n;
        int below = 0;
        for (std::size_t r = 0; r + 1 < rings.size(); ++r, below += n)
            sides.push_back(
                {{below + k, below + next, below + n + next, below + n + k}, rings[r].color, rings[r].foot});
        sides.push_back({{next, k, bottom, BodySide::none}, palette::wall, 1, 1, true});
        sides.push_back({{below + k, below + next, bottom + 1, BodySide::none}, palette::wallTop});
    }
    b.body(corners, sides);
}

void addBeakedDrum(const Builder& b) {
    constexpr float flare = 1.1f;
    constexpr float top = drumTop + 0.5f;
    const std::array rings{Ring{drumBattered, tableLevel, palette::wall, 0.5f}, Ring{1, 0.3f, palette::wall, 0.9f},
                           Ring{1, drumTop, palette::wallTop, 0.8f}, Ring{flare, drumTop + 0.14f, palette::wall},
                           Ring{flare, top, palette::wall}};
    addStack(b.near(), beakedPlan(drumRadius, 0.5f), rings);
    b.far().lathe({}, {{drumRadius, tableLevel}, {drumRadius, top}}, farSides, palette::wall, {0.6f});
}

void addGateTower(const Builder& b) {
    addBeakedDrum(b);
    addSlateCone(b, drumTop + 0.5f, 1.08f, 1.85f, 14);
    const Builder near = b.near();
    for (const float y : {0.7f, 1.7f})
        for (const float turn : {-0.9f, 0.9f, 2.4f, -2.4f}) addSlit(near.at({}, turn), 0, y, drumRadius - 0.02f);
    near.box({-0.02f, 4.75f, -0.02f}, {0.02f, 5.15f, 0.02f}, palette::fence, 1);
    near.lathe({0, 5.1f, 0}, {{0, 0}, {0.07f, 0.07f}, {0, 0.14f}}, 6, palette::grain, {1});
}

// Before the face of the gatehouse at `z`; printed bars are rooted in it.
void addPortcullis(const Builder& b, float z) {
    const float back = b.isPrint() ? z - 0.1f : z;
    for (int k = -2; k <= 2; ++k) {
        const float x = asFloat(k) * 0.17f;
        b.box({x - 0.02f, 0.5f, back}, {x + 0.02f, 1.45f - 0.12f * asFloat(std::abs(k)), z + 0.03f},
              palette::portcullis, 1, faces::front | faces::left | faces::right);
    }
    for (const float y : {0.62f, 0.86f, 1.1f})
        b.box({-0.42f, y, back}, {0.42f, y + 0.04f, z + 0.035f}, palette::portcullis, 1, faces::front);
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
    addPortcullis(b.near(), houseFront + 0.04f);
    constexpr float f = houseFront + 0.1f;
    constexpr float k = houseBack - 0.1f;
    constexpr float m = 0.55f;
    constexpr float w = 0.95f;
    const auto slope = [](std::array<int, 4> corners) { return BodySide{corners, palette::slate}; };
    const auto hidden = [](std::array<int, 4> corners) { return BodySide{corners, palette::slate, 1, 1, true}; };
    b.body({{-w, eaves, f}, {w, eaves, f}, {w, ridge, m}, {-w, ridge, m}, {w, eaves, k}, {-w, eaves, k}},
           {slope({0, 1, 2, 3}), slope({4, 5, 3, 2}), hidden({5, 4, 1, 0}), hidden({1, 4, 2, BodySide::none}),
            hidden({5, 0, 3, BodySide::none})});
    b.near().box({-0.26f, 1.5f, houseFront - 0.02f}, {0.26f, 1.8f, houseFront + 0.05f}, palette::banner, 1);
}

// The way in: a paved ramp with side walls over the battered foot.
void addRamp(const Builder& b) {
    constexpr float t = tableLevel;
    b.box({-0.62f, t, houseFront}, {0.62f, t + 0.1f, 2.6f}, palette::street, 0.8f);
    for (const float x : {-0.74f, 0.62f})
        b.near().box({x, t, 1.6f}, {x + 0.12f, t + 0.3f, 2.6f}, palette::kerb, 0.6f);
}

// From a tower of the gate to the end of its side. Round an inward corner this wall goes on beyond the tower, so
// close to it that it has no room to widen; the piece that follows is a short one (C5.6).
void addGateWall(const Builder& b, Joint joint, float side, Random& random) {
    const bool turns = joint == Joint::Inward;
    const Foot foot = turns ? Foot::Upright : Foot::Battered;
    const auto run = [&](const Builder& at, const Stretch& s) {
        addWallRun(at, side > 0 ? s : Stretch{-s.to, -s.toSlope, -s.from, -s.fromSlope}, random, foot);
    };
    run(b, {gateHalf, 0, halfTile, slopeOf(joint)});
    if (joint == Joint::Free) addWallEnd(b, side * halfTile);
    if (turns) run(b.at({side * halfTile, 0, halfTile}, -side * quarterTurn), {-halfTile, 1, gateArm - halfTile, 0});
}

}  // namespace

void addGate(const Builder& b, const Joints& joints, Random& random) {
    addGateWall(b, joints.minusX, -1, random);
    addGateWall(b, joints.plusX, 1, random);
    for (const float x : {-drumOffset, drumOffset}) addGateTower(b.at({x, 0, 0.62f}));
    addGatehouse(b);
    addRamp(b);
}

}  // namespace remparts::geometry
