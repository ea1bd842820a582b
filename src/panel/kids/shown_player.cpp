#include "kids/shown_player.h"

namespace remparts::panel {

bool playsKids(const model::Session& session) {
    return session.hasGame() && session.gameKind() == engine::GameKind::Kids;
}

engine::PlayerIndex shownPlayer(const model::Session& session, const model::TableShow& show) {
    const engine::Game& game = session.game();
    if (show.isPlaying() && game.cursor() > 0) return game.steps()[game.cursor() - 1].player;
    return session.state().decision.player;
}

bool isShownOver(const model::Session& session, const model::TableShow& show) {
    return session.state().isOver() && !show.isPlaying();
}

}  // namespace remparts::panel
