#include "levels.h"
#include "openings.h"
#include "palette.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

constexpr float radius = 0.9f;
constexpr float top = 2.4f;

void addPennant(const Builder& b, float y, Color color) {
    b.box({-0.03f, y, -0.03f}, {0.03f, y + 1.3f, 0.03f}, palette::fence, 1);
    const Vec3 high{0.02f, y + 1.26f, 0};
    const Vec3 low{0.02f, y + 0.58f, 0};
    const Vec3 tip{1.35f, y + 0.88f, 0.16f};
    b.triangle(low, tip, high, color);
    b.triangle(high, tip, low, color * 0.92f);
    b.lathe({0, y + 1.28f, 0}, {{0, 0}, {0.08f, 0.08f}, {0, 0.16f}}, 6, palette::grain, {1});
}

}  // namespace

void addTower(const Builder& b, Color player) {
    constexpr int sides = 18;
    constexpr float head = radius * 1.16f;
    constexpr float ring = radius * 1.19f;
    b.lathe({}, {{radius * 1.22f, tableLevel}, {radius, 0.3f}, {radius, top}}, sides, palette::wall, {0.5f});
    b.lathe({}, {{radius, top - 0.05f}, {head, top + 0.12f}}, sides, palette::wallTop, {0.7f});
    b.lathe({}, {{head, top + 0.12f}, {head, top + 0.5f}}, sides, palette::wall, {0.9f});
    b.lathe({}, {{ring, top + 0.2f}, {ring, top + 0.36f}}, sides, player, {1});
    addSlateCone(b, top + 0.5f, radius * 1.32f, 1.9f, sides);
    for (const float turn : {0.4f, 1.97f, 3.54f, 5.11f}) addSlit(b.at({}, turn), 0, 1.2f, radius * 0.985f);
    addPennant(b, top + 2.35f, player);
}

}  // namespace remparts::geometry
