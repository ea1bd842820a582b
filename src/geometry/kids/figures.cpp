#include "figures.h"

#include <array>
#include <vector>

#include "outline.h"
#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float depth = 0.8f;
constexpr float rounding = 0.13f;
constexpr float signHeight = 0.42f;  // of the figure's height

// Counter-clockwise from the crotch, for a height of 1: the right half, then its mirror image.
std::vector<Vec2> silhouette() {
    constexpr std::array<Vec2, 14> half{Vec2{0, 0.22f}, {0.12f, 0},     {0.41f, 0},      {0.49f, 0.1f},
                                        {0.3f, 0.34f},  {0.35f, 0.39f}, {0.52f, 0.41f},  {0.6f, 0.51f},
                                        {0.52f, 0.61f}, {0.28f, 0.66f}, {0.215f, 0.71f}, {0.29f, 0.8f},
                                        {0.26f, 0.93f}, {0.13f, 1}};
    std::vector<Vec2> outline(half.begin(), half.end());
    for (std::size_t k = half.size(); k-- > 1;) outline.push_back({-half[k].x, half[k].y});
    for (Vec2& p : outline) p = {p.x * figureHeight, p.y * figureHeight};
    return outline;
}

// On the face that looks along +z.
void addSign(const Builder& b, const Livery& livery) {
    constexpr float z = depth / 2 + 0.014f;
    const std::vector<Vec2> outline = signOf(livery.color, 1.25f);
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k) {
        return Vec3{outline[k].x, outline[k].y + figureHeight * signHeight, z};
    };
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        b.triangle(corner(triangles[k]), corner(triangles[k + 1]), corner(triangles[k + 2]), palette::playerSign);
}

}  // namespace

void addFigure(const Builder& b, const Livery& livery) {
    addPuffed(b, silhouette(), depth, rounding, paintOf(livery));
    addSign(b, livery);
    addSign(b.at({}, pi), livery);
}

}  // namespace remparts::geometry
