// The procedure of The Kids of Carcassonne (docs/rules-kids.md, K1 to K4).
#pragma once

#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine::kids {

class KidsRules final : public Ruleset {
  public:
    using Ruleset::legalActions;
    /// K1.3: piles as even as they go.
    [[nodiscard]] std::vector<std::vector<TileIndex>> layOut(std::span<const TileIndex> box,
                                                             const GameOptions& options) const override;
    /// K1.4: the start tile is laid.
    [[nodiscard]] GameState start(std::shared_ptr<const GameSetup> setup, EventLog* log) const override;
    void legalActions(const GameState& state, std::vector<Action>& out) const override;
    [[nodiscard]] std::optional<Rejection> check(const GameState& state, const Action& action) const override;
    [[nodiscard]] std::optional<Rejection> whyNotHere(const GameState& state, Position cell) const override;
    [[nodiscard]] std::string_view ruleOf(Phase phase) const override;
    void applyLegal(GameState& state, const Action& action, EventLog* log) const override;
    [[nodiscard]] Standings standings(const GameState& state) const override;
};

}  // namespace remparts::engine::kids
