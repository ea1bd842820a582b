// The list of what is left, in the real window.
#include <QApplication>
#include <QTest>

#include "app/window_fixture.h"
#include "inspect/notice.h"
#include "left/left_list.h"
#include "left/left_overlay.h"
#include "left/left_page.h"
#include "look/labels.h"
#include "sentences.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table/left_desk.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

void playOn(WindowFixture& game, std::uint64_t seed, std::size_t steps) {
    test::RandomPlayer player(seed);
    for (std::size_t step = 0; step < steps && !game.session().state().isOver(); ++step) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
    }
    QApplication::processEvents();
}

panel::LeftPage& page(WindowFixture& game) {
    return *game.table().side().findChild<panel::LeftPage*>();
}

engine::GameOptions optionsOf(engine::GameKind kind) {
    return kind == engine::GameKind::City ? engine::GameOptions(engine::CityOptions())
                                          : engine::GameOptions(engine::KidsOptions());
}

model::TablePoint middle(engine::Position cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

}  // namespace

TEST_CASE("T opens the list beside the city, the pointer on a free cell asks what fits there, T shuts it", "[left]") {
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    WindowFixture game;
    game.startGame(3, 5, optionsOf(kind));
    game.table().setMotion(false);
    playOn(game, 5, 24);
    CHECK_FALSE(page(game).isVisible());
    game.press(Qt::Key_T);
    REQUIRE(page(game).isVisible());
    const auto* overlay = game.city().findChild<panel::LeftOverlay*>();
    CHECK_FALSE(overlay->isVisible());
    const engine::Position cell = game.session().state().board.frontier().front().position;
    game.pointAtTable(middle(cell));
    CHECK(overlay->isVisible());
    game.click(game.button(QStringLiteral("Only what fits on one cell")));
    CHECK(page(game).isVisible());
    const auto* list = page(game).findChild<panel::LeftList*>();
    CHECK(list->model()->rowCount() ==
          static_cast<int>(engine::DrawOutlook(game.session().state()).fittingAt(cell).size()));
    game.press(Qt::Key_T);
    CHECK_FALSE(page(game).isVisible());
    CHECK_FALSE(overlay->isVisible());
}

TEST_CASE("A cell picked by arrow keys is asked about as one under the pointer", "[left]") {
    WindowFixture game;
    game.startGame(2, 5);
    game.table().setMotion(false);
    playOn(game, 5, 12);
    while (game.session().state().decision.phase != engine::Phase::Tile) playOn(game, 5, 1);
    game.press(Qt::Key_T);
    game.press(Qt::Key_Right);
    REQUIRE(game.turn().highlights().ghost);
    CHECK(game.city().findChild<panel::LeftOverlay*>()->isVisible());
    bool tells = false;
    for (const auto* label : page(game).findChildren<panel::TextLabel*>())
        tells = tells || label->text().contains(model::sentences::place(game.turn().highlights().ghost->position));
    CHECK(tells);
}

TEST_CASE("The button over the city opens the list, and the game goes on beside it", "[left]") {
    WindowFixture game;
    game.startGame(2, 5);
    game.table().setMotion(false);
    game.click(game.button(QStringLiteral("Tiles left")));
    REQUIRE(page(game).isVisible());
    playOn(game, 5, 3);
    game.session().undo();
    CHECK(page(game).isVisible());
    game.click(game.button(QStringLiteral("Close the list of tiles left")));
    CHECK_FALSE(page(game).isVisible());
}

TEST_CASE("The end of the game shows its result though the list is open", "[left]") {
    WindowFixture game;
    game.startGame(2, 5);
    game.table().setMotion(false);
    game.press(Qt::Key_T);
    playOn(game, 5, 10'000);
    CHECK_FALSE(page(game).isVisible());
    game.press(Qt::Key_T);
    CHECK_FALSE(game.table().left().isOpen());
}

TEST_CASE("In strict mode T opens nothing and says why; switching it on shuts an open list", "[left]") {
    WindowFixture game;
    game.startGame(2, 5);
    game.session().setStrict(true);
    game.press(Qt::Key_T);
    CHECK_FALSE(page(game).isVisible());
    bool says = false;
    for (const QWidget* notice : game.window().findChildren<panel::Notice*>())
        says = says || (notice->isVisible() && notice->accessibleName().contains(QStringLiteral("Strict mode")));
    CHECK(says);
    game.session().setStrict(false);
    game.press(Qt::Key_T);
    REQUIRE(page(game).isVisible());
    game.session().setStrict(true);
    CHECK_FALSE(page(game).isVisible());
    game.table().setMotion(false);
    playOn(game, 5, 10'000);
    game.press(Qt::Key_T);
    CHECK(page(game).isVisible());  // nothing is to be decided any more
}
