#include "print_shapes.h"

#include <algorithm>

namespace remparts::geometry {

namespace {

constexpr float tipRadius = 1e-4f;

// Moves two ends apart about their middle when they are too close. Whether they were.
bool moveApart(float& low, float& high, float least) {
    if (high - low >= least) return false;
    const float middle = (low + high) / 2;
    low = middle - least / 2;
    high = middle + least / 2;
    return true;
}

}  // namespace

bool isSkin(std::span<const Vec2> profile) {
    float volume = 0;
    for (std::size_t k = 0; k + 1 < profile.size(); ++k) {
        const Vec2 p = profile[k];
        const Vec2 q = profile[k + 1];
        volume += (p.x * p.x + p.x * q.x + q.x * q.x) * (q.y - p.y);
    }
    return volume <= 1e-9f;
}

std::vector<Vec2> thickened(std::span<const Vec2> profile, float least) {
    std::vector<Vec2> result(profile.begin(), profile.end());
    for (Vec2& p : result)
        if (p.x > tipRadius) p.x = std::max(p.x, least / 2);
    return result;
}

void thicken(Vec3& low, Vec3& high, float least) {
    const bool isThinInX = moveApart(low.x, high.x, least);
    const bool isThinInZ = moveApart(low.z, high.z, least);
    if (isThinInX || isThinInZ) moveApart(low.y, high.y, least);
}

}  // namespace remparts::geometry
