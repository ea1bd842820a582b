#include "app/play_to.h"

#include <QTest>

#include "remparts/ai/player.h"
#include "support/catch.h"

namespace remparts::tests {

void playTo(WindowFixture& game, engine::Phase phase, std::size_t fewestTiles) {
    const auto player = ai::makeSensiblePlayer(3);
    model::Session& session = game.session();
    const auto isThere = [&] {
        const engine::GameState& state = session.state();
        return state.decision.phase == phase && state.board.tiles().size() >= fewestTiles;
    };
    while (!isThere()) {
        REQUIRE_FALSE(session.state().isOver());
        const engine::GameState state = session.state();
        REQUIRE_FALSE(session.play(player->choose(state, session.game().rules().legalActions(state))));
    }
    QTest::qWait(0);
}

}  // namespace remparts::tests
