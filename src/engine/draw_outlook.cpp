#include "remparts/engine/rules/draw_outlook.h"

#include <algorithm>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine {

namespace {

/// Cells where the tile could be laid if it were in hand, ascending, without repetition. `state` is a copy that is
/// changed for it.
std::vector<Position> cellsFor(GameState& state, TileIndex tile, std::vector<Action>& actions) {
    state.stacks.inHand = tile;
    rulesetFor(state.setup->tiles->game()).legalActions(state, actions);
    std::vector<Position> cells;
    for (const Action& action : actions)
        if (const auto* place = std::get_if<PlaceTile>(&action)) cells.push_back(place->position);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace

std::vector<UnseenDesign> unseenDesigns(const GameState& state) {
    std::vector<UnseenDesign> designs(state.setup->tiles->size());
    for (std::size_t tile = 0; tile < designs.size(); ++tile) designs[tile].tile = static_cast<TileIndex>(tile);
    const auto& stacks = state.setup->stacks;
    for (std::size_t stack = 0; stack < stacks.size(); ++stack) {
        const auto drawn = static_cast<std::size_t>(state.stacks.drawn[stack]);
        for (std::size_t number = 0; number < stacks[stack].size(); ++number) {
            UnseenDesign& design = designs[stacks[stack][number]];
            ++design.all;
            if (number >= drawn) ++design.left;
        }
    }
    std::erase_if(designs, [](const UnseenDesign& design) { return design.all == 0; });
    return designs;
}

DrawOutlook::DrawOutlook(const GameState& state) {
    if (state.isOver()) return;
    GameState asked = state;
    asked.decision = {state.turnPlayer, Phase::Tile, false};
    std::vector<Action> actions;
    std::vector<Position> live;
    const auto add = [&live](const std::vector<Position>& cells) {
        live.insert(live.end(), cells.begin(), cells.end());
    };
    if (state.stacks.inHand) add(cellsFor(asked, *state.stacks.inHand, actions));
    for (const UnseenDesign& design : unseenDesigns(state)) {
        if (design.left == 0) continue;
        const std::vector<Position> cells = cellsFor(asked, design.tile, actions);
        for (const Position cell : cells) m_fits.push_back({cell, design.tile});
        add(cells);
    }
    std::sort(m_fits.begin(), m_fits.end());
    std::sort(live.begin(), live.end());
    for (const FrontierCell& cell : state.board.frontier())
        if (!cell.barred && !std::binary_search(live.begin(), live.end(), cell.position))
            m_dead.push_back(cell.position);
    std::sort(m_dead.begin(), m_dead.end());
}

std::vector<TileIndex> DrawOutlook::fittingAt(Position cell) const {
    std::vector<TileIndex> tiles;
    for (auto at = std::lower_bound(m_fits.begin(), m_fits.end(), Fit{cell, 0});
         at != m_fits.end() && at->cell == cell; ++at)
        tiles.push_back(at->tile);
    return tiles;
}

}  // namespace remparts::engine
