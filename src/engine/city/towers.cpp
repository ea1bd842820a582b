#include "city/towers.h"

#include "city/worth.h"

namespace remparts::engine::city {

std::optional<RejectionReason> towerFault(const GameState& state, WallEnd end) {
    if (state.supplies[state.turnPlayer].towers == 0) return RejectionReason::NoTowerLeft;
    if (state.wall.towerAtTip(end) != noPlayer) return RejectionReason::EndHasTower;
    return std::nullopt;
}

void placeTower(Play& play, WallEnd end) {
    GameState& state = play.state;
    const PlayerIndex player = state.turnPlayer;
    const TowerScore score = towerWorth(state.wall, end);
    auto& arm = state.wall.arms[index(end)];
    (arm.empty() ? state.wall.gateTowers[index(end)] : arm.back().tower) = player;
    --state.supplies[player].towers;
    state.supplies[player].score += score.points();
    play.tell(TowerPlaced{player, end});
    play.tell(Scored{player, score, {}, state.wall.tip(end), {}});
}

}  // namespace remparts::engine::city
