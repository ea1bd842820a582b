#include "kids/turn.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "feature_editor.h"
#include "remparts/engine/road.h"
#include "table.h"

namespace remparts::engine::kids {

namespace {

/// K3.3: each road that the last tile closed once, by its lowest segment there.
std::vector<SegmentRef> closedByLastTile(const GameState& state) {
    const auto tile = static_cast<std::int32_t>(state.board.tiles().size()) - 1;
    const auto segments = static_cast<std::uint8_t>(state.definition(state.board.tile(tile)).segments.size());
    std::vector<SegmentRef> roads;
    for (std::uint8_t number = 0; number < segments; ++number) {
        const SegmentRef segment{tile, number};
        const auto isHere = [&](SegmentRef road) { return state.features.sameFeature(road, segment); };
        if (state.features.isComplete(segment) && std::none_of(roads.begin(), roads.end(), isHere))
            roads.push_back(segment);
    }
    return roads;
}

/// K3.2, K3.3: one figure on each child of the player's colour, as far as they last.
void placeFigures(const Play& play, PlayerIndex player, const RoadReport& road) {
    GameState& state = play.state;
    std::uint8_t& left = state.supplies[player].followers;
    ChildrenPlaced placed{player, road.first, {}};
    for (const ChildOnRoad& each : road.children) {
        if (each.child.color != state.setup->players[player].color || left == 0) continue;
        --left;
        placed.figures.push_back({player, FollowerRole::Figure, each.segment, {}, each.child.cell});
        FeatureEditor(state.features, state.board, *state.setup->tiles).addFollower(each.segment, player);
    }
    if (placed.figures.empty()) return;
    state.followers.insert(state.followers.end(), placed.figures.begin(), placed.figures.end());
    play.tell(std::move(placed));
}

}  // namespace

void Turn::layStartTile() {
    if (const auto pile = firstFilledStack(m_play.state))
        engine::layTile(m_play, noPlayer, take(*pile), {}, Orientation::Upright);
    afterTile(0);
}

void Turn::drawTile(std::uint8_t pile) {
    GameState& state = m_play.state;
    state.stacks.inHand = take(pile);
    m_play.tell(TileDrawn{state.turnPlayer, *state.stacks.inHand, pile});
    state.decision = {state.turnPlayer, Phase::Tile, false};
}

void Turn::layTile(Position cell, Orientation orientation) {
    GameState& state = m_play.state;
    const TileIndex tile = *std::exchange(state.stacks.inHand, std::nullopt);
    engine::layTile(m_play, state.turnPlayer, tile, cell, orientation);
    afterTile(nextPlayer(state));
}

TileIndex Turn::take(std::uint8_t pile) {
    TileStacks& stacks = m_play.state.stacks;
    stacks.current = pile;
    return m_play.state.setup->stacks[pile][static_cast<std::size_t>(stacks.drawn[pile]++)];
}

/// K3.3: all roads are dealt with before the game goes on or ends.
void Turn::afterTile(PlayerIndex next) {
    GameState& state = m_play.state;
    if (!state.board.isEmpty())
        for (const SegmentRef road : closedByLastTile(state)) closeRoad(road);
    if (isAnybodyDone(state)) return finishGame(EndReason::FiguresPlaced);       // K4.1
    if (!firstFilledStack(state)) return finishGame(EndReason::TilesExhausted);  // K4.2
    state.turnPlayer = next;
    m_play.tell(TurnBegan{next});
    state.decision = {next, Phase::Draw, false};
}

void Turn::closeRoad(SegmentRef segment) {
    const RoadReport road = describeRoad(m_play.state, segment);
    m_play.tell(RoadClosed{road.first, road.tiles});
    for (std::size_t player = 0; player < m_play.state.playerCount(); ++player)
        placeFigures(m_play, static_cast<PlayerIndex>(player), road);
}

void Turn::finishGame(EndReason reason) {
    GameState& state = m_play.state;
    state.decision = {state.turnPlayer, Phase::Over, false};
    m_play.tell(EndBegan{reason});
    if (!m_play.isHeard()) return;
    std::vector<int> left = figuresLeft(state);
    std::vector<PlayerIndex> winners = winnersOf(left);
    m_play.tell(GameEnded{std::move(left), std::move(winners)});
}

std::vector<int> figuresLeft(const GameState& state) {
    std::vector<int> left;
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        left.push_back(state.supplies[player].followers);
    return left;
}

std::vector<PlayerIndex> winnersOf(const std::vector<int>& left) {
    return playersWith(left, *std::min_element(left.begin(), left.end()));
}

bool isAnybodyDone(const GameState& state) {
    const auto supplies = std::span(state.supplies).first(state.playerCount());
    return std::any_of(supplies.begin(), supplies.end(), [](const Supply& each) { return each.followers == 0; });
}

}  // namespace remparts::engine::kids
