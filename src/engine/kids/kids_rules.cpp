#include "kids/kids_rules.h"

#include <stdexcept>
#include <string>
#include <utility>

#include "kids/turn.h"
#include "table.h"

namespace remparts::engine::kids {

namespace {

constexpr std::uint8_t figuresEach = 8;  // K1.2

using Fault = std::optional<Rejection>;

Fault drawFault(const GameState& state, std::size_t pile) {
    if (pile >= state.setup->stacks.size()) return Rejection{RejectionReason::NoSuchPile, "K2.1"};
    if (tilesIn(state, pile) == 0) return Rejection{RejectionReason::PileEmpty, "K2.1"};
    return std::nullopt;
}

/// Every tile fits beside any other in any orientation (K1.1), so only the cell matters.
Fault placementFault(const Board& board, Position cell) {
    if (board.isOccupied(cell)) return Rejection{RejectionReason::CellOccupied, "K2.2"};
    if (board.frontierAt(cell) == nullptr) return Rejection{RejectionReason::NoCommonSide, "K2.2"};
    return std::nullopt;
}

}  // namespace

std::vector<std::vector<TileIndex>> KidsRules::layOut(std::span<const TileIndex> box,
                                                      const GameOptions& options) const {
    const auto* kids = std::get_if<KidsOptions>(&options);
    if (kids == nullptr) throw std::invalid_argument("these are not options of The Kids");
    const std::size_t count = kids->piles;
    if (count < fewestPiles || count > mostPiles)
        throw std::invalid_argument("the tiles lie in " + std::to_string(fewestPiles) + " to " +
                                    std::to_string(mostPiles) + " piles");
    std::vector<std::vector<TileIndex>> piles;
    for (std::size_t pile = 0; pile < count; ++pile) {
        const std::size_t from = box.size() * pile / count;
        const auto tiles = box.subspan(from, box.size() * (pile + 1) / count - from);
        piles.emplace_back(tiles.begin(), tiles.end());
    }
    return piles;
}

GameState KidsRules::start(std::shared_ptr<const GameSetup> setup, EventLog* log) const {
    GameState state = emptyTable(std::move(setup));
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        state.supplies[player].followers = figuresEach;
    Turn(Play{state, log}).layStartTile();
    return state;
}

void KidsRules::legalActions(const GameState& state, std::vector<Action>& out) const {
    out.clear();
    if (state.decision.phase == Phase::Draw) {
        for (std::size_t pile = 0; pile < state.setup->stacks.size(); ++pile)
            if (tilesIn(state, pile) > 0) out.emplace_back(DrawTile{static_cast<std::uint8_t>(pile)});
    } else if (state.decision.phase == Phase::Tile) {
        for (const FrontierCell& cell : state.board.frontier())
            for (const Orientation orientation : allOrientations)
                out.emplace_back(PlaceTile{cell.position, orientation});
    }
}

std::optional<Rejection> KidsRules::check(const GameState& state, const Action& action) const {
    if (state.isOver()) return Rejection{RejectionReason::GameOver, isAnybodyDone(state) ? "K4.1" : "K4.2"};
    const bool draws = state.decision.phase == Phase::Draw;
    const std::string_view rule = ruleOf(state.decision.phase);
    if (std::holds_alternative<Pass>(action)) return Rejection{RejectionReason::MayNotPass, rule};
    if (const auto* draw = std::get_if<DrawTile>(&action); draw != nullptr && draws)
        return drawFault(state, draw->pile);
    if (const auto* place = std::get_if<PlaceTile>(&action); place != nullptr && !draws)
        return placementFault(state.board, place->position);
    return Rejection{RejectionReason::WrongPhase, rule};
}

std::optional<Rejection> KidsRules::whyNotHere(const GameState& state, Position cell) const {
    return placementFault(state.board, cell);
}

std::string_view KidsRules::ruleOf(Phase phase) const {
    switch (phase) {
        case Phase::Draw:
            return "K2.1";
        case Phase::Tile:
            return "K2.2";
        case Phase::Follower:
        case Phase::Gate:
        case Phase::Wall:
        case Phase::Guard:
        case Phase::Tower:
        case Phase::Over:
            return {};
    }
    return {};
}

void KidsRules::applyLegal(GameState& state, const Action& action, EventLog* log) const {
    Turn turn(Play{state, log});
    if (const auto* draw = std::get_if<DrawTile>(&action)) return turn.drawTile(draw->pile);
    const auto& place = std::get<PlaceTile>(action);  // nothing else is ever legal
    turn.layTile(place.position, place.orientation);
}

Standings KidsRules::standings(const GameState& state) const {
    return standingsBy(state, figuresLeft(state), winnersOf);
}

}  // namespace remparts::engine::kids
