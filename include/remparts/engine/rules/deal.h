// Making a set-up for a whole box.
#pragma once

#include <cstdint>
#include <memory>

#include "remparts/engine/setup.h"

namespace remparts::engine {

/// Shuffles the whole box and splits it as the game asks (Ruleset::layOut). Throws std::invalid_argument in plain
/// words for a wrong number of players, two of one colour, and options of another game.
[[nodiscard]] std::shared_ptr<const GameSetup> dealGame(std::shared_ptr<const TileSet> tiles,
                                                        std::vector<Player> players, const GameOptions& options,
                                                        std::uint64_t seed);

}  // namespace remparts::engine
