#include "followers.h"

#include <array>
#include <cmath>
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
void addSign(const Builder& b, const Livery& livery) {
    constexpr float z = followerDepth / 2 + 0.012f;
    const std::vector<Vec2> outline = signOf(livery.color);
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k) { return Vec3{outline[k].x, outline[k].y + followerHeight / 2, z}; };
    for (std::size_t k = 0; k < triangles.size(); k += 3)
        b.triangle(corner(triangles[k]), corner(triangles[k + 1]), corner(triangles[k + 2]), palette::playerSign);
}

// While the camera moves: every other corner of the silhouette, edges unbroken.
void addFarBody(const Builder& b, Color color) {
    const std::vector<Vec2> whole = silhouette();
    std::vector<Vec2> outline;
    for (std::size_t k = 0; k < whole.size(); k += 2) outline.push_back(whole[k]);
    const float half = followerDepth / 2;
    const std::vector<std::uint32_t> triangles = triangulate(outline);
    const auto corner = [&](std::uint32_t k, float z) { return Vec3{outline[k].x, outline[k].y, z}; };
    for (std::size_t k = 0; k < triangles.size(); k += 3) {
        b.triangle(corner(triangles[k], half), corner(triangles[k + 1], half), corner(triangles[k + 2], half), color);
        b.triangle(corner(triangles[k + 1], -half), corner(triangles[k], -half), corner(triangles[k + 2], -half),
                   color);
    }
    for (std::uint32_t k = 0; k < outline.size(); ++k) {
        const std::uint32_t next = (k + 1) % static_cast<std::uint32_t>(outline.size());
        b.quad(corner(k, half), corner(k, -half), corner(next, -half), corner(next, half), color * 0.94f);
    }
}

// The bevels are light: a rim that tells a figure from awnings and roofs of its colour.
void addBody(const Builder& b, const Livery& livery) {
    constexpr float bevel = 0.06f;
    Mesh body;
    body.purpose = b.isPrint() ? Purpose::Print : Purpose::Picture;
    Builder(body).extrude(silhouette(), followerDepth, bevel, paintOf(livery));
    const Color rim = linear(mix(paintOf(livery), palette::playerSign, 0.6f));
    for (Vertex& v : body.vertices)
        if (std::abs(v.normal.z) > 0.1f && std::abs(v.normal.z) < 0.95f) v.color = rim;
    b.add(body);
    addSign(b, livery);
}

// A quarter turn about the x axis: what looked along +z looks up.
void layDown(Mesh& mesh) {
    for (Vertex& v : mesh.vertices) {
        v.position = {v.position.x, v.position.z + followerDepth / 2, followerHeight / 2 - v.position.y};
        v.normal = {v.normal.x, v.normal.z, -v.normal.y};
    }
}

}  // namespace

void addStandingFollower(const Builder& b, const Livery& livery) {
    addBody(b.near(), livery);
    addSign(b.near().at({}, pi), livery);
    addFarBody(b.far(), paintOf(livery));
}

void addLyingFollower(const Builder& b, const Livery& livery) {
    Mesh lying;
    Mesh simple;
    lying.purpose = simple.purpose = b.isPrint() ? Purpose::Print : Purpose::Picture;
    addBody(Builder(lying), livery);
    addFarBody(Builder(simple), paintOf(livery));
    layDown(lying);
    layDown(simple);
    b.near().add(lying);
    b.far().add(simple);
}

}  // namespace remparts::geometry
