// The City's procedure (docs/rules.md, C1 to C8).
#pragma once

#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine::city {

class CityRules final : public Ruleset {
  public:
    using Ruleset::legalActions;
    /// C1.4: 30, 25 and 20 tiles, or in that proportion; what is over goes to the last stack.
    [[nodiscard]] std::vector<std::vector<TileIndex>> layOut(std::span<const TileIndex> box,
                                                             const GameOptions& options) const override;
    /// The first tile is drawn.
    [[nodiscard]] GameState start(std::shared_ptr<const GameSetup> setup, EventLog* log) const override;
    void legalActions(const GameState& state, std::vector<Action>& out) const override;
    [[nodiscard]] std::optional<Rejection> check(const GameState& state, const Action& action) const override;
    [[nodiscard]] std::optional<Rejection> whyNotHere(const GameState& state, Position cell) const override;
    [[nodiscard]] std::string_view ruleOf(Phase phase) const override;
    void applyLegal(GameState& state, const Action& action, EventLog* log) const override;
    [[nodiscard]] Standings standings(const GameState& state) const override;
};

}  // namespace remparts::engine::city
