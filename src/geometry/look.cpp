#include "remparts/geometry/look.h"

#include <cmath>

#include "color.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// Azimuth clockwise from north, as on a compass; elevation above the horizon; in degrees.
Vec3 towards(float azimuth, float elevation) {
    const float a = azimuth * pi / 180;
    const float e = elevation * pi / 180;
    return {std::cos(e) * std::sin(a), std::sin(e), -std::cos(e) * std::cos(a)};
}

}  // namespace

Look lookFor(TimeOfDay time) {
    switch (time) {
        case TimeOfDay::Morning:
            return {.toLight = towards(86, 30),
                    .key = {1.34f, 1.07f, 0.90f},
                    .sky = {0.42f, 0.51f, 0.72f},
                    .bounce = {0.27f, 0.24f, 0.27f},
                    .zenith = hex(0x8db1d8),
                    .horizon = hex(0xf8dad0),
                    .lamps = 0};
        case TimeOfDay::Noon:
            return {.toLight = towards(205, 58),
                    .key = {1.20f, 1.14f, 1.00f},
                    .sky = {0.40f, 0.47f, 0.60f},
                    .bounce = {0.28f, 0.25f, 0.20f},
                    .zenith = hex(0x5f9bd3),
                    .horizon = hex(0xdcebf2),
                    .lamps = 0};
        case TimeOfDay::GoldenHour:
            return {.toLight = towards(232, 36),
                    .key = {1.44f, 1.14f, 0.80f},
                    .sky = {0.33f, 0.43f, 0.63f},
                    .bounce = {0.28f, 0.22f, 0.18f},
                    .zenith = hex(0x6f9cc9),
                    .horizon = hex(0xf7d5a4),
                    .lamps = 0};
        case TimeOfDay::Night:
            return {.toLight = towards(140, 44),
                    .key = {0.29f, 0.44f, 0.82f},
                    .sky = {0.085f, 0.145f, 0.33f},
                    .bounce = {0.07f, 0.075f, 0.11f},
                    .zenith = hex(0x121e40),
                    .horizon = hex(0x384d80),
                    .lamps = 1};
    }
    return {};
}

}  // namespace remparts::geometry
