#include "app/play_through.h"

namespace remparts::tests {

model::TablePoint middleOf(engine::Position cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

void playToTheEnd(WindowFixture& game, const std::function<void()>& step) {
    for (int i = 0; i < mostSteps && !game.session().state().isOver(); ++i) {
        const std::size_t before = game.session().game().cursor();
        step();
        INFO("step " << before << ", phase " << static_cast<int>(game.turn().decision().phase));
        REQUIRE(game.session().game().cursor() == before + 1);
    }
    REQUIRE(game.session().state().isOver());
}

void checkReplay(WindowFixture& game) {
    const engine::Game& played = game.session().game();
    engine::Game again(played.sharedSetup());
    for (const engine::Step& step : played.steps()) REQUIRE_FALSE(again.play(step.action));
    CHECK(again.state() == played.state());
}

}  // namespace remparts::tests
