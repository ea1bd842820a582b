#include <array>

#include "levels.h"
#include "openings.h"
#include "palette.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

constexpr float radius = 0.9f;
constexpr float top = 2.4f;

// As thin as cloth on the table; solid, so that it can be printed.
void addCloth(const Builder& b, float y, Color color) {
    constexpr float half = 0.03f;
    const std::array<Vec3, 6> corners{
        Vec3{0, y + 0.58f, half}, {1.35f, y + 0.88f, 0.16f + half}, {0, y + 1.26f, half},
        {0, y + 0.58f, -half},    {1.35f, y + 0.88f, 0.16f - half}, {0, y + 1.26f, -half}};
    const std::array sides{BodySide{{0, 1, 2, BodySide::none}, color},
                           BodySide{{5, 4, 3, BodySide::none}, color * 0.92f},
                           BodySide{{3, 4, 1, 0}, color * 0.9f, 1, 1, true},
                           BodySide{{1, 4, 5, 2}, color, 1, 1, true}, BodySide{{2, 5, 3, 0}, color, 1, 1, true}};
    b.body(corners, sides);
}

void addPennant(const Builder& b, float y, Color color) {
    b.near().box({-0.03f, y, -0.03f}, {0.03f, y + 1.3f, 0.03f}, palette::fence, 1);
    addCloth(b, y, color);
    b.near().lathe({0, y + 1.28f, 0}, {{0, 0}, {0.08f, 0.08f}, {0, 0.16f}}, 6, palette::grain, {1});
}

// The same silhouette with few sides, while the camera moves.
void addFarTower(const Builder& b, Color player) {
    constexpr float head = radius * 1.16f;
    b.lathe({}, {{radius * 1.15f, tableLevel}, {radius, top}}, farSides, palette::wall, {0.6f});
    b.lathe({}, {{head, top}, {head, top + 0.5f}}, farSides, mix(palette::wall, player, 0.4f), {0.9f});
}

}  // namespace

void addTower(const Builder& place, Color player) {
    const Builder b = place.near();
    constexpr int sides = 18;
    constexpr float head = radius * 1.16f;
    constexpr float ring = radius * 1.19f;
    b.lathe({}, {{radius * 1.22f, tableLevel}, {radius, 0.3f}, {radius, top}}, sides, palette::wall, {0.5f});
    b.lathe({}, {{radius, top - 0.05f}, {head, top + 0.12f}}, sides, palette::wallTop, {0.7f});
    b.lathe({}, {{head, top + 0.12f}, {head, top + 0.5f}}, sides, palette::wall, {0.9f});
    b.lathe({}, {{ring, top + 0.2f}, {ring, top + 0.36f}}, sides, player, {1});
    addSlateCone(place, top + 0.5f, radius * 1.32f, 1.9f, sides);
    for (const float turn : {0.4f, 1.97f, 3.54f, 5.11f}) addSlit(b.at({}, turn), 0, 1.2f, radius * 0.985f);
    addPennant(place, top + 2.35f, player);
    addFarTower(place.far(), player);
}

}  // namespace remparts::geometry
