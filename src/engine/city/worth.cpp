#include "city/worth.h"

#include <algorithm>

namespace remparts::engine::city {

namespace {

template <class Item>
void sortAndDropRepetitions(std::vector<Item>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

void addMarketsInside(const GameState& state, SegmentRef area, std::vector<SegmentRef>& markets) {
    const TileDefinition& tile = state.definition(state.board.tile(area.tile));
    const std::uint8_t touches = tile.segments[area.segment].touches;
    const auto count = static_cast<std::uint8_t>(tile.segments.size());
    for (std::uint8_t segment = 0; segment < count; ++segment)
        if (((touches >> segment) & 1) != 0) markets.push_back(state.features.feature({area.tile, segment}).first);
}

void addMarketsAcross(const GameState& state, SegmentRef area, std::vector<SegmentRef>& markets) {
    const PlacedTile& placed = state.board.tile(area.tile);
    const std::uint16_t ports = state.definition(placed).segments[area.segment].ports;
    for (std::uint8_t number = 0; number < portCount; ++number) {
        if (((ports >> number) & 1) == 0) continue;
        const Port onTable = turned(Port{number}, placed.orientation);
        const std::int32_t other = state.board.indexAt(neighbour(placed.position, sideOf(onTable)));
        if (other < 0) continue;
        const PlacedTile& beside = state.board.tile(other);
        const SegmentRef met{other, state.definition(beside).segmentAtPort(facing(onTable), beside.orientation)};
        const Feature feature = state.features.feature(met);
        if (feature.kind == SegmentKind::Market) markets.push_back(feature.first);
    }
}

}  // namespace

std::vector<Position> tilesOf(const GameState& state, SegmentRef segment) {
    std::vector<Position> tiles;
    state.features.forEachMember(segment,
                                 [&](SegmentRef member) { tiles.push_back(state.board.tile(member.tile).position); });
    sortAndDropRepetitions(tiles);
    return tiles;
}

std::vector<SegmentRef> marketsTouched(const GameState& state, SegmentRef area) {
    std::vector<SegmentRef> markets;
    state.features.forEachMember(area, [&](SegmentRef member) {
        addMarketsInside(state, member, markets);
        addMarketsAcross(state, member, markets);
    });
    sortAndDropRepetitions(markets);
    return markets;
}

ScoreBreakdown worthOf(const GameState& state, const Feature& feature, std::size_t tileCount) {
    switch (feature.kind) {
        case SegmentKind::Market:
            return MarketScore{static_cast<int>(tileCount), feature.markets};
        case SegmentKind::Residential:
            return ResidentialScore{static_cast<int>(marketsTouched(state, feature.first).size())};
        case SegmentKind::Street:
        case SegmentKind::Road:
            break;
    }
    return StreetScore{static_cast<int>(tileCount)};
}

GuardScore guardWorth(const GameState& state, BoardEdge edge) {
    GuardScore score;
    forEachInRow(state.board, edge, [&](const PlacedTile& tile) {
        score.publicBuildings += state.definition(tile).publicBuildings;
        score.historicBuildings += state.definition(tile).historicBuildings;
    });
    return score;
}

TowerScore towerWorth(const CityWall& wall, WallEnd end) {
    const auto arm = wall.arm(end);
    const auto tower =
        std::find_if(arm.rbegin(), arm.rend(), [](const WallPiece& piece) { return piece.tower != noPlayer; });
    return {static_cast<int>(tower - arm.rbegin())};
}

}  // namespace remparts::engine::city
