#include "signs.h"

#include <cmath>

#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

std::vector<Vec2> disc(float radius) {
    constexpr int corners = 14;
    std::vector<Vec2> outline;
    for (int k = 0; k < corners; ++k) {
        const float angle = asFloat(k) * fullTurn / corners;
        outline.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return outline;
}

std::vector<Vec2> plainSign(engine::PlayerColor color) {
    constexpr float r = 0.2f;
    constexpr float arm = 0.07f;  // half the width of the cross's arms
    switch (color) {
        case engine::PlayerColor::Red:
            return disc(r);
        case engine::PlayerColor::Blue:
            return {{-0.176f, -0.176f}, {0.176f, -0.176f}, {0.176f, 0.176f}, {-0.176f, 0.176f}};
        case engine::PlayerColor::Green:
            return {{-0.22f, -0.16f}, {0.22f, -0.16f}, {0, 0.23f}};
        case engine::PlayerColor::Yellow:
            return {{-arm, -r}, {arm, -r}, {arm, -arm}, {r, -arm}, {r, arm},   {arm, arm},
                    {arm, r},   {-arm, r}, {-arm, arm}, {-r, arm}, {-r, -arm}, {-arm, -arm}};
    }
    return {};
}

}  // namespace

Color paintOf(const Livery& livery) {
    return palette::players[static_cast<std::size_t>(livery.paints)][static_cast<std::size_t>(livery.color)];
}

std::vector<Vec2> signOf(engine::PlayerColor color, float size) {
    std::vector<Vec2> sign = plainSign(color);
    for (Vec2& p : sign) p = {p.x * size, p.y * size};
    return sign;
}

}  // namespace remparts::geometry
