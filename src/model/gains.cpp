#include "gains.h"

namespace remparts::model {

std::optional<Gain> gainOf(const engine::Event& event) {
    if (const auto* scored = std::get_if<engine::Scored>(&event))
        return Gain{scored->player, engine::pointsOf(scored->score)};
    if (const auto* placed = std::get_if<engine::ChildrenPlaced>(&event))
        return Gain{placed->player, static_cast<int>(placed->figures.size())};
    return std::nullopt;
}

std::vector<int> gained(const engine::GameState& state) {
    std::vector<int> amounts;
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        amounts.push_back(state.supplies[player].score);
    for (const engine::FollowerPlacement& follower : state.followers)
        if (follower.role == engine::FollowerRole::Figure) ++amounts[follower.player];
    return amounts;
}

}  // namespace remparts::model
