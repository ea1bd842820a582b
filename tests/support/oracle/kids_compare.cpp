#include "support/oracle/kids_compare.h"

#include "remparts/engine/road.h"
#include "support/oracle/differences.h"

namespace remparts::oracle {

using namespace engine;

namespace {

std::array<std::uint8_t, maxPlayers> figuresOn(const std::set<SegmentRef>& pieces, const KidsReferee& referee) {
    std::array<std::uint8_t, maxPlayers> counts{};
    for (const FollowerPlacement& figure : referee.figures)
        if (pieces.contains(figure.segment)) ++counts[figure.player];
    return counts;
}

void compareRoad(const KidsReferee& referee, const GameState& state, SegmentRef piece, Differences& found) {
    const KidsRoad road = referee.ground.roadOf(piece.tile, piece.segment);
    const std::set<SegmentRef> pieces = referee.ground.piecesOf(road);
    const Feature feature = state.features.feature(piece);
    const auto members = state.features.members(piece);
    found.expect("kind", SegmentKind::Road, feature.kind);
    found.expect("pieces", pieces, std::set<SegmentRef>(members.begin(), members.end()));
    found.expect("number of pieces", pieces.size(), members.size());
    found.expect("first piece", referee.ground.firstOf(road), feature.first);
    found.expect("open ends", road.openEnds, int{feature.openPorts});
    found.expect("figures on it", figuresOn(pieces, referee), feature.followers);

    const RoadReport report = describeRoad(state, piece);
    found.expect("closed", road.openEnds == 0, report.closed);
    std::size_t children = 0;
    for (const Spot& spot : road.spots) children += referee.ground.spots.at(spot).character == '=' ? 0u : 1u;
    found.expect("children", children, report.children.size());
}

}  // namespace

std::string disagreement(const KidsReferee& referee, const GameState& state) {
    Differences found;
    found.expect("decision", Decision{referee.player, referee.phase, false}, state.decision);
    found.expect("whose turn", referee.player, state.turnPlayer);
    found.expect("figures on the table", referee.figures, state.followers);
    for (std::size_t seat = 0; seat < referee.left.size(); ++seat)
        found.expect("figures left", referee.left[seat], int{state.supplies[seat].followers});
    found.expect("tile in hand", referee.hand, state.stacks.inHand);
    found.expect("last pile", referee.lastPile, state.stacks.current);
    for (std::size_t pile = 0; pile < referee.piles.size(); ++pile)
        found.expect("tiles in a pile",
                     referee.piles[pile].size() + static_cast<std::size_t>(state.stacks.drawn[pile]),
                     state.setup->stacks[pile].size());
    std::vector<Position> laid;
    for (const PlacedTile& tile : state.board.tiles()) laid.push_back(tile.position);
    found.expect("tiles on the table", referee.ground.tiles, laid);
    return found.text();
}

std::string structureDisagreement(const KidsReferee& referee, const GameState& state) {
    Differences found;
    std::set<Position> rim;
    for (const FrontierCell& cell : state.board.frontier()) {
        rim.insert(cell.position);
        found.expect("roads into a free cell", cell.tileSides + 0, cell.streetSides + 0);
    }
    found.expect("rim", referee.ground.rim(), rim);
    for (std::int32_t tile = 0; tile < static_cast<std::int32_t>(state.board.tiles().size()); ++tile) {
        const auto pieces = static_cast<std::uint8_t>(state.definition(state.board.tile(tile)).segments.size());
        for (std::uint8_t piece = 0; piece < pieces; ++piece) compareRoad(referee, state, {tile, piece}, found);
        found.expect("number of roads", referee.ground.roadOf(tile, pieces).spots.empty(), true);
    }
    return found.text();
}

}  // namespace remparts::oracle
