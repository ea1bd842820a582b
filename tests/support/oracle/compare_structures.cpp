#include <algorithm>

#include "remparts/engine/rules/city_queries.h"
#include "support/oracle/compare.h"
#include "support/oracle/country.h"
#include "support/oracle/scoring.h"

namespace remparts::oracle {

using namespace engine;

namespace {

/// Counts of followers by player.
std::array<std::uint8_t, maxPlayers> countsOn(const Patch& patch, const GameState& state) {
    std::array<std::uint8_t, maxPlayers> counts{};
    for (const FollowerPlacement& follower : standingOn(patch, state.followers)) ++counts[follower.player];
    return counts;
}

std::string compareFeature(const Patch& patch, const GameState& state) {
    const Feature feature = state.features.feature(*patch.segments.rbegin());
    std::vector<SegmentRef> members = state.features.members(*patch.segments.begin());
    std::sort(members.begin(), members.end());
    if (members != std::vector<SegmentRef>(patch.segments.begin(), patch.segments.end())) return "members; ";
    if (feature.kind != patch.kind) return "kind; ";
    if (feature.first != patch.first) return "first segment; ";
    if (feature.isComplete() == patch.open) return "completeness; ";
    if (feature.followers != countsOn(patch, state)) return "followers; ";
    const bool market = patch.kind == SegmentKind::Market;
    if (market && feature.markets != std::get<MarketScore>(worthOf(patch, {})).kinds) return "market kinds; ";
    return "";
}

int bit(Direction side) {
    return 1 << index(side);
}

FrontierCell frontierCell(const City& city, Position cell) {
    FrontierCell result;
    result.position = cell;
    result.barred = city.isBarred(cell);
    int around = 0;
    int tileSides = 0;
    int streetSides = 0;
    for (const Direction side : allDirections) {
        const LaidTile* tile = city.tileAt(neighbour(cell, side));
        const Position corner = neighbour(neighbour(cell, side), turned(side, 1));
        if (city.tileAt(corner) != nullptr) around |= 1 << (2 * index(side) + 1);
        if (tile == nullptr) continue;
        around |= 1 << (2 * index(side));
        tileSides |= bit(side);
        if (tile->middleOf(opposite(side)) == '=') streetSides |= bit(side);
    }
    result.neighbours = static_cast<std::uint8_t>(around);
    result.tileSides = static_cast<std::uint8_t>(tileSides & 15);
    result.streetSides = static_cast<std::uint8_t>(streetSides & 15);
    return result;
}

std::string compareFrontier(const City& city, const GameState& state) {
    std::vector<FrontierCell> actual(state.board.frontier().begin(), state.board.frontier().end());
    std::sort(actual.begin(), actual.end(),
              [](const FrontierCell& a, const FrontierCell& b) { return a.position < b.position; });
    std::vector<FrontierCell> expected;
    for (const Position cell : city.rim()) expected.push_back(frontierCell(city, cell));
    return expected == actual ? "" : "frontier; ";
}

std::string compareBoundary(const City& city, const GameState& state) {
    if (city.tiles.empty()) return "";
    const std::set<BoardEdge> edges = facingOpenCountry(city);
    const std::vector<BoardEdge> actual = outerBoundary(state);
    const Position lowest = edges.begin()->tile;
    if (actual.empty() || actual.front().tile != lowest) return "beginning of the outer boundary; ";
    if (actual != walkRound(city, actual.front())) return "outer boundary; ";
    if (std::set<BoardEdge>(actual.begin(), actual.end()) != edges || actual.size() != edges.size())
        return "sides of the outer boundary; ";
    return "";
}

}  // namespace

std::string structureDisagreement(const City& city, const GameState& state) {
    std::string text;
    for (const Patch& patch : findPatches(city)) text += compareFeature(patch, state);
    return text + compareFrontier(city, state) + compareBoundary(city, state);
}

}  // namespace remparts::oracle
