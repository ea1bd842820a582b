#include "city_evaluation.h"

#include <algorithm>
#include <vector>

#include "remparts/engine/rules/city_queries.h"

namespace remparts::ai {
namespace {

constexpr int point = 100;

/// A follower is worth most when it is the last one: it can still take what comes.
int supplyWorth(const engine::Supply& supply, int left) {
    constexpr std::array<int, 8> followerWorth{320, 240, 170, 120, 90, 60, 40, 20};
    constexpr int towerWorth = 330;
    int worth = 0;
    for (std::size_t i = 0; i < supply.followers && i < followerWorth.size(); ++i) worth += followerWorth[i];
    worth += supply.towers * towerWorth;
    return worth * left / 100;
}

/// C8.2 closes nearly every street and market in the end, so an open one mostly costs time; each open side is a
/// chance to grow and a risk to share it.
int openFeatureWorth(const engine::FeatureReport& report, int left) {
    const int ports = std::min(report.feature.openPorts, 6);
    const int now = engine::pointsOf(report.worth) * point;
    const int chance = 98 - ports * 4;
    const int growth = ports * 75 * left / 100;
    return now * chance / 100 + growth;
}

/// C8.4. A steward never comes back: in the first third of the game the follower would earn more elsewhere.
int stewardWorth(const engine::FeatureReport& report, int left) {
    const int share = std::max(0, 100 - left * 3 / 2);
    return engine::pointsOf(report.worth) * share;
}

/// Everybody with the majority gets the feature's worth.
void addFeature(Worth& worth, const engine::FeatureReport& report, int left) {
    const bool steward = report.feature.kind == engine::SegmentKind::Residential;
    const int value = steward ? stewardWorth(report, left) : openFeatureWorth(report, left);
    for (const engine::PlayerIndex player : report.majority) worth.at(player) += value;
}

void addFollowers(Worth& worth, const engine::GameState& state, int left) {
    constexpr int rowGrowth = 80;  // buildings that may still come into a guard's row
    std::vector<engine::SegmentRef> seen;
    for (const engine::FollowerPlacement& follower : state.followers) {
        if (follower.role == engine::FollowerRole::Guard) {
            const int now = engine::describeGuard(state, follower.edge).worth.points() * point;
            worth.at(follower.player) += now + rowGrowth * left / 100;
            continue;
        }
        const engine::SegmentRef first = state.features.feature(follower.segment).first;
        if (std::find(seen.begin(), seen.end(), first) != seen.end()) continue;
        seen.push_back(first);
        addFeature(worth, engine::describeFeature(state, first), left);
    }
}

}  // namespace

Worth estimateCityWorth(const engine::GameState& state) {
    Worth worth{};
    const int left = percentLeft(state);
    for (std::size_t i = 0; i < state.playerCount(); ++i) {
        worth.at(i) = state.supplies.at(i).score * point;
        if (!state.isOver()) worth.at(i) += supplyWorth(state.supplies.at(i), left);
    }
    if (!state.isOver()) addFollowers(worth, state, left);
    return worth;
}

}  // namespace remparts::ai
