#include "pile_places.h"

namespace remparts::model {

namespace {

// In cells: the cells where a tile may be laid reach 1.5 south of the southernmost tile's middle.
constexpr double gap = 0.2;
constexpr double southOfTiles = 1.5 + gap + pileSide / 2;
constexpr double spacing = pileSide + gap;

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
    const double middle = board.tiles().front().position.x;
    const double y = board.tile(board.farthest(engine::Direction::South)).position.y - southOfTiles;
    const std::size_t count = state.setup->stacks.size();
    std::vector<TablePoint> places;
    for (std::size_t pile = 0; pile < count; ++pile)
        places.push_back({middle + (static_cast<double>(pile) - (static_cast<double>(count) - 1) / 2) * spacing, y});
    return places;
}

}  // namespace remparts::model
