#include <algorithm>
#include <cmath>

#include "meadow_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float bevel = 0.05f;  // of the slab, where ground stops short of an open side

float along(const MeadowSite& site, int k, engine::Direction low, engine::Direction high) {
    const auto isOpen = [&](engine::Direction side) { return ((site.openSides >> engine::index(side)) & 1u) != 0; };
    if (k == 0 && isOpen(low)) return -halfTile + bevel;
    if (k == cells && isOpen(high)) return halfTile - bevel;
    return asFloat(k) - halfTile;
}

}  // namespace

void layMeadow(MeadowSite& site) {
    using engine::Direction;
    const auto corner = [&](int column, int row) {
        return Vec3{along(site, column, Direction::West, Direction::East), 0,
                    along(site, row, Direction::North, Direction::South)};
    };
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            const std::array<Vec3, 4> corners{corner(column, row + 1), corner(column + 1, row + 1),
                                              corner(column + 1, row), corner(column, row)};
            std::array<Color, 4> colors;
            for (std::size_t k = 0; k < 4; ++k) colors[k] = site.meadowAt(corners[k].x, corners[k].z);
            site.builder().quad(corners, colors, {1, 1, 1, 1});
        }
    }
}

void addFootShade(MeadowSite& site, const Vec3& centre, Vec2 reach, float yaw) {
    constexpr int sides = 12;
    constexpr float above = 0.012f;
    constexpr float width = 0.36f;
    constexpr float dark = 0.66f;
    const Frame frame(centre, yaw);
    const auto at = [&](float out, int k) {
        const float angle = fullTurn * asFloat(k) / sides;
        return frame.point({(reach.x + out) * std::sin(angle), above, (reach.y + out) * std::cos(angle)});
    };
    const auto tone = [&](Vec3 p) { return site.meadowAt(p.x, p.z); };
    const Builder b = site.builder().near();
    const Vec3 middle = frame.point({0, above, 0});
    for (int k = 0; k < sides; ++k) {
        const Vec3 outer = at(width, k);
        const Vec3 outerNext = at(width, k + 1);
        const Vec3 inner = at(0, k);
        const Vec3 innerNext = at(0, k + 1);
        b.quad({outer, outerNext, innerNext, inner}, {tone(outer), tone(outerNext), tone(innerNext), tone(inner)},
               {1, 1, dark, dark});
        b.triangle(inner, innerNext, middle, tone(middle), dark);
    }
}

}  // namespace remparts::geometry
