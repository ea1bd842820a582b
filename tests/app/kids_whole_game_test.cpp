// A whole game of The Kids in the real window: with one mouse button, with the keys alone, by touch.
#include <QTest>

#include "app/play_through.h"
#include "kids/feast_overlay.h"
#include "kids/kids_result_page.h"
#include "table/table_side.h"

using namespace remparts;
using tests::anyOf;
using tests::middleOf;
using tests::WindowFixture;

namespace {

/// A tap where a finger or the left button of a mouse hits the table.
using Tap = std::function<void(model::TablePoint at, double height)>;

void drawByTap(WindowFixture& game, engine::Random& random, const Tap& tap) {
    const model::Choice pile = anyOf(game.turn().choices(), random);
    tap(pile.at, pile.height);
}

// Put down, turned by the round button, laid by the other one or by a second tap. That comes beside the first one: at
// the same point it would be the end of a double click, which lays nothing.
void layByTap(WindowFixture& game, engine::Random& random, const Tap& tap) {
    const engine::Position cell = anyOf(game.turn().highlights().possibleCells, random);
    tap(middleOf(cell), 0);
    const model::Highlights& shown = game.turn().highlights();
    REQUIRE(shown.ghostSettled);
    REQUIRE(shown.ghost->position == cell);
    const engine::Orientation before = shown.ghost->orientation;
    const std::uint32_t turns = random.below(4);
    for (std::uint32_t i = 0; i < turns; ++i) game.click(game.button(QStringLiteral("Turn the tile")));
    REQUIRE(game.turn().highlights().ghost->position == cell);
    if (turns == 1) CHECK(game.turn().highlights().ghost->orientation != before);
    if (random.below(2) == 0)
        game.click(game.button(QStringLiteral("Lay the tile here")));
    else
        tap({middleOf(cell).x + 0.3, middleOf(cell).y - 0.3}, 0);
}

void stepByTap(WindowFixture& game, engine::Random& random, const Tap& tap) {
    if (game.turn().decision().phase == engine::Phase::Draw)
        drawByTap(game, random, tap);
    else
        layByTap(game, random, tap);
}

void stepByKeys(WindowFixture& game, engine::Random& random) {
    constexpr int arrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    const bool draws = game.turn().decision().phase == engine::Phase::Draw;
    if (draws && random.below(2) == 0) return game.press(Qt::Key_0 + anyOf(game.turn().choices(), random).number);
    for (std::uint32_t moves = 1 + random.below(4); moves > 0; --moves) game.press(arrows[random.below(4)]);
    if (!draws && random.below(2) == 0) game.press(Qt::Key_R);
    game.press(Qt::Key_Return);
}

void checkFeast(WindowFixture& game) {
    CHECK(game.table().side().kidsResult().isVisible());
    CHECK(game.table().feast().isVisible());
    CHECK_FALSE(game.table().side().kidsResult().result().verdict.isEmpty());
}

}  // namespace

TEST_CASE("Children can play a whole game with one mouse button", "[whole][kids_mouse]") {
    WindowFixture game;
    game.startKidsByMouse();
    game.table().setMotion(false);
    game.startGame(3, 4, engine::KidsOptions{3});
    engine::Random random(21);
    const Tap tap = [&](model::TablePoint at, double height) { game.clickTable(at, height); };
    tests::playToTheEnd(game, [&] { stepByTap(game, random, tap); });
    tests::checkReplay(game);
    checkFeast(game);
}

TEST_CASE("A whole game of The Kids can be played with the keys alone", "[whole][kids_keys]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 5, engine::KidsOptions());
    engine::Random random(22);
    tests::playToTheEnd(game, [&] { stepByKeys(game, random); });
    tests::checkReplay(game);
    checkFeast(game);
}

TEST_CASE("Children can play a whole game by touch while everything moves", "[whole][kids_touch]") {
    WindowFixture game;
    game.startGame(4, 6, engine::KidsOptions());
    engine::Random random(23);
    const Tap tap = [&](model::TablePoint at, double height) { game.touchTable(at, height); };
    tests::playToTheEnd(game, [&] { stepByTap(game, random, tap); });
    tests::checkReplay(game);
    game.table().tableShow().finish();
    checkFeast(game);
}
