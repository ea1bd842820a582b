// Arithmetic on colours. Builders mix in paint colours (sRGB, as in palette.h); meshes hold linear light.
#pragma once

#include <cstdint>

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// 0xrrggbb, each channel scaled to 0 … 1.
[[nodiscard]] constexpr Color hex(std::uint32_t rgb) {
    return {static_cast<float>((rgb >> 16) & 255u) / 255.0f, static_cast<float>((rgb >> 8) & 255u) / 255.0f,
            static_cast<float>(rgb & 255u) / 255.0f};
}

[[nodiscard]] constexpr Color operator*(Color c, float s) {
    return {c.r * s, c.g * s, c.b * s};
}
[[nodiscard]] constexpr Color operator*(Color a, Color b) {
    return {a.r * b.r, a.g * b.g, a.b * b.b};
}
[[nodiscard]] constexpr Color operator+(Color a, Color b) {
    return {a.r + b.r, a.g + b.g, a.b + b.b};
}
[[nodiscard]] constexpr Color mix(Color a, Color b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

/// Linear light of a paint colour; a square is near enough to sRGB's curve, and shade() takes the root again.
[[nodiscard]] constexpr Color linear(Color paint) {
    return paint * paint;
}

}  // namespace remparts::geometry
