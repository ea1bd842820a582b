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
            return {.toLight = towards(112, 30),
                    .key = {1.35f, 1.08f, 0.86f},
                    .sky = {0.44f, 0.50f, 0.66f},
                    .bounce = {0.26f, 0.23f, 0.24f},
                    .zenith = hex(0x8fb4d6),
                    .horizon = hex(0xf6dcc6),
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
                    .key = {0.21f, 0.33f, 0.62f},
                    .sky = {0.06f, 0.10f, 0.24f},
                    .bounce = {0.05f, 0.05f, 0.07f},
                    .zenith = hex(0x0d1630),
                    .horizon = hex(0x2b3c63),
                    .lamps = 1};
    }
    return {};
}

}  // namespace remparts::geometry
