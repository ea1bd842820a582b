#include "offered_actions.h"

#include <algorithm>
#include <array>

namespace remparts::model {

namespace {

constexpr std::array orientations{engine::Orientation::Upright, engine::Orientation::Quarter,
                                  engine::Orientation::Half, engine::Orientation::ThreeQuarter};

std::vector<engine::Position> freeCells(const engine::Board& board) {
    std::vector<engine::Position> cells;
    for (const engine::FrontierCell& free : board.frontier()) cells.push_back(free.position);
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<engine::Action> allLayings(const engine::Board& board) {
    std::vector<engine::Action> all;
    for (const engine::Position cell : freeCells(board))
        for (const engine::Orientation orientation : orientations)
            all.emplace_back(engine::PlaceTile{cell, orientation});
    return all;
}

std::vector<engine::Action> allParts(const engine::GameState& state) {
    const std::size_t count = state.definition(state.board.tiles().back()).segments.size();
    std::vector<engine::Action> all;
    for (std::size_t segment = 0; segment < count; ++segment)
        all.emplace_back(engine::PlaceFollower{static_cast<std::uint8_t>(segment)});
    return all;
}

std::vector<engine::Action> allSides(const engine::Board& board) {
    std::vector<engine::Action> all;
    for (const engine::Position cell : freeCells(board))
        for (const engine::Direction side : engine::allDirections)
            if (const engine::Position tile = engine::neighbour(cell, side); board.isOccupied(tile))
                all.emplace_back(engine::PlaceGate{{tile, engine::opposite(side)}});
    return all;
}

}  // namespace

std::vector<engine::Action> offeredActions(const engine::Game& game, bool knowsLegal) {
    const engine::GameState& state = game.state();
    std::vector<engine::Action> legal = game.rules().legalActions(state);
    if (knowsLegal || state.board.isEmpty()) return legal;
    std::vector<engine::Action> all;
    switch (state.decision.phase) {
        case engine::Phase::Tile:
            all = allLayings(state.board);
            break;
        case engine::Phase::Follower:
            all = allParts(state);
            break;
        case engine::Phase::Gate:
            all = allSides(state.board);
            break;
        default:
            return legal;
    }
    if (state.decision.mayPass) all.emplace_back(engine::Pass{});
    return all;
}

}  // namespace remparts::model
