#include "tile_sides.h"

namespace remparts::geometry {

namespace {

// The two cells of a half that lie next to the side's middle: there rows of houses and garden walls cross it.
bool hasGardens(const TilePicture& picture, engine::Direction side, Half half) {
    constexpr int last = cells - 1;
    for (const int k : {1, 2}) {
        const int along = half == Half::First ? k : last - k;
        const int border = side == engine::Direction::North || side == engine::Direction::West ? 0 : last;
        const bool free =
            isHorizontal(side) ? picture.isHouseGround(border, along) : picture.isHouseGround(along, border);
        if (!free) return false;
    }
    return true;
}

}  // namespace

std::uint16_t gardensAtSides(const TilePicture& picture) {
    unsigned gardens = 0;
    for (const engine::Direction side : engine::allDirections)
        for (const Half half : {Half::First, Half::Last})
            if (hasGardens(picture, side, half)) gardens |= gardensBeyond(side, half);
    return static_cast<std::uint16_t>(gardens);
}

std::uint16_t surroundingsOf(const engine::GameState& state, const engine::PlacedTile& tile) {
    const bool city = state.setup->tiles->game() == engine::GameKind::City;
    unsigned around = 0;
    for (const engine::Direction side : engine::allDirections) {
        const engine::PlacedTile* next = state.board.tileAt(engine::neighbour(tile.position, side));
        if (next == nullptr) {
            around |= 1u << engine::index(side);
            continue;
        }
        if (!city) continue;
        const engine::Direction facing = engine::opposite(side);
        const TilePicture picture(state.definition(*next), next->orientation);
        for (const Half half : {Half::First, Half::Last})
            if (hasGardens(picture, facing, half)) around |= gardensBeyond(side, half);
    }
    return static_cast<std::uint16_t>(around);
}

}  // namespace remparts::geometry
