#include "masonry.h"

#include <cmath>

#include "palette.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

void addBlock(const Builder& b, float width, float depth, float height, Color color) {
    const float w = width / 2;
    const float d = depth / 2;
    b.box({-w, 0, -d}, {w, height, d}, color, 0.5f, faces::sides);
    b.near().box({-w - 0.05f, 0, -d - 0.05f}, {w + 0.05f, 0.14f, d + 0.05f}, palette::trimStone, 0.5f);
    b.near().box({-w - 0.04f, height - 0.14f, -d - 0.04f}, {w + 0.04f, height - 0.06f, d + 0.04f}, palette::paleStone,
                 0.9f, faces::all.without(faces::top));
}

void addMerlons(const Builder& b, float half, float y, float size, Color color) {
    const int count = static_cast<int>(2 * half / (size * 2));
    for (int s = 0; s < 4; ++s) {
        const Builder side = b.at({}, asFloat(s) * quarterTurn);
        for (int k = 0; k < count; ++k) {  // at the far corner stands the next side's first merlon
            const float x = -half + asFloat(k) * (2 * half - size) / asFloat(count);
            side.near().box({x, y, half - size * 0.8f}, {x + size, y + size * 1.1f, half}, color, 0.9f);
        }
    }
}

void addColumns(const Builder& b, int count, float radius, float from, float to, float thickness, Color color) {
    const float height = to - from;
    for (int k = 0; k < count; ++k) {
        const float angle = fullTurn * (asFloat(k) + 0.5f) / asFloat(count);
        const Vec3 foot{radius * std::sin(angle), from, radius * std::cos(angle)};
        b.far().lathe(foot, {{thickness, 0}, {thickness, height}}, 4, color, {0.7f, false});
        b.near().lathe(
            foot,
            {{thickness * 1.4f, 0}, {thickness, 0.06f}, {thickness, height - 0.06f}, {thickness * 1.5f, height}}, 6,
            color, {0.7f});
    }
}

void addRose(const Builder& b, float y, float z, float radius) {
    constexpr int petals = 12;
    const auto ring = [&](float size, float face, auto paint, float glow) {
        const auto rim = [&](int k) {
            const float angle = asFloat(k) * fullTurn / petals;
            return Vec3{size * std::cos(angle), y + size * std::sin(angle), face};
        };
        for (int k = 0; k < petals; ++k) b.near().triangle({0, y, face}, rim(k), rim(k + 1), paint(k), glow);
    };
    const float r = radius * 0.7f;
    const float f = z + 0.02f;
    b.far().quad({-r, y - r, f}, {r, y - r, f}, {r, y + r, f}, {-r, y + r, f}, palette::roseBlue, lampGlow, lampGlow);
    ring(
        radius, z + 0.015f, [](int) { return palette::paleStone; }, 1);
    ring(
        radius * 0.82f, z + 0.027f, [](int k) { return k % 2 == 0 ? palette::roseRed : palette::roseBlue; },
        lampGlow);
}

void addBanner(const Builder& b, Vec3 foot, float height) {
    const auto [x, y, z] = foot;
    const float top = y + height;
    b.box({x - 0.022f, y, z - 0.022f}, {x + 0.022f, top + 0.06f, z + 0.022f}, palette::fence, 1);
    const auto cloth = [&](Vec3 p, Vec3 q, Vec3 t) {
        b.triangle(p, q, t, palette::banner);
        b.triangle(p, t, q, palette::banner * 0.9f);
    };
    const Vec3 low{x, top - 0.5f, z};
    const Vec3 high{x, top, z};
    const Vec3 lowTail{x + 0.75f, top - 0.56f, z + 0.1f};
    const Vec3 highTail{x + 0.75f, top, z + 0.1f};
    const Vec3 notch{x + 0.52f, top - 0.27f, z + 0.06f};
    cloth(low, lowTail, notch);
    cloth(low, notch, high);
    cloth(high, notch, highTail);
    b.near().lathe({x, top + 0.06f, z}, {{0, 0}, {0.05f, 0.05f}, {0, 0.1f}}, 6, palette::grain, {1});
    b.at({x + 0.37f, 0, z + 0.05f}, -0.13f)
        .printBar(std::array<Vec2, 4>{{{0.04f, top - 0.5f}, {0.04f, top}, {-0.04f, top}, {-0.04f, top - 0.5f}}},
                  {-0.36f, 0, 0.36f, 0}, palette::banner);
}

void addHanging(const Builder& b, Vec3 tip, float width, float height) {
    const float f = tip.z + 0.03f;
    const float w = width / 2;
    const float low = tip.y + width * 0.4f;
    const float high = tip.y + height;
    b.quad({tip.x - w, low, f}, {tip.x + w, low, f}, {tip.x + w, high, f}, {tip.x - w, high, f}, palette::banner);
    b.triangle({tip.x - w, low, f}, {tip.x, tip.y, f}, {tip.x + w, low, f}, palette::banner);
    const float badge = width * 0.18f;
    const float y0 = tip.y + height * 0.45f;
    const float y1 = tip.y + height * 0.7f;
    b.near().quad({tip.x - badge, y0, f + 0.01f}, {tip.x + badge, y0, f + 0.01f}, {tip.x + badge, y1, f + 0.01f},
                  {tip.x - badge, y1, f + 0.01f}, palette::grain);
}

void addWell(const Builder& b, float s) {
    b.far().lathe({}, {{0.34f * s, 0}, {0.34f * s, 0.3f * s}}, 6, palette::stone, {0.55f, false});
    b.near().lathe({}, {{0.34f * s, 0}, {0.34f * s, 0.3f * s}, {0.25f * s, 0.32f * s}, {0.24f * s, 0.16f * s}}, 10,
                   palette::stone, {0.55f, false});
    b.near().lathe({0, 0.2f * s, 0}, {{0.25f * s, 0}, {0, 0.004f}}, 10, palette::glass, {1, false});
    for (const float x : {-0.3f, 0.3f})
        b.near().box({(x - 0.03f) * s, 0, -0.03f * s}, {(x + 0.03f) * s, 0.8f * s, 0.03f * s}, palette::fence, 0.7f,
                     faces::sides);
    b.near().box({-0.3f * s, 0.62f * s, -0.025f * s}, {0.3f * s, 0.67f * s, 0.025f * s}, palette::fence, 1);
    addGableRoof(b, {0.8f * s, 0.6f * s, 0.74f * s, 0.24f * s, 0.06f}, palette::shingle);
}

void addCross(const Builder& b) {
    for (int k = 0; k < 3; ++k) {
        const float radius = 0.4f - asFloat(k) * 0.1f;
        b.near().lathe({0, asFloat(k) * 0.08f, 0}, {{radius, 0}, {radius, 0.08f}, {0, 0.081f}}, 8, palette::paleStone,
                       {0.75f, false, 0.39f});
    }
    b.box({-0.055f, 0.24f, -0.055f}, {0.055f, 1.05f, 0.055f}, palette::stone, 0.8f);
    b.box({-0.24f, 0.74f, -0.05f}, {0.24f, 0.85f, 0.05f}, palette::stone, 1, faces::all);
}

}  // namespace remparts::geometry
