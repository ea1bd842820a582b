#include "pile_places.h"

namespace remparts::model {

namespace {

// In cells: the cells where a tile may be laid reach 1.5 south of the southernmost tile's middle, a pile 0.5 round
// its own.
constexpr double southOfTiles = 2.25;
constexpr double spacing = 1.25;

/// K1.3. The City's stacks stand beside the table.
bool liesOnTable(engine::GameKind game) {
    switch (game) {
        case engine::GameKind::City:
            return false;
        case engine::GameKind::Kids:
            return true;
    }
    return false;
}

}  // namespace

std::vector<TablePoint> pilePlaces(const engine::GameState& state) {
    const engine::Board& board = state.board;
    if (board.isEmpty() || !liesOnTable(state.setup->tiles->game())) return {};
    const auto farthest = [&board](engine::Direction side) { return board.tile(board.farthest(side)).position; };
    const double middle = (farthest(engine::Direction::West).x + farthest(engine::Direction::East).x) / 2.0;
    const double y = farthest(engine::Direction::South).y - southOfTiles;
    const std::size_t count = state.setup->stacks.size();
    std::vector<TablePoint> places;
    for (std::size_t pile = 0; pile < count; ++pile)
        places.push_back({middle + (static_cast<double>(pile) - (static_cast<double>(count) - 1) / 2) * spacing, y});
    return places;
}

}  // namespace remparts::model
