#include "support/oracle/scoring.h"

#include <algorithm>
#include <array>

namespace remparts::oracle {

using namespace engine;

namespace {

MarketKinds kindsOf(const std::set<char>& goods) {
    int kinds = 0;
    if (goods.contains('f')) kinds += 1;
    if (goods.contains('g')) kinds += 2;
    if (goods.contains('c')) kinds += 4;
    return static_cast<MarketKinds>(kinds);
}

int marketsTouched(const Patch& area, const std::vector<Patch>& all) {
    int markets = 0;
    for (const Patch& patch : all)
        if (std::any_of(area.touches.begin(), area.touches.end(),
                        [&](SegmentRef segment) { return patch.segments.contains(segment); }))
            ++markets;
    return markets;
}

}  // namespace

ScoreBreakdown worthOf(const Patch& patch, const std::vector<Patch>& all) {
    const int tiles = static_cast<int>(patch.tiles.size());
    if (patch.kind == SegmentKind::Street) return StreetScore{tiles};
    if (patch.kind == SegmentKind::Market) return MarketScore{tiles, kindsOf(patch.goods)};
    return ResidentialScore{marketsTouched(patch, all)};
}

std::vector<FollowerPlacement> standingOn(const Patch& patch, const std::vector<FollowerPlacement>& followers) {
    std::vector<FollowerPlacement> result;
    for (const FollowerPlacement& follower : followers)
        if (follower.role != FollowerRole::Guard && patch.segments.contains(follower.segment))
            result.push_back(follower);
    return result;
}

std::vector<PlayerIndex> majorityOn(const Patch& patch, const std::vector<FollowerPlacement>& followers) {
    std::array<int, maxPlayers> counts{};
    for (const FollowerPlacement& follower : standingOn(patch, followers)) ++counts[follower.player];
    const int most = *std::max_element(counts.begin(), counts.end());
    std::vector<PlayerIndex> result;
    for (PlayerIndex player = 0; player < maxPlayers; ++player)
        if (most > 0 && counts[player] == most) result.push_back(player);
    return result;
}

std::vector<Position> rowBefore(const City& city, BoardEdge piece) {
    std::vector<Position> row;
    for (Position cell = piece.tile; city.tileAt(cell) != nullptr; cell = neighbour(cell, opposite(piece.side)))
        row.push_back(cell);
    return row;
}

GuardScore guardWorth(const City& city, BoardEdge piece) {
    // A building is one cell of the picture.
    GuardScore worth;
    for (const Position cell : rowBefore(city, piece)) {
        worth.publicBuildings += city.tileAt(cell)->count('P');
        worth.historicBuildings += city.tileAt(cell)->count('H');
    }
    return worth;
}

bool guardOpposite(const City& city, BoardEdge piece, const std::vector<FollowerPlacement>& followers) {
    const BoardEdge across{rowBefore(city, piece).back(), opposite(piece.side)};
    return std::any_of(followers.begin(), followers.end(), [&](const FollowerPlacement& follower) {
        return follower.role == FollowerRole::Guard && follower.edge == across;
    });
}

}  // namespace remparts::oracle
