#include "city/wall_round.h"

#include <cassert>

#include "board_editor.h"
#include "city/boundary.h"
#include "feature_editor.h"

namespace remparts::engine::city {

namespace {

void bound(GameState& state, BoardEdge edge) {
    BoardEditor(state.board).wall(edge);
    FeatureEditor(state.features, state.board, *state.setup->tiles).closeSide(edge);
}

}  // namespace

void beginWallRound(Play& play) {
    GameState& state = play.state;
    const int byStack = state.stacks.current == 1 ? 1 : 2;
    const int byPlayers = state.playerCount() == 2 ? 2 : 1;
    WallRound round;
    round.starter = state.turnPlayer;
    round.perPlayer = static_cast<std::uint8_t>(byStack * byPlayers);
    round.first = !state.wall.gate;
    state.wallRound = round;
    play.tell(WallRoundBegan{round.starter, round.perPlayer});
}

bool isRoundBuilt(const GameState& state) {
    const WallRound& round = *state.wallRound;
    if (round.built == round.perPlayer * state.playerCount()) return true;
    return state.wall.gate && (state.wall.closed || state.wallPiecesLeft == 0);
}

PlayerIndex nextBuilder(const GameState& state) {
    const WallRound& round = *state.wallRound;
    return static_cast<PlayerIndex>((round.starter + round.built) % state.playerCount());
}

std::optional<RejectionReason> gateFault(const GameState& state, BoardEdge edge) {
    if (anyBoundarySide(state.board, [edge](BoardEdge side) { return side == edge; })) return std::nullopt;
    return RejectionReason::NotOnOuterBoundary;
}

std::optional<RejectionReason> wallFault(const GameState& state, WallEnd end) {
    if (nextWallSide(state.board, state.wall, end)) return std::nullopt;
    return RejectionReason::NoSuchEnd;
}

void placeGate(Play& play, BoardEdge edge) {
    GameState& state = play.state;
    state.wall.gate = edge;
    bound(state, edge);
    play.tell(GatePlaced{nextBuilder(state), edge});
    ++state.wallRound->built;
}

void placeWall(Play& play, WallEnd end) {
    GameState& state = play.state;
    assert(state.wallPiecesLeft > 0);
    const BoardEdge edge = *nextWallSide(state.board, state.wall, end);
    const PlayerIndex builder = nextBuilder(state);
    state.wall.arms[index(end)].push_back({edge, builder, noPlayer, noPlayer});
    bound(state, edge);
    --state.wallPiecesLeft;
    ++state.wallRound->built;
    state.wallRound->lastEnd = end;
    play.tell(WallPlaced{builder, end, edge});
    const WallEnd other = end == WallEnd::Clockwise ? WallEnd::Counterclockwise : WallEnd::Clockwise;
    state.wall.closed = followingSide(state.board, edge, end) == state.wall.tip(other);
    if (state.wall.closed) play.tell(CityClosed{});
}

}  // namespace remparts::engine::city
