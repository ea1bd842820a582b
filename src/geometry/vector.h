// Arithmetic on vectors.
#pragma once

#include <cmath>

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

inline constexpr float pi = 3.14159265f;
inline constexpr float quarterTurn = pi / 2;
inline constexpr float fullTurn = pi * 2;

[[nodiscard]] constexpr float asFloat(int number) {
    return static_cast<float>(number);
}

[[nodiscard]] constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
[[nodiscard]] constexpr float dot(Vec3 a, Vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
[[nodiscard]] inline float length(Vec3 v) {
    return std::sqrt(dot(v, v));
}
/// Unit length; straight up for a vector without a direction.
[[nodiscard]] inline Vec3 normalized(Vec3 v) {
    const float size = length(v);
    return size > 1e-9f ? v * (1 / size) : Vec3{0, 1, 0};
}

}  // namespace remparts::geometry
