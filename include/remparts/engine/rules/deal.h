// Making a set-up for a whole box.
#pragma once

#include <cstdint>
#include <memory>

#include "remparts/engine/setup.h"

namespace remparts::engine {

/// Shuffles the whole box and splits it as the game asks: The City in stacks of 30, 25 and 20 (C1.4). A set of
/// another size is split in the same proportion, the last stack taking the rest. Throws std::invalid_argument for a
/// wrong number of players or two of one colour, in plain words.
[[nodiscard]] std::shared_ptr<const GameSetup> dealGame(std::shared_ptr<const TileSet> tiles,
                                                        std::vector<Player> players,
                                                        std::variant<CityOptions, KidsOptions> options,
                                                        std::uint64_t seed);

}  // namespace remparts::engine
