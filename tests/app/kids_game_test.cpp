// What the window does with a game of The Kids beside playing it through.
#include <QTest>

#include "app/play_through.h"
#include "kids/feast_overlay.h"
#include "kids/kids_panel.h"
#include "kids/kids_result_page.h"
#include "setup_page.h"
#include "side_panel.h"
#include "table/table_side.h"

using namespace remparts;
using tests::middleOf;
using tests::WindowFixture;

namespace {

// By the model, as a quick way to a position.
void playOn(WindowFixture& game, std::size_t steps) {
    engine::Random random(9);
    for (std::size_t i = 0; i < steps && !game.session().state().isOver(); ++i) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

// To a step that closes a road, which lights up.
void playToLight(WindowFixture& game) {
    const auto isLit = [&] { return !game.table().tableShow().lights().empty(); };
    model::TableShow& show = game.table().tableShow();
    for (int i = 0; i < tests::mostSteps && !isLit(); ++i) {
        playOn(game, 1);
        while (show.isPlaying() && !isLit()) show.advance(std::chrono::milliseconds(20));  // the tile flies first
    }
    REQUIRE(isLit());
}

}  // namespace

TEST_CASE("Each game has its own panel beside the table", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    CHECK(game.table().side().kidsPanel().isVisible());
    game.startGame(2, 3);
    CHECK_FALSE(game.table().side().kidsPanel().isVisible());
    CHECK_FALSE(game.turn().isConfirming());
}

TEST_CASE("A game of The Kids is saved and opened at the same position", "[window]") {
    WindowFixture game;
    game.startGame(3, 3, engine::KidsOptions{3});
    playOn(game, 17);
    const engine::GameState before = game.session().state();
    REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("kids.remparts.json"))));
    game.startGame(2, 9);
    game.window().openFile(game.file(QStringLiteral("kids.remparts.json")));
    CHECK(game.session().state() == before);
    CHECK(game.table().side().kidsPanel().isVisible());
    CHECK(game.turn().isConfirming());
}

TEST_CASE("A drawn tile turns over by itself and a click may come before it has", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    const model::Choice pile = game.turn().choices().front();
    game.clickTable(pile.at, pile.height);
    CHECK(game.table().tableShow().turning());
    game.clickTable(middleOf(game.turn().highlights().possibleCells.front()));
    CHECK_FALSE(game.table().tableShow().isPlaying());
    CHECK(game.turn().highlights().ghostSettled);
    REQUIRE(game.session().game().cursor() == 1);
}

TEST_CASE("What is shown comes to its end by itself", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    playToLight(game);
    CHECK(QTest::qWaitFor([&] { return !game.table().tableShow().isPlaying(); }, 20000));
    CHECK(game.table().tableShow().shownState() == game.session().state());
}

TEST_CASE("A hasty double tap puts the tile down and does not lay it", "[window]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3, engine::KidsOptions());
    const model::Choice pile = game.turn().choices().front();
    game.touchTable(pile.at, pile.height);
    game.touchTable(pile.at, pile.height);
    REQUIRE(game.session().game().cursor() == 1);
    const model::TablePoint place = middleOf(game.turn().highlights().possibleCells.front());
    game.touchTable(place);
    game.touchTable(place);
    CHECK(game.session().game().cursor() == 1);
    CHECK(game.turn().highlights().ghostSettled);
}

TEST_CASE("The wheel over the table turns the tile in hand of The Kids", "[window]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3, engine::KidsOptions());
    const model::Choice pile = game.turn().choices().front();
    game.clickTable(pile.at, pile.height);
    const engine::Orientation before = game.turn().orientation();
    game.wheelOverTable(pile.at, -1);
    CHECK(game.turn().orientation() != before);
    game.wheelOverTable(pile.at, 1);
    CHECK(game.turn().orientation() == before);
}

TEST_CASE("Undo and redo by their buttons lead through a game of The Kids", "[window]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(3, 3, engine::KidsOptions());
    playOn(game, 31);
    const engine::GameState end = game.session().state();
    for (int i = 0; i < 31; ++i) game.click(game.button(QStringLiteral("Undo")));
    CHECK_FALSE(game.session().game().canUndo());
    for (int i = 0; i < 31; ++i) game.click(game.button(QStringLiteral("Redo")));
    CHECK(game.session().state() == end);
}

TEST_CASE("A click while figures hop leads to the same game as without motion", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    playToLight(game);
    const engine::GameState played = game.session().state();
    game.clickTable({0, 0});
    CHECK_FALSE(game.table().tableShow().isPlaying());
    CHECK(game.session().state() == played);
    CHECK(game.table().tableShow().shownState() == played);
}

TEST_CASE("Undo takes a step back while its figures still hop", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    playToLight(game);
    const std::size_t steps = game.session().game().cursor();
    game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(game.session().game().cursor() == steps - 1);
    CHECK_FALSE(game.table().tableShow().isPlaying());
    CHECK(game.table().tableShow().shownState() == game.session().state());
}

TEST_CASE("The feast begins when all is shown and ends with undo", "[window]") {
    WindowFixture game;
    game.startGame(2, 8, engine::KidsOptions());
    playOn(game, 1000);
    REQUIRE(game.session().state().isOver());
    game.table().tableShow().finish();
    CHECK(game.table().feast().isVisible());
    CHECK(game.table().side().kidsResult().isVisible());

    SECTION("undo goes back to the table") {
        game.session().undo();
        CHECK_FALSE(game.table().feast().isVisible());
        CHECK(game.table().side().kidsPanel().isVisible());
    }
    SECTION("a new game is again one of The Kids") {
        REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("end.remparts.json"))));
        game.click(game.button(QStringLiteral("New game")));
        game.click(game.button(QStringLiteral("Play")));
        CHECK(game.session().game().setup().tiles->game() == engine::GameKind::Kids);
        CHECK_FALSE(game.table().feast().isVisible());
    }
}

TEST_CASE("The adult switches hints on once and they stay on", "[window]") {
    WindowFixture game;
    game.startGame(2, 3, engine::KidsOptions());
    REQUIRE_FALSE(game.turn().hintsRoads());
    game.click(game.button(QStringLiteral("Roads that can be closed are not shown")));
    CHECK(game.turn().hintsRoads());
    game.startGame(3, 4, engine::KidsOptions());
    CHECK(game.turn().hintsRoads());
    game.window().showSetup();
    CHECK(game.window().findChild<panel::SetupPage*>()->hintsRoads());
}
