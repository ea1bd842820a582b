#include "city/worth.h"

#include <algorithm>

namespace remparts::engine::city {

namespace {

template <class Item>
void sortAndDropRepetitions(std::vector<Item>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// Calls `take(SegmentRef)` for each market segment that touches the area's segment inside its tile.
template <class Take>
void forEachMarketInside(const GameState& state, SegmentRef area, Take take) {
    const TileDefinition& tile = state.definition(state.board.tile(area.tile));
    const std::uint8_t touches = tile.segments[area.segment].touches;
    const auto count = static_cast<std::uint8_t>(tile.segments.size());
    for (std::uint8_t segment = 0; segment < count; ++segment)
        if (((touches >> segment) & 1) != 0) take(SegmentRef{area.tile, segment});
}

/// The same across the sides of the tile.
template <class Take>
void forEachMarketAcross(const GameState& state, SegmentRef area, Take take) {
    const PlacedTile& placed = state.board.tile(area.tile);
    const std::uint16_t ports = state.definition(placed).segments[area.segment].ports;
    for (std::uint8_t number = 0; number < portCount; ++number) {
        if (((ports >> number) & 1) == 0) continue;
        const Port onTable = turned(Port{number}, placed.orientation);
        const std::int32_t other = state.board.indexAt(neighbour(placed.position, sideOf(onTable)));
        if (other < 0) continue;
        const PlacedTile& beside = state.board.tile(other);
        const TileDefinition& definition = state.definition(beside);
        const std::uint8_t met = definition.segmentAtPort(facing(onTable), beside.orientation);
        if (definition.segments[met].kind == SegmentKind::Market) take(SegmentRef{other, met});
    }
}

/// Calls `take(SegmentRef inArea, SegmentRef inMarket)` wherever the area touches a market (C8.4).
template <class Take>
void forEachTouch(const GameState& state, SegmentRef area, Take take) {
    state.features.forEachMember(area, [&](SegmentRef member) {
        const auto takeMarket = [&](SegmentRef market) { take(member, market); };
        forEachMarketInside(state, member, takeMarket);
        forEachMarketAcross(state, member, takeMarket);
    });
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
    forEachTouch(state, area,
                 [&](SegmentRef, SegmentRef market) { markets.push_back(state.features.feature(market).first); });
    sortAndDropRepetitions(markets);
    return markets;
}

std::vector<MarketContact> marketContacts(const GameState& state, SegmentRef area) {
    std::vector<MarketContact> contacts;
    forEachTouch(state, area, [&](SegmentRef inArea, SegmentRef inMarket) {
        contacts.push_back({state.features.feature(inMarket).first, inArea, inMarket});
    });
    std::sort(contacts.begin(), contacts.end());
    const auto sameMarket = [](const MarketContact& a, const MarketContact& b) { return a.market == b.market; };
    contacts.erase(std::unique(contacts.begin(), contacts.end(), sameMarket), contacts.end());
    return contacts;
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

std::span<const WallPiece> piecesBehindTower(std::span<const WallPiece> arm) {
    const auto tower =
        std::find_if(arm.rbegin(), arm.rend(), [](const WallPiece& piece) { return piece.tower != noPlayer; });
    return arm.last(static_cast<std::size_t>(tower - arm.rbegin()));
}

TowerScore towerWorth(const CityWall& wall, WallEnd end) {
    return {static_cast<int>(piecesBehindTower(wall.arm(end)).size())};
}

}  // namespace remparts::engine::city
