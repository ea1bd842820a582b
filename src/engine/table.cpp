#include "table.h"

#include <utility>

#include "board_editor.h"
#include "feature_editor.h"

namespace remparts::engine {

GameState emptyTable(std::shared_ptr<const GameSetup> setup) {
    GameState state;
    state.setup = std::move(setup);
    std::size_t tiles = 0;
    for (const auto& stack : state.setup->stacks) tiles += stack.size();
    BoardEditor(state.board).reserve(tiles);
    FeatureEditor(state.features, state.board, *state.setup->tiles).reserve(tiles);
    return state;
}

void layTile(const Play& play, PlayerIndex player, TileIndex tile, Position cell, Orientation orientation) {
    GameState& state = play.state;
    const TileSet& tiles = *state.setup->tiles;
    BoardEditor(state.board).lay(cell, tile, orientation, turnedSides(tiles[tile].streetSides, orientation));
    FeatureEditor(state.features, state.board, tiles).addLastTile();
    play.tell(TilePlaced{player, tile, cell, orientation});
}

std::optional<std::uint8_t> firstFilledStack(const GameState& state) {
    for (std::size_t stack = 0; stack < state.setup->stacks.size(); ++stack)
        if (tilesIn(state, stack) > 0) return static_cast<std::uint8_t>(stack);
    return std::nullopt;
}

Standings standingsBy(const GameState& state, std::vector<int> scores,
                      std::vector<PlayerIndex> (*winnersOf)(const std::vector<int>& scores)) {
    std::vector<PlayerIndex> winners = winnersOf(scores);
    return {std::move(scores), std::move(winners), state.isOver()};
}

std::vector<PlayerIndex> playersWith(const std::vector<int>& scores, int score) {
    std::vector<PlayerIndex> players;
    for (std::size_t player = 0; player < scores.size(); ++player)
        if (scores[player] == score) players.push_back(static_cast<PlayerIndex>(player));
    return players;
}

}  // namespace remparts::engine
