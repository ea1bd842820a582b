#include "city/guards.h"

#include "board_editor.h"
#include "city/worth.h"

namespace remparts::engine::city {

bool hasGuardOpposite(const Board& board, BoardEdge edge) {
    const PlacedTile* last = nullptr;
    forEachInRow(board, edge, [&last](const PlacedTile& tile) { last = &tile; });
    return last != nullptr && ((last->guardedSides >> index(opposite(edge.side))) & 1) != 0;
}

std::optional<RejectionReason> guardFault(const GameState& state, PlayerIndex builder) {
    if (state.supplies[builder].followers == 0) return RejectionReason::NoFollowerLeft;
    const WallRound& round = *state.wallRound;
    if (round.first && !std::get<CityOptions>(state.setup->options).firstRoundGuards)
        return RejectionReason::NoGuardInFirstRound;
    if (hasGuardOpposite(state.board, state.wall.tip(round.lastEnd))) return RejectionReason::GuardOpposite;
    return std::nullopt;
}

void placeGuard(Play& play) {
    GameState& state = play.state;
    const PlayerIndex player = state.decision.player;
    WallPiece& piece = state.wall.arms[index(state.wallRound->lastEnd)].back();
    piece.guard = player;
    --state.supplies[player].followers;
    state.followers.push_back({player, FollowerRole::Guard, {}, piece.edge});
    BoardEditor(state.board).guard(piece.edge);
    play.tell(GuardPlaced{player, piece.edge});
}

}  // namespace remparts::engine::city
