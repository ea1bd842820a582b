// Whole games between policies.
#pragma once

#include <string_view>
#include <vector>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::test {

struct Match {
    std::vector<engine::Action> actions;
    engine::Standings standings;
};

/// Computer players without names, of the first colours.
[[nodiscard]] std::vector<engine::Player> seats(std::size_t count);
/// The whole box of a game, its options as the rules have them.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> deal(engine::GameKind game, std::size_t players,
                                                            std::uint64_t seed);
/// One policy for each seat. Every action is checked against the rules.
[[nodiscard]] Match playMatch(engine::GameKind game, const std::vector<std::string_view>& policies,
                              std::uint64_t seed);

}  // namespace remparts::test
