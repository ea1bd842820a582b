#include "outline.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace remparts::geometry {

namespace {

// Twice the area of a triangle, positive when it runs counter-clockwise.
float turn(Vec2 a, Vec2 b, Vec2 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isInside(Vec2 p, Vec2 a, Vec2 b, Vec2 c) {
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
}

// Whether the corner between its neighbours can be cut off: it bulges out and no other corner lies in it.
bool isEar(std::span<const Vec2> outline, const std::vector<std::uint32_t>& left, std::size_t at) {
    const std::size_t n = left.size();
    const std::uint32_t a = left[(at + n - 1) % n];
    const std::uint32_t b = left[at];
    const std::uint32_t c = left[(at + 1) % n];
    if (turn(outline[a], outline[b], outline[c]) <= 0) return false;
    return std::none_of(left.begin(), left.end(), [&](std::uint32_t p) {
        return p != a && p != b && p != c && isInside(outline[p], outline[a], outline[b], outline[c]);
    });
}

}  // namespace

float signedArea(std::span<const Vec2> outline) {
    float sum = 0;
    for (std::size_t k = 0; k < outline.size(); ++k) {
        const Vec2 a = outline[k];
        const Vec2 b = outline[(k + 1) % outline.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum / 2;
}

std::vector<std::uint32_t> triangulate(std::span<const Vec2> outline) {
    std::vector<std::uint32_t> left(outline.size());
    std::iota(left.begin(), left.end(), 0u);
    if (signedArea(outline) < 0) std::reverse(left.begin(), left.end());
    std::vector<std::uint32_t> triangles;
    triangles.reserve(outline.size() * 3);
    while (left.size() > 3) {
        std::size_t ear = 0;
        while (ear < left.size() && !isEar(outline, left, ear)) ++ear;
        if (ear == left.size()) break;
        const std::size_t n = left.size();
        triangles.insert(triangles.end(), {left[(ear + n - 1) % n], left[ear], left[(ear + 1) % n]});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    if (left.size() == 3) triangles.insert(triangles.end(), left.begin(), left.end());
    return triangles;
}

std::vector<Vec2> shrunk(std::span<const Vec2> outline, float distance) {
    const std::size_t n = outline.size();
    std::vector<Vec2> corners;
    corners.reserve(n);
    for (std::size_t k = 0; k < n; ++k) {
        const Vec2 before = outline[(k + n - 1) % n];
        const Vec2 after = outline[(k + 1) % n];
        const Vec2 along{after.x - before.x, after.y - before.y};
        const float size = std::hypot(along.x, along.y);
        corners.push_back({outline[k].x - distance * along.y / size, outline[k].y + distance * along.x / size});
    }
    return corners;
}

}  // namespace remparts::geometry
