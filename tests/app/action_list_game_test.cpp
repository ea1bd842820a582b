// The list of what may be done now, in the real window: opened, searched, and whole games played with it alone.
#include <QTest>

#include "actions/action_page.h"
#include "actions/action_view.h"
#include "app/play_through.h"
#include "support/catch.h"
#include "table/inspection.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

panel::ActionView& listOf(WindowFixture& game) {
    return game.table().side().actions().list();
}

const model::ActionListModel& actionsOf(WindowFixture& game) {
    return static_cast<const model::ActionListModel&>(*listOf(game).model());
}

void type(WindowFixture& game, const QString& text) {
    QTest::keyClicks(&listOf(game), text);
    QApplication::processEvents();
}

/// By typing the place now and then, else by going down; the action that Enter plays.
engine::Action chooseByList(WindowFixture& game, engine::Random& random) {
    REQUIRE(listOf(game).hasFocus());
    const auto rows = static_cast<std::uint32_t>(actionsOf(game).rowCount());
    const int row = static_cast<int>(random.below(rows));
    const QString place = actionsOf(game).index(row).data(model::ActionListModel::PlaceRole).toString();
    if (!place.isEmpty() && random.below(2) == 0) {
        type(game, place);
        CHECK(listOf(game).currentIndex().data(model::ActionListModel::PlaceRole).toString().startsWith(place));
    } else {
        for (std::uint32_t moves = random.below(5); moves > 0; --moves) game.press(Qt::Key_Down);
    }
    return actionsOf(game).action(listOf(game).row());
}

void playByList(WindowFixture& game, std::uint64_t seed) {
    engine::Random random(seed);
    std::vector<engine::Action> chosen;
    game.press(Qt::Key_A);
    tests::playToTheEnd(game, [&] {
        chosen.push_back(chooseByList(game, random));
        game.press(Qt::Key_Return);
    });
    tests::checkReplay(game);
    const auto steps = game.session().game().steps();
    REQUIRE(steps.size() == chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) CHECK(steps[i].action == chosen[i]);
}

}  // namespace

TEST_CASE("A opens the list with the keys in it, Escape brings the panel back") {
    WindowFixture game;
    game.startGame(2, 4);
    game.press(Qt::Key_A);
    CHECK(listOf(game).isVisible());
    CHECK(listOf(game).hasFocus());
    CHECK(actionsOf(game).rowCount() > 0);
    game.press(Qt::Key_Escape);
    CHECK_FALSE(listOf(game).isVisible());
    CHECK(game.city().hasFocus());
    game.click(game.button(QStringLiteral("List of what can be done")));
    CHECK(listOf(game).isVisible());
}

TEST_CASE("The row under the keys is seen in the city as if the pointer were there") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 4);
    game.press(Qt::Key_Return);
    game.press(Qt::Key_Return);
    while (game.turn().mayPass()) game.press(Qt::Key_Space);
    REQUIRE(game.turn().decision().phase == engine::Phase::Tile);
    game.press(Qt::Key_A);
    game.press(Qt::Key_Down);
    const auto laying = std::get<engine::PlaceTile>(actionsOf(game).action(listOf(game).row()));
    REQUIRE(game.turn().highlights().ghost);
    CHECK(game.turn().highlights().ghost->position == laying.position);
    CHECK(game.turn().highlights().ghost->orientation == laying.orientation);
}

TEST_CASE("In the list letters search and Space still passes; undo keeps the list open") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 4);
    game.press(Qt::Key_A);
    type(game, QStringLiteral("m20"));
    CHECK(game.city().isVisible());
    CHECK_FALSE(game.table().inspection().isOn());
    game.press(Qt::Key_Return);
    REQUIRE(game.turn().decision().phase == engine::Phase::Follower);
    game.press(Qt::Key_Space);
    CHECK(game.session().game().cursor() == 2);
    game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(game.session().game().cursor() == 1);
    CHECK(listOf(game).hasFocus());
}

TEST_CASE("A whole game can be played with the list of actions alone", "[whole][list]") {
    WindowFixture game;
    game.startByKeys();
    game.startGame(2, 7);
    playByList(game, 31);
}

TEST_CASE("A whole game of The Kids can be played with the list of actions alone", "[whole][kids_list]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 8, engine::KidsOptions());
    playByList(game, 32);
}

TEST_CASE("At the ends of the list the arrows lead nowhere else", "[window]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    game.press(Qt::Key_A);
    const auto shown = [&] { return game.turn().highlights(); };
    game.press(Qt::Key_End);
    const model::Highlights last = shown();
    game.press(Qt::Key_Down);
    CHECK(shown() == last);
    game.press(Qt::Key_Home);
    const model::Highlights first = shown();
    CHECK_FALSE(first == last);
    game.press(Qt::Key_Up);
    CHECK(shown() == first);
}
