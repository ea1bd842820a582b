#include "remparts/geometry/layout.h"

#include <algorithm>
#include <cmath>

#include "vector.h"

namespace remparts::geometry {

Vec3 centreOf(engine::Position cell) {
    return {tileSize * static_cast<float>(cell.x), 0, -tileSize * static_cast<float>(cell.y)};
}

engine::Position cellAt(Vec3 ground) {
    // A ray that grazes the horizon may meet the ground farther away than cells can be counted.
    const auto cell = [](float along) {
        return static_cast<std::int32_t>(std::floor(std::clamp(along / tileSize + 0.5f, -1e9f, 1e9f)));
    };
    return {cell(ground.x), cell(-ground.z)};
}

Vec3 middleOf(engine::BoardEdge edge) {
    return (centreOf(edge.tile) + centreOf(edge.front())) * 0.5f;
}

float yawOf(engine::Direction side) {
    switch (side) {
        case engine::Direction::North:
            return pi;
        case engine::Direction::East:
            return quarterTurn;
        case engine::Direction::South:
            return 0;
        case engine::Direction::West:
            return -quarterTurn;
    }
    return 0;
}

std::optional<Vec3> meetPlane(const Ray& ray, float height) {
    const float climb = ray.direction.y;
    const float rise = height - ray.origin.y;
    if (climb == 0) return std::nullopt;
    const float steps = rise / climb;
    if (!(steps >= 0) || !std::isfinite(steps)) return std::nullopt;
    const Vec3 met = ray.origin + ray.direction * steps;
    return Vec3{met.x, height, met.z};
}

}  // namespace remparts::geometry
