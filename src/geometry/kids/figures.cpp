#include "figures.h"

#include <array>
#include <vector>

#include "outline.h"
#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float depth = 0.78f;
constexpr float rounding = 0.17f;
constexpr float signHeight = 0.4f;  // of the figure's height

// Counter-clockwise from the crotch, for a height of 1: the right half, then its mirror image.
std::vector<Vec2> silhouette() {
    constexpr std::array<Vec2, 19> half{Vec2{0, 0.15f}, {0.07f, 0.1f},  {0.1f, 0.02f},  {0.15f, 0},
                                        {0.36f, 0},     {0.42f, 0.03f}, {0.42f, 0.09f}, {0.31f, 0.3f},
                                        {0.33f, 0.37f}, {0.44f, 0.42f}, {0.49f, 0.49f}, {0.46f, 0.57f},
                                        {0.36f, 0.62f}, {0.24f, 0.66f}, {0.22f, 0.71f}, {0.255f, 0.79f},
                                        {0.24f, 0.9f},  {0.17f, 0.97f}, {0.09f, 0.995f}};
    std::vector<Vec2> outline(half.begin(), half.end());
    outline.push_back({0, 1});
    for (std::size_t k = half.size(); k-- > 1;) outline.push_back({-half[k].x, half[k].y});
    for (Vec2& p : outline) p = {p.x * figureHeight, p.y * figureHeight};
    return outline;
}

// On the face that looks along +z.
void addSign(const Builder& b, engine::PlayerColor color) {
    constexpr float z = depth / 2 + 0.014f;
    const std::vector<Vec2> outline = signOf(color, 1.25f);
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k) {
        return Vec3{outline[k].x, outline[k].y + figureHeight * signHeight, z};
    };
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        b.triangle(corner(triangles[k]), corner(triangles[k + 1]), corner(triangles[k + 2]), palette::playerSign);
}

}  // namespace

void addFigure(const Builder& b, engine::PlayerColor color) {
    addPuffed(b, silhouette(), depth, rounding, paintOf(color));
    addSign(b, color);
    addSign(b.at({}, pi), color);
}

}  // namespace remparts::geometry
