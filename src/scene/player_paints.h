// The paints that a palette of the players means for what is built.
#pragma once

#include "player_palette.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::scene {

[[nodiscard]] constexpr geometry::PlayerPaints paintsOf(model::PlayerPalette palette) {
    switch (palette) {
        case model::PlayerPalette::Standard:
            return geometry::PlayerPaints::Standard;
        case model::PlayerPalette::RedGreen:
            return geometry::PlayerPaints::RedGreen;
        case model::PlayerPalette::BlueYellow:
            return geometry::PlayerPaints::BlueYellow;
        case model::PlayerPalette::HighContrast:
            return geometry::PlayerPaints::HighContrast;
    }
    return geometry::PlayerPaints::Standard;
}

}  // namespace remparts::scene
