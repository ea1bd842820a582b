#include "remparts/engine/road.h"

#include <algorithm>
#include <tuple>

namespace remparts::engine {

RoadReport describeRoad(const GameState& state, SegmentRef segment) {
    const Board& board = state.board;
    const Feature feature = state.features.feature(segment);
    RoadReport report;
    report.first = feature.first;
    report.closed = feature.isComplete();
    state.features.forEachMember(segment, [&](SegmentRef member) {
        const PlacedTile& tile = board.tile(member.tile);
        report.tiles.push_back(tile.position);
        for (const Child& child : state.definition(tile).children)
            if (child.segment == member.segment) report.children.push_back({member, child});
    });
    std::sort(report.tiles.begin(), report.tiles.end());
    report.tiles.erase(std::unique(report.tiles.begin(), report.tiles.end()), report.tiles.end());
    const auto place = [&board](const ChildOnRoad& each) {
        return std::tuple(board.tile(each.segment.tile).position, each.child.cell);
    };
    std::sort(report.children.begin(), report.children.end(),
              [&place](const ChildOnRoad& a, const ChildOnRoad& b) { return place(a) < place(b); });
    return report;
}

PlayerIndex playerOf(const GameSetup& setup, PlayerColor color) {
    for (std::size_t player = 0; player < setup.players.size(); ++player)
        if (setup.players[player].color == color) return static_cast<PlayerIndex>(player);
    return noPlayer;
}

}  // namespace remparts::engine
