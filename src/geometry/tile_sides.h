// What a tile shows its neighbours at its sides.
#pragma once

#include <cstdint>

#include "remparts/engine/game_state.h"
#include "surroundings.h"
#include "tile_picture.h"

namespace remparts::geometry {

/// gardensBeyond() of every half of a side along which houses and gardens of this picture lie.
[[nodiscard]] std::uint16_t gardensAtSides(const TilePicture& picture);
/// PartKey::surroundings of a laid tile.
[[nodiscard]] std::uint16_t surroundingsOf(const engine::GameState& state, const engine::PlacedTile& tile);

}  // namespace remparts::geometry
