#include "preview.h"

namespace remparts::model {

Preview preview(const engine::Ruleset& rules, const engine::GameState& state, const engine::Action& action) {
    Preview result{state, {}, false};
    rules.applyLegal(result.after, action, &result.events);
    const engine::Phase phase = result.after.decision.phase;
    result.asksForGuard = std::holds_alternative<engine::PlaceWall>(action) && phase == engine::Phase::Guard;
    const bool asksForFollower =
        std::holds_alternative<engine::PlaceTile>(action) && phase == engine::Phase::Follower;
    if (result.asksForGuard || asksForFollower) rules.apply(result.after, engine::Pass{}, &result.events);
    return result;
}

}  // namespace remparts::model
