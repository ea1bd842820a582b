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

void addFootShade(MeadowSite& site, Vec3 centre, float radius) {
    constexpr int sides = 12;
    constexpr float above = 0.012f;
    constexpr float width = 0.34f;
    const auto at = [&](float r, int k) {
        const float angle = fullTurn * asFloat(k) / sides;
        return centre + Vec3{r * std::sin(angle), above, r * std::cos(angle)};
    };
    const Builder b = site.builder();
    for (int k = 0; k < sides; ++k) {
        const std::array<Vec3, 4> corners{at(radius + width, k), at(radius + width, k + 1), at(radius, k + 1),
                                          at(radius, k)};
        std::array<Color, 4> colors;
        for (std::size_t c = 0; c < 4; ++c) colors[c] = site.meadowAt(corners[c].x, corners[c].z);
        b.quad(corners, colors, {1, 1, 0.66f, 0.66f});
    }
}

}  // namespace remparts::geometry
