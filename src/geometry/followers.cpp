#include "followers.h"

#include <array>
#include <vector>

#include "outline.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// Counter-clockwise from the crotch, for a height of 1: the right half, then its mirror image.
std::vector<Vec2> silhouette() {
    constexpr std::array<Vec2, 14> half{
        Vec2{0, 0.2f},  {0.1f, 0},    {0.4f, 0},     {0.44f, 0.05f}, {0.27f, 0.36f}, {0.31f, 0.41f}, {0.5f, 0.46f},
        {0.54f, 0.53f}, {0.5f, 0.6f}, {0.24f, 0.7f}, {0.19f, 0.74f}, {0.21f, 0.84f}, {0.18f, 0.93f}, {0.1f, 0.985f}};
    std::vector<Vec2> outline(half.begin(), half.end());
    outline.push_back({0, 1});
    for (std::size_t k = half.size(); k-- > 1;) outline.push_back({-half[k].x, half[k].y});
    for (Vec2& p : outline) p = {p.x * followerHeight, p.y * followerHeight};
    return outline;
}

// On the face that looks along +z.
void addSign(const Builder& b, engine::PlayerColor color) {
    constexpr float z = followerDepth / 2 + 0.012f;
    const std::vector<Vec2> outline = signOf(color);
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k) { return Vec3{outline[k].x, outline[k].y + followerHeight / 2, z}; };
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        b.triangle(corner(triangles[k]), corner(triangles[k + 1]), corner(triangles[k + 2]), palette::playerSign);
}

void addBody(const Builder& b, engine::PlayerColor color) {
    b.extrude(silhouette(), followerDepth, 0.05f, paintOf(color));
    addSign(b, color);
}

}  // namespace

void addStandingFollower(const Builder& b, engine::PlayerColor color) {
    addBody(b, color);
    addSign(b.at({}, pi), color);
}

void addLyingFollower(const Builder& b, engine::PlayerColor color) {
    Mesh lying;
    lying.purpose = b.isPrint() ? Purpose::Print : Purpose::Picture;
    addBody(Builder(lying), color);
    for (Vertex& v : lying.vertices) {  // a quarter turn about the x axis: what looked along +z looks up
        v.position = {v.position.x, v.position.z + followerDepth / 2, followerHeight / 2 - v.position.y};
        v.normal = {v.normal.x, v.normal.z, -v.normal.y};
    }
    b.add(lying);
}

}  // namespace remparts::geometry
