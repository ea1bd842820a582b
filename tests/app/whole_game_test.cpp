// A whole game in the real window, once by mouse and once by keys alone.
#include <QTest>

#include "app/play_through.h"
#include "result_page.h"
#include "support/catch.h"
#include "table/table_side.h"

using namespace remparts;
using tests::anyOf;
using tests::middleOf;
using tests::mostSteps;
using tests::WindowFixture;

namespace {

void layByMouse(WindowFixture& game, engine::Random& random) {
    const engine::Position cell = anyOf(game.turn().highlights().possibleCells, random);
    game.pointAtTable(middleOf(cell));
    const auto& ghost = game.turn().highlights().ghost;
    REQUIRE(QTest::qWaitFor([&] { return ghost && ghost->position == cell; }));
    CHECK(ghost->legal);
    for (std::uint32_t turns = random.below(3); turns > 0; --turns)
        game.clickTable(middleOf(cell), 0, Qt::RightButton);
    game.clickTable(middleOf(cell));
}

void chooseByMouse(WindowFixture& game, engine::Random& random) {
    const bool pass = game.turn().mayPass() && random.below(3) == 0;
    if (pass) return game.click(game.button(QStringLiteral("Pass")));
    const model::Choice choice = anyOf(game.turn().choices(), random);
    game.clickTable(choice.at, choice.height);
}

void stepByKeys(WindowFixture& game, engine::Random& random) {
    const engine::Phase phase = game.turn().decision().phase;
    if (phase != engine::Phase::Tile && game.turn().mayPass() && random.below(3) == 0)
        return game.press(Qt::Key_Space);
    if (phase != engine::Phase::Tile && game.turn().choices()[0].number != 0) {
        const auto count = static_cast<std::uint32_t>(std::min<std::size_t>(9, game.turn().choices().size()));
        return game.press(Qt::Key_1 + static_cast<int>(random.below(count)));
    }
    constexpr int arrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    for (std::uint32_t moves = 1 + random.below(4); moves > 0; --moves) game.press(arrows[random.below(4)]);
    if (random.below(2) == 0) game.press(Qt::Key_R);
    game.press(Qt::Key_Return);
}

}  // namespace

TEST_CASE("A whole game can be played with the mouse alone", "[whole][mouse]") {
    WindowFixture game;
    game.startByMouse();
    game.startGame(2, 4);
    engine::Random random(11);
    tests::playToTheEnd(game, [&] {
        if (game.turn().decision().phase == engine::Phase::Tile)
            layByMouse(game, random);
        else
            chooseByMouse(game, random);
    });
    tests::checkReplay(game);

    panel::ResultPage& result = game.table().side().cityResult();
    REQUIRE(QTest::qWaitFor([&] { return result.isVisible(); }));  // after the last scoring
    for (int i = 0; i < mostSteps && !result.isAtTable(); ++i) game.click(game.button(QStringLiteral("Next")));
    CHECK(result.isAtTable());
}

TEST_CASE("A whole game can be played with the keys alone", "[whole][keys]") {
    WindowFixture game;
    game.startByKeys();
    game.startGame(3, 5);
    engine::Random random(12);
    tests::playToTheEnd(game, [&] { stepByKeys(game, random); });
    tests::checkReplay(game);

    panel::ResultPage& result = game.table().side().cityResult();
    REQUIRE(game.table().tableShow().isPlaying());  // the result comes after the last scoring
    CHECK_FALSE(result.isVisible());
    game.press(Qt::Key_Return);
    CHECK_FALSE(game.table().tableShow().isPlaying());
    REQUIRE(result.isVisible());
    CHECK_FALSE(result.isAtTable());
    for (int i = 0; i < mostSteps && !result.isAtTable(); ++i) game.press(Qt::Key_Return);
    CHECK(result.isAtTable());
}
