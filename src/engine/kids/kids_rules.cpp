#include "kids/kids_rules.h"

#include <stdexcept>
#include <utility>

#include "board_editor.h"
#include "feature_editor.h"
#include "kids/turn.h"

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

Fault faultOf(const GameState& state, const Action& action) {
    const Phase phase = state.decision.phase;
    if (phase == Phase::Over) return Rejection{RejectionReason::GameOver, "K4"};
    if (const auto* draw = std::get_if<DrawTile>(&action); draw != nullptr && phase == Phase::Draw)
        return drawFault(state, draw->pile);
    if (const auto* place = std::get_if<PlaceTile>(&action); place != nullptr && phase == Phase::Tile)
        return placementFault(state.board, place->position);
    if (std::holds_alternative<Pass>(action)) return Rejection{RejectionReason::MayNotPass, "K2"};
    return Rejection{RejectionReason::WrongPhase};
}

}  // namespace

std::vector<std::vector<TileIndex>> KidsRules::layOut(std::span<const TileIndex> box,
                                                      const GameOptions& options) const {
    const auto* kids = std::get_if<KidsOptions>(&options);
    if (kids == nullptr) throw std::invalid_argument("these are not options of The Kids");
    const std::size_t count = kids->piles;
    if (count < 1 || count > maxStacks) throw std::invalid_argument("the tiles lie in 1 to 4 piles");
    std::vector<std::vector<TileIndex>> piles;
    for (std::size_t pile = 0; pile < count; ++pile) {
        const auto from = static_cast<std::ptrdiff_t>(pile * (box.size() / count));
        const auto to = pile + 1 == count ? std::ssize(box) : from + static_cast<std::ptrdiff_t>(box.size() / count);
        piles.emplace_back(box.begin() + from, box.begin() + to);
    }
    return piles;
}

GameState KidsRules::start(std::shared_ptr<const GameSetup> setup, EventLog* log) const {
    GameState state;
    state.setup = std::move(setup);
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        state.supplies[player].followers = figuresEach;
    std::size_t tiles = 0;
    for (const auto& pile : state.setup->stacks) tiles += pile.size();
    BoardEditor(state.board).reserve(tiles);
    FeatureEditor(state.features, state.board, *state.setup->tiles).reserve(tiles);
    Turn turn(Play{state, log});
    turn.layStartTile();
    turn.begin(0);
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
    return faultOf(state, action);
}

std::optional<Rejection> KidsRules::apply(GameState& state, const Action& action, EventLog* log) const {
    if (const auto rejection = check(state, action)) return rejection;
    applyLegal(state, action, log);
    return std::nullopt;
}

void KidsRules::applyLegal(GameState& state, const Action& action, EventLog* log) const {
    Turn turn(Play{state, log});
    if (const auto* draw = std::get_if<DrawTile>(&action))
        turn.drawTile(draw->pile);
    else if (const auto* place = std::get_if<PlaceTile>(&action))
        turn.layTile(place->position, place->orientation);
}

Standings KidsRules::standings(const GameState& state) const {
    Standings standings;
    standings.scores = figuresLeft(state);
    standings.winners = leaders(standings.scores);
    standings.over = state.isOver();
    return standings;
}

}  // namespace remparts::engine::kids
