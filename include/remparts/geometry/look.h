// Times of day: one direction of light and a few colours each, nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

enum class TimeOfDay : std::uint8_t { Morning, Noon, GoldenHour, Night };

inline constexpr std::array<TimeOfDay, 4> allTimesOfDay{TimeOfDay::Morning, TimeOfDay::Noon, TimeOfDay::GoldenHour,
                                                        TimeOfDay::Night};

struct Look {
    Vec3 toLight;   ///< unit length, from the model towards the sun or the moon
    Color key;      ///< strength of the direct light
    Color sky;      ///< fill from above
    Color bounce;   ///< fill from below
    Color zenith;   ///< of the sky's gradient, sRGB: to be shown as it is
    Color horizon;  ///< of the sky's gradient and the haze, sRGB
    float lamps;    ///< 1 when windows and lanterns are lit, else 0
};

/// Lights and sky of a time of day.
[[nodiscard]] Look lookFor(TimeOfDay time);

}  // namespace remparts::geometry
