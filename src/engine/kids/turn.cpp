#include "kids/turn.h"

#include <algorithm>
#include <array>
#include <utility>

#include "board_editor.h"
#include "feature_editor.h"
#include "remparts/engine/road.h"

namespace remparts::engine::kids {

/// K1.4: the first tile of the first pile, upright, without an action.
void Turn::layStartTile() {
    std::uint8_t pile = 0;
    while (tilesIn(m_play.state, pile) == 0) ++pile;
    putDown(noPlayer, take(pile), {}, Orientation::Upright);
}

void Turn::begin(PlayerIndex player) {
    GameState& state = m_play.state;
    state.turnPlayer = player;
    m_play.tell(TurnBegan{player});
    for (std::size_t pile = 0; pile < state.setup->stacks.size(); ++pile)
        if (tilesIn(state, pile) > 0) {
            state.decision = {player, Phase::Draw, false};
            return;
        }
    finishGame(EndReason::TilesExhausted);
}

void Turn::drawTile(std::uint8_t pile) {
    GameState& state = m_play.state;
    const TileIndex tile = take(pile);
    state.stacks.inHand = tile;
    m_play.tell(TileDrawn{state.turnPlayer, tile, pile});
    state.decision = {state.turnPlayer, Phase::Tile, false};
}

void Turn::layTile(Position position, Orientation orientation) {
    GameState& state = m_play.state;
    const TileIndex tile = *std::exchange(state.stacks.inHand, std::nullopt);
    putDown(state.turnPlayer, tile, position, orientation);
    closeRoads();
    const auto supplies = std::span(state.supplies).first(state.playerCount());
    if (std::any_of(supplies.begin(), supplies.end(), [](const Supply& each) { return each.followers == 0; }))
        return finishGame(EndReason::FiguresPlaced);  // K4.1
    begin(static_cast<PlayerIndex>((state.turnPlayer + 1u) % state.playerCount()));
}

TileIndex Turn::take(std::uint8_t pile) {
    TileStacks& stacks = m_play.state.stacks;
    stacks.current = pile;
    return m_play.state.setup->stacks[pile][static_cast<std::size_t>(stacks.drawn[pile]++)];
}

void Turn::putDown(PlayerIndex player, TileIndex tile, Position position, Orientation orientation) {
    GameState& state = m_play.state;
    BoardEditor(state.board).lay(position, tile, orientation, (*state.setup->tiles)[tile].streetSides);
    FeatureEditor(state.features, state.board, *state.setup->tiles).addLastTile();
    m_play.tell(TilePlaced{player, tile, position, orientation});
}

/// K3.3: all roads that the last tile closed, by their lowest number on it.
void Turn::closeRoads() {
    const GameState& state = m_play.state;
    const auto tile = static_cast<std::int32_t>(state.board.tiles().size()) - 1;
    const auto segments = static_cast<std::uint8_t>(state.definition(state.board.tile(tile)).segments.size());
    for (std::uint8_t segment = 0; segment < segments; ++segment) {
        if (!state.features.isComplete({tile, segment})) continue;
        bool dealtWith = false;
        for (std::uint8_t lower = 0; lower < segment; ++lower)
            dealtWith = dealtWith || state.features.sameFeature({tile, lower}, {tile, segment});
        if (dealtWith) continue;
        const RoadReport road = describeRoad(state, {tile, segment});
        m_play.tell(RoadClosed{road.first, road.tiles});
        for (std::size_t player = 0; player < state.playerCount(); ++player)
            placeFigures(static_cast<PlayerIndex>(player), road);
    }
}

/// K3.2, K3.3: one figure on each child of the player's colour, as far as they last.
void Turn::placeFigures(PlayerIndex player, const RoadReport& road) {
    GameState& state = m_play.state;
    ChildrenPlaced placed{player, road.first, {}};
    for (const ChildOnRoad& each : road.children) {
        if (each.child.color != state.setup->players[player].color) continue;
        if (state.supplies[player].followers == 0) break;
        --state.supplies[player].followers;
        placed.figures.push_back({player, FollowerRole::Figure, each.segment, {}, each.child.cell});
    }
    if (placed.figures.empty()) return;
    state.followers.insert(state.followers.end(), placed.figures.begin(), placed.figures.end());
    m_play.tell(std::move(placed));
}

void Turn::finishGame(EndReason reason) {
    GameState& state = m_play.state;
    state.decision = {state.turnPlayer, Phase::Over, false};
    m_play.tell(EndBegan{reason});
    if (!m_play.isHeard()) return;
    std::vector<int> left = figuresLeft(state);
    std::vector<PlayerIndex> winners = leaders(left);
    m_play.tell(GameEnded{std::move(left), std::move(winners)});
}

std::size_t tilesIn(const GameState& state, std::size_t pile) {
    return state.setup->stacks[pile].size() - static_cast<std::size_t>(state.stacks.drawn[pile]);
}

std::vector<int> figuresLeft(const GameState& state) {
    std::vector<int> left;
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        left.push_back(state.supplies[player].followers);
    return left;
}

std::vector<PlayerIndex> leaders(const std::vector<int>& left) {
    std::vector<PlayerIndex> players;
    const int fewest = *std::min_element(left.begin(), left.end());
    for (std::size_t player = 0; player < left.size(); ++player)
        if (left[player] == fewest) players.push_back(static_cast<PlayerIndex>(player));
    return players;
}

}  // namespace remparts::engine::kids
