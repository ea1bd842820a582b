#include "remparts/geometry/pick.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "followers.h"
#include "levels.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "vector.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

struct Box {
    Vec3 low;
    Vec3 high;
};

// In a piece's own frame: x along its side, z out of the city, origin as in PlannedPart.
std::optional<Box> ownBoxOf(const PartKey& key) {
    constexpr float wallTop = 2.2f;
    constexpr float gateTop = 5;
    constexpr float towerTop = 4.6f;
    constexpr float towerHalf = 1.1f;
    constexpr float standing = 0.55f;
    constexpr float lying = 0.9f;
    constexpr float lyingTop = 0.6f;
    switch (key.kind) {
        case PartKind::Wall:
            return Box{{-halfTile, tableLevel, 0}, {halfTile, wallTop, 2 * wallCentre}};
        case PartKind::Gate:
            return Box{{-gateHalf, tableLevel, -0.3f}, {gateHalf, gateTop, 2}};
        case PartKind::Tower:
            return Box{{-towerHalf, tableLevel, -towerHalf}, {towerHalf, towerTop, towerHalf}};
        case PartKind::StandingFollower:
            return Box{{-standing, 0, -standing}, {standing, followerHeight, standing}};
        case PartKind::LyingFollower:
            return Box{{-lying, 0, -lying}, {lying, lyingTop, lying}};
        case PartKind::Tile:
        case PartKind::Child:
        case PartKind::Figure:
        case PartKind::Pile:
            break;
    }
    return std::nullopt;
}

Vec3 onTable(Vec3 point, std::uint8_t side) {
    switch (static_cast<engine::Direction>(side)) {
        case engine::Direction::North:
            return {-point.x, point.y, -point.z};
        case engine::Direction::East:
            return {point.z, point.y, -point.x};
        case engine::Direction::South:
            return point;
        case engine::Direction::West:
            return {-point.z, point.y, point.x};
    }
    return point;
}

Box placed(const Box& own, const PlannedPart& part) {
    const Vec3 a = onTable(own.low, part.key.side) + part.position;
    const Vec3 b = onTable(own.high, part.key.side) + part.position;
    return {{std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)},
            {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)}};
}

// Where along the ray it enters the box, in lengths of its direction; nothing when it passes by.
std::optional<float> entry(const Ray& ray, const Box& box) {
    float from = 0;
    float to = std::numeric_limits<float>::infinity();
    const auto narrow = [&](float origin, float direction, float low, float high) {
        if (direction == 0) return origin >= low && origin <= high;
        float near = (low - origin) / direction;
        float far = (high - origin) / direction;
        if (near > far) std::swap(near, far);
        from = std::max(from, near);
        to = std::min(to, far);
        return from <= to;
    };
    const bool meets = narrow(ray.origin.x, ray.direction.x, box.low.x, box.high.x) &&
                       narrow(ray.origin.y, ray.direction.y, box.low.y, box.high.y) &&
                       narrow(ray.origin.z, ray.direction.z, box.low.z, box.high.z);
    return meets ? std::optional(from) : std::nullopt;
}

// How far a ray comes before the ground ends it.
float reachOf(const Ray& ray) {
    return ray.direction.y < 0 ? (tableLevel - ray.origin.y) / ray.direction.y
                               : std::numeric_limits<float>::infinity();
}

bool isFollower(PartKind kind) {
    return kind == PartKind::StandingFollower || kind == PartKind::LyingFollower;
}

}  // namespace

std::optional<std::size_t> pickPiece(std::span<const PlannedPart> parts, const Ray& ray) {
    // A follower's box reaches into that of what it stands on; so much nearer it counts.
    constexpr float followersLead = 1.6f;
    const float length = std::max(1e-6f, geometry::length(ray.direction));
    std::optional<std::size_t> best;
    float nearest = reachOf(ray);
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const auto own = ownBoxOf(parts[k].key);
        if (!own) continue;
        const auto met = entry(ray, placed(*own, parts[k]));
        if (!met) continue;
        const float distance = isFollower(parts[k].key.kind) ? *met - followersLead / length : *met;
        if (distance >= nearest) continue;
        nearest = distance;
        best = k;
    }
    return best;
}

bool isGuard(const PartKey& key) {
    return key.kind == PartKind::StandingFollower && key.surroundings == onGuard;
}

}  // namespace remparts::geometry
