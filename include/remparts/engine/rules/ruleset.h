// A game's procedure: stateless, all state is in GameState.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine {

struct Standings {
    std::vector<int> scores;           ///< by player (The Kids: figures left)
    std::vector<PlayerIndex> winners;  ///< ascending; who would win if it ended with these scores
    bool over = false;
};

class Ruleset {
  public:
    virtual ~Ruleset() = default;

    /// The shuffled box split into the stacks or piles to draw from. Throws std::invalid_argument in plain words for
    /// options of another game or out of range.
    [[nodiscard]] virtual std::vector<std::vector<TileIndex>> layOut(std::span<const TileIndex> box,
                                                                     const GameOptions& options) const = 0;
    /// The position before the first action. Appends to `log` when it is not null.
    [[nodiscard]] virtual GameState start(std::shared_ptr<const GameSetup> setup, EventLog* log = nullptr) const = 0;
    /// All that may be chosen now, in an order that depends on the position alone. Clears and fills `out`,
    /// so that a caller can keep its memory. Empty exactly when the game is over.
    virtual void legalActions(const GameState& state, std::vector<Action>& out) const = 0;
    /// Why `action` may not be chosen now; nothing when it is legal.
    [[nodiscard]] virtual std::optional<Rejection> check(const GameState& state, const Action& action) const = 0;
    /// Why the tile in hand may not lie on a cell, whichever way it is turned; nothing when some way is legal. Needs
    /// a tile in hand.
    [[nodiscard]] virtual std::optional<Rejection> whyNotHere(const GameState& state, Position cell) const = 0;
    /// The number of the rule by which a choice of this kind is asked for, e.g. "C2.1"; empty where the game has
    /// none.
    [[nodiscard]] virtual std::string_view ruleOf(Phase phase) const = 0;
    /// Carries out a legal action. When it is illegal the state is untouched and the reason comes back.
    std::optional<Rejection> apply(GameState& state, const Action& action, EventLog* log = nullptr) const {
        if (const auto rejection = check(state, action)) return rejection;
        applyLegal(state, action, log);
        return std::nullopt;
    }
    /// Carries out an action taken from legalActions() of this very position without checking it again.
    virtual void applyLegal(GameState& state, const Action& action, EventLog* log = nullptr) const = 0;
    [[nodiscard]] virtual Standings standings(const GameState& state) const = 0;

    [[nodiscard]] std::vector<Action> legalActions(const GameState& state) const {
        std::vector<Action> actions;
        legalActions(state, actions);
        return actions;
    }
};

/// The procedure of a game; the only place that knows all of them. Lives as long as the program.
[[nodiscard]] const Ruleset& rulesetFor(GameKind game);

}  // namespace remparts::engine
