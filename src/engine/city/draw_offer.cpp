#include "remparts/engine/rules/draw_offer.h"

#include <algorithm>

#include "city/completion.h"
#include "city/placement.h"
#include "remparts/engine/rules/city_queries.h"
#include "table.h"

namespace remparts::engine {

namespace {

int gainBy(const GameState& state, TileIndex tile, Position cell, Orientation orientation) {
    GameState laid = state;
    Play play{laid};
    layTile(play, state.turnPlayer, tile, cell, orientation);
    city::scoreLastTile(play);
    return laid.supplies[state.turnPlayer].score - state.supplies[state.turnPlayer].score;
}

}  // namespace

std::optional<int> bestAtOnce(const GameState& state, TileIndex tile) {
    std::optional<int> best;
    city::anyPlacement(state, tile, [&](Position cell, Orientation orientation) {
        best = std::max(best.value_or(0), gainBy(state, tile, cell, orientation));
        return false;
    });
    return best;
}

DrawOffer drawOffer(const GameState& state) {
    std::vector<int> tiles = tilesLeft(state);
    ++tiles[*state.stacks.inHand];
    DrawOffer offer;
    int sum = 0;
    int count = 0;
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        if (tiles[k] == 0) continue;
        const auto tile = static_cast<TileIndex>(k);
        const std::optional<int> best = bestAtOnce(state, tile);
        if (tile == *state.stacks.inHand) offer.drawn = best.value_or(0);
        if (!best) continue;
        sum += *best * tiles[k];
        count += tiles[k];
    }
    offer.average = count == 0 ? 0 : static_cast<double>(sum) / count;
    return offer;
}

}  // namespace remparts::engine
