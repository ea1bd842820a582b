#include "city/city_rules.h"

#include <array>
#include <stdexcept>
#include <utility>

#include "city/boundary.h"
#include "city/final_scoring.h"
#include "city/follower_step.h"
#include "city/guards.h"
#include "city/placement.h"
#include "city/rule_numbers.h"
#include "city/towers.h"
#include "city/turn.h"
#include "city/wall_round.h"
#include "table.h"

namespace remparts::engine::city {

namespace {

constexpr std::uint8_t followersEach = 7;                  // C1.2
constexpr std::uint8_t towersInAll = 12;                   // C1.1, C1.3
constexpr std::int32_t wallPiecesInAll = 70;               // C1.1
constexpr std::array<std::size_t, 2> firstStacks{30, 25};  // C1.4, of 75 tiles
constexpr std::size_t printedTiles = 75;
constexpr std::array bothEnds{WallEnd::Clockwise, WallEnd::Counterclockwise};

/// Why an action may not be chosen, kind by kind, once it is known that the game is not over.
class Check {
  public:
    explicit Check(const GameState& state) : m_state(state) {}

    using Fault = std::optional<RejectionReason>;
    Fault operator()(const PlaceTile& tile) const {
        if (!isAsked(Phase::Tile)) return RejectionReason::WrongPhase;
        return placementFault(m_state, *m_state.stacks.inHand, tile.position, tile.orientation);
    }
    Fault operator()(const PlaceFollower& follower) const {
        if (!isAsked(Phase::Follower)) return RejectionReason::WrongPhase;
        return followerFault(m_state, follower.segment);
    }
    Fault operator()(const PlaceGate& gate) const {
        if (!isAsked(Phase::Gate)) return RejectionReason::WrongPhase;
        return gateFault(m_state, gate.edge);
    }
    Fault operator()(const PlaceWall& wall) const {
        if (!isAsked(Phase::Wall)) return RejectionReason::WrongPhase;
        return wallFault(m_state, wall.end);
    }
    Fault operator()(const PlaceGuard&) const {
        if (!isAsked(Phase::Guard)) return RejectionReason::WrongPhase;
        return guardFault(m_state, m_state.decision.player);
    }
    Fault operator()(const PlaceTower& tower) const {
        if (!isAsked(Phase::Tower)) return RejectionReason::WrongPhase;
        return towerFault(m_state, tower.end);
    }
    Fault operator()(const Pass&) const {
        if (!m_state.decision.mayPass) return RejectionReason::MayNotPass;
        return std::nullopt;
    }
    Fault operator()(const DrawTile&) const { return RejectionReason::WrongPhase; }

  private:
    [[nodiscard]] bool isAsked(Phase phase) const { return m_state.decision.phase == phase; }

    const GameState& m_state;
};

struct Carry {
    Turn turn;

    void operator()(const PlaceTile& tile) { turn.layTile(tile.position, tile.orientation); }
    void operator()(const PlaceFollower& follower) { turn.placeFollower(follower.segment); }
    void operator()(const PlaceGate& gate) { turn.placeGate(gate.edge); }
    void operator()(const PlaceWall& wall) { turn.placeWall(wall.end); }
    void operator()(const PlaceGuard&) { turn.placeGuard(); }
    void operator()(const PlaceTower& tower) { turn.placeTower(tower.end); }
    void operator()(const Pass&) { turn.pass(); }
    void operator()(const DrawTile&) {}
};

void listPhase(const GameState& state, std::vector<Action>& out) {
    switch (state.decision.phase) {
        case Phase::Tile:
            anyPlacement(state, *state.stacks.inHand, [&out](Position position, Orientation orientation) {
                out.emplace_back(PlaceTile{position, orientation});
                return false;
            });
            return;
        case Phase::Follower:
            anyFreeSegment(state, [&out](std::uint8_t segment) {
                out.emplace_back(PlaceFollower{segment});
                return false;
            });
            return;
        case Phase::Gate:
            anyBoundarySide(state.board, [&out](BoardEdge side) {
                out.emplace_back(PlaceGate{side});
                return false;
            });
            return;
        case Phase::Wall:
            for (const WallEnd end : bothEnds)
                if (!wallFault(state, end)) out.emplace_back(PlaceWall{end});
            return;
        case Phase::Guard:
            if (!guardFault(state, state.decision.player)) out.emplace_back(PlaceGuard{});
            return;
        case Phase::Tower:
            for (const WallEnd end : bothEnds)
                if (!towerFault(state, end)) out.emplace_back(PlaceTower{end});
            return;
        case Phase::Draw:
        case Phase::Over:
            return;
    }
}

}  // namespace

std::vector<std::vector<TileIndex>> CityRules::layOut(std::span<const TileIndex> box,
                                                      const GameOptions& options) const {
    if (!std::holds_alternative<CityOptions>(options))
        throw std::invalid_argument("these are not options of The City");
    std::vector<std::vector<TileIndex>> stacks;
    auto from = box.begin();
    for (const std::size_t printed : firstStacks) {
        const auto size = static_cast<std::ptrdiff_t>(box.size() * printed / printedTiles);
        stacks.emplace_back(from, from + size);
        from += size;
    }
    stacks.emplace_back(from, box.end());
    return stacks;
}

GameState CityRules::start(std::shared_ptr<const GameSetup> setup, EventLog* log) const {
    GameState state = emptyTable(std::move(setup));
    state.wallPiecesLeft = wallPiecesInAll;
    const std::size_t players = state.playerCount();
    for (std::size_t player = 0; player < players; ++player)
        state.supplies[player] = {followersEach, static_cast<std::uint8_t>(towersInAll / players), 0};
    Turn(Play{state, log}).begin(0);
    return state;
}

void CityRules::legalActions(const GameState& state, std::vector<Action>& out) const {
    out.clear();
    listPhase(state, out);
    if (state.decision.mayPass) out.emplace_back(Pass{});
}

std::optional<Rejection> CityRules::check(const GameState& state, const Action& action) const {
    const Phase phase = state.decision.phase;
    if (phase == Phase::Over) return rejected(RejectionReason::GameOver, phase);
    const auto fault = std::visit(Check(state), action);
    if (fault) return rejected(*fault, phase);
    return std::nullopt;
}

std::optional<Rejection> CityRules::whyNotHere(const GameState& state, Position cell) const {
    const auto fault = cellFault(state, *state.stacks.inHand, cell);
    if (fault) return rejected(*fault, Phase::Tile);
    return std::nullopt;
}

std::string_view CityRules::ruleOf(Phase phase) const {
    return city::ruleOf(phase);
}

void CityRules::applyLegal(GameState& state, const Action& action, EventLog* log) const {
    std::visit(Carry{Turn(Play{state, log})}, action);
}

Standings CityRules::standings(const GameState& state) const {
    return standingsBy(state, scoresOf(state), winnersOf);
}

}  // namespace remparts::engine::city
