// Who is to choose what.
#pragma once

#include <cstdint>

#include "remparts/engine/setup.h"

namespace remparts::engine {

enum class Phase : std::uint8_t { Draw, Tile, Follower, Gate, Wall, Guard, Tower, Over };

struct Decision {
    PlayerIndex player = 0;  ///< who acts; in a wall round the builder
    Phase phase = Phase::Tile;
    bool mayPass = false;

    friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace remparts::engine
