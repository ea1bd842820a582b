#include <cmath>
#include <vector>

#include "meadow_site.h"
#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr int corners = 16;

// A round shore that is not quite a circle.
std::vector<Vec2> shore(float radius, float phase) {
    std::vector<Vec2> points;
    for (int k = 0; k < corners; ++k) {
        const float angle = fullTurn * asFloat(k) / corners;
        const float r = radius * (1 + 0.035f * std::sin(2 * angle + phase) + 0.02f * std::sin(3 * angle + 2 * phase));
        points.push_back({r * std::sin(angle), r * std::cos(angle)});
    }
    return points;
}

void addBand(const Builder& b, const std::vector<Vec2>& outer, const std::vector<Vec2>& inner, Vec2 heights,
             Color outerColor, Color innerColor, Vec2 occlusion) {
    for (std::size_t k = 0; k < outer.size(); ++k) {
        const std::size_t n = (k + 1) % outer.size();
        b.quad({Vec3{outer[k].x, heights.x, outer[k].y},
                {outer[n].x, heights.x, outer[n].y},
                {inner[n].x, heights.y, inner[n].y},
                {inner[k].x, heights.y, inner[k].y}},
               {outerColor, outerColor, innerColor, innerColor},
               {occlusion.x, occlusion.x, occlusion.y, occlusion.y});
    }
}

void addDuck(const Builder& b) {
    addBall(b, {0, 0.1f, 0}, 0.2f, palette::duck, {8, 4}, 0.68f, 0.8f);
    addBall(b, {0, 0.12f, -0.17f}, 0.09f, palette::duck, {6, 3}, 0.9f, 0.9f);
    addBall(b, {0, 0.33f, 0.12f}, 0.125f, palette::duck, {8, 4}, 1, 0.9f);
    addLimb(b, {0, 0.31f, 0.2f}, {0, 0.3f, 0.3f}, {0.06f, 0.035f}, palette::beak);
}

void addReeds(const Builder& b, Random& random) {
    for (int k = 0; k < 5; ++k) {
        const float angle = pi + (asFloat(k) - 2) * 0.3f + random.between(-0.1f, 0.1f);
        const Vec3 at{0.74f * std::sin(angle), 0.02f, 0.74f * std::cos(angle)};
        const float tall = random.between(0.5f, 0.78f);
        b.at(at, random.unit()).lathe({}, {{0.035f, 0}, {0.02f, tall}, {0, tall + 0.05f}}, 4, palette::reed, {0.7f});
        if (k % 2 == 0)
            b.at(at).lathe({0, tall - 0.08f, 0}, {{0, 0}, {0.06f, 0.03f}, {0.06f, 0.2f}, {0, 0.24f}}, 5,
                           palette::bulrush, {0.9f});
    }
}

}  // namespace

void addPond(const Builder& place, Random& random) {
    const Builder b = place.near();
    place.far().lathe({}, {{0.95f, 0}, {0.81f, 0.08f}}, 8, palette::pondRim, {0.8f});
    place.far().lathe({}, {{0.81f, 0.08f}, {0, 0.07f}}, 8, palette::pond, {1});
    const float phase = random.between(0, fullTurn);
    const auto foot = shore(0.95f, phase);
    const auto top = shore(0.86f, phase);
    const auto edge = shore(0.76f, phase);
    const auto deep = shore(0.42f, phase);
    addBand(b, foot, top, {0, 0.09f}, palette::pondRim * 0.92f, palette::pondRim, {0.75f, 1});
    addBand(b, top, edge, {0.09f, 0.03f}, palette::pondRim, palette::pondRim * 0.9f, {1, 0.75f});
    addBand(b, edge, deep, {0.03f, 0.03f}, palette::pond, palette::pondDeep, {0.85f, 1});
    for (std::size_t k = 0; k < deep.size(); ++k) {
        const std::size_t n = (k + 1) % deep.size();
        b.triangle({deep[k].x, 0.03f, deep[k].y}, {deep[n].x, 0.03f, deep[n].y}, {0, 0.03f, 0}, palette::pondDeep);
    }
    addReeds(b, random);
    const float angle = random.between(-0.9f, 0.9f);
    addDuck(b.at({0.24f * std::sin(angle), 0.03f, 0.2f * std::cos(angle)}, random.between(-1.2f, 1.2f)));
    b.fine().lathe({-0.36f, 0.032f, -0.3f}, {{0.13f, 0}, {0.12f, 0.02f}, {0, 0.022f}}, 7, palette::reed,
                   {0.9f, false});
    b.fine().lathe({0.4f, 0.032f, -0.22f}, {{0.1f, 0}, {0.09f, 0.02f}, {0, 0.022f}}, 7, palette::reed, {0.9f, false});
}

}  // namespace remparts::geometry
