// The parts of the side panel that can be hidden, in the real window.
#include "app/window_fixture.h"
#include "side/player_rows.h"
#include "side/score_track.h"
#include "support/catch.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

TEST_CASE("A list of players that was hidden is still hidden when the program starts again") {
    WindowFixture game;
    game.startGame(3, 5);
    game.window().resize(1280, 900);
    game.click(game.button(QStringLiteral("Players")));
    CHECK_FALSE(game.table().side().findChild<panel::PlayerRows*>()->isVisible());
    CHECK(game.table().side().findChild<panel::ScoreTrack*>()->isVisible());
    // What is paid then flies to the figure on the track.
    const auto purse = game.table().side().purseOf(0, game.table());
    CHECK_FALSE(purse.points.isEmpty());
    CHECK(game.table().rect().contains(purse.points.center().toPoint()));
    game.restart();
    game.startGame(2, 6);
    CHECK_FALSE(game.table().side().findChild<panel::PlayerRows*>()->isVisible());
    game.click(game.button(QStringLiteral("Players")));
    CHECK(game.table().side().findChild<panel::PlayerRows*>()->isVisible());
}
