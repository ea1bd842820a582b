// One number for the rules as they are.
#pragma once

#include <cstdint>
#include <memory>

#include "remparts/engine/tile_set.h"

namespace remparts::cli {

inline constexpr int signatureGames = 200;

/// A hash over every legal list, choice and score of seeded random games with all numbers of players and all
/// options. It does not depend on the order in which actions are listed: only a change of the rules, of the tile set
/// or of the dealing moves it.
[[nodiscard]] std::uint64_t computeSignature(const std::shared_ptr<const engine::TileSet>& tiles);

}  // namespace remparts::cli
