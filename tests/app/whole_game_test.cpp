// A whole game in the real window, once by mouse and once by keys alone.
#include <QTest>

#include "app/window_fixture.h"
#include "remparts/engine/random.h"
#include "remparts/io/record_file.h"
#include "result_page.h"
#include "support/catch.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

constexpr int mostSteps = 400;

model::TablePoint middleOf(engine::Position cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

template <class T>
const T& anyOf(const std::vector<T>& items, engine::Random& random) {
    REQUIRE_FALSE(items.empty());
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

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

// Every step that a person makes must go through: a choice refused or lost shows at once.
void playToTheEnd(WindowFixture& game, const std::function<void()>& step) {
    for (int i = 0; i < mostSteps && !game.session().state().isOver(); ++i) {
        const std::size_t before = game.session().game().cursor();
        step();
        INFO("step " << before << ", phase " << static_cast<int>(game.turn().decision().phase));
        REQUIRE(game.session().game().cursor() == before + 1);
    }
    REQUIRE(game.session().state().isOver());
}

// The record of what was played gives the same end anywhere.
void checkReplay(WindowFixture& game) {
    const engine::Game& played = game.session().game();
    engine::Game again(played.sharedSetup());
    for (const engine::Step& step : played.steps()) REQUIRE_FALSE(again.play(step.action));
    CHECK(again.state() == played.state());
}

}  // namespace

TEST_CASE("A whole game can be played with the mouse alone", "[whole][mouse]") {
    WindowFixture game;
    game.startByMouse();
    game.startGame(2, 4);
    engine::Random random(11);
    playToTheEnd(game, [&] {
        if (game.turn().decision().phase == engine::Phase::Tile)
            layByMouse(game, random);
        else
            chooseByMouse(game, random);
    });
    checkReplay(game);

    panel::ResultPage& result = game.table().result();
    REQUIRE(result.isVisible());
    for (int i = 0; i < mostSteps && !result.isAtTable(); ++i) game.click(game.button(QStringLiteral("Next")));
    CHECK(result.isAtTable());
}

TEST_CASE("A whole game can be played with the keys alone", "[whole][keys]") {
    WindowFixture game;
    game.startByKeys();
    game.startGame(3, 5);
    engine::Random random(12);
    playToTheEnd(game, [&] { stepByKeys(game, random); });
    checkReplay(game);

    panel::ResultPage& result = game.table().result();
    REQUIRE(result.isVisible());
    for (int i = 0; i < mostSteps && !result.isAtTable(); ++i) game.press(Qt::Key_Return);
    CHECK(result.isAtTable());
}
