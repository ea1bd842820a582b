// Motion in the real window: whatever a hand does while something moves, the game goes as without motion.
#include <QAction>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include "app/play_through.h"
#include "player_list_model.h"
#include "preferences/preferences.h"
#include "support/paint_counter.h"

using namespace remparts;
using tests::anyOf;
using tests::middleOf;
using tests::WindowFixture;

namespace {

struct Noted {
    engine::GameState state;
    std::size_t steps = 0;
    std::size_t cursor = 0;
};

struct Notes {
    std::vector<Noted> inputs;
    int played = 0;       ///< inputs that led to a new step
    int interrupted = 0;  ///< inputs that came while something was shown
};

// A hand that clicks, types and takes back, by its seed and by what is offered. Motion must not matter to it.
class HastyHand {
  public:
    HastyHand(WindowFixture& game, std::uint64_t seed) : m_game(game), m_random(seed) {}

    void act() {
        switch (m_random.below(12)) {
            case 0:
                return m_game.press(Qt::Key_Z, Qt::ControlModifier);
            case 1:
                return m_game.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            case 2:
                return m_game.press(Qt::Key_R);
            case 3:
                return m_game.press(Qt::Key_Space);
            case 4:
                return m_game.press(Qt::Key_1 + static_cast<int>(m_random.below(4)));
            case 5:
                return m_game.session().goTo(
                    m_random.below(static_cast<std::uint32_t>(m_game.session().game().steps().size()) + 1));
            default:
                return choose();
        }
    }
    void wait(bool moves) {
        const int milliseconds = static_cast<int>(m_random.below(4)) * 60;
        if (moves) QTest::qWait(milliseconds);
    }

  private:
    void choose() {
        const auto& cells = m_game.turn().highlights().possibleCells;
        if (m_game.turn().decision().phase == engine::Phase::Tile && !cells.empty()) {
            // In The Kids the tile is only put down by that.
            if (m_game.turn().highlights().ghostSettled) return m_game.press(Qt::Key_Return);
            return m_game.clickTable(middleOf(anyOf(cells, m_random)));
        }
        if (m_game.turn().choices().empty()) return;
        const model::Choice choice = anyOf(m_game.turn().choices(), m_random);
        m_game.clickTable(choice.at, choice.height);
    }

    WindowFixture& m_game;
    engine::Random m_random;
};

Notes notes(const engine::GameOptions& options, model::Motion motion) {
    WindowFixture game;
    game.table().setMotion(motion);
    game.startGame(2, 6, options);
    HastyHand hand(game, 21);
    Notes noted;
    QObject counter;
    QObject::connect(&game.session(), &model::Session::stepPlayed, &counter, [&] { ++noted.played; });
    for (int input = 0; input < 60 && !game.session().state().isOver(); ++input) {
        if (game.table().tableShow().isPlaying()) ++noted.interrupted;
        hand.act();
        hand.wait(motion != model::Motion::Off);
        const engine::Game& played = game.session().game();
        noted.inputs.push_back({played.state(), played.steps().size(), played.cursor()});
    }
    game.table().tableShow().finish();
    CHECK(game.table().tableShow().shownState() == game.session().state());
    return noted;
}

void checkSameGame(const engine::GameOptions& options) {
    const Notes still = notes(options, model::Motion::Off);
    const Notes moving = notes(options, model::Motion::Normal);
    CHECK(still.played > 12);
    CHECK(still.interrupted == 0);
    CHECK(moving.interrupted > 5);
    REQUIRE(moving.inputs.size() == still.inputs.size());
    for (std::size_t k = 0; k < still.inputs.size(); ++k) {
        INFO("input " << k);
        REQUIRE(moving.inputs[k].state == still.inputs[k].state);
        REQUIRE(moving.inputs[k].steps == still.inputs[k].steps);
        REQUIRE(moving.inputs[k].cursor == still.inputs[k].cursor);
    }
}

QAction* motionChoice(WindowFixture& game, const QString& text) {
    for (QMenu* menu : game.window().findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->menu() && action->menu()->title() == QStringLiteral("Motion"))
                for (QAction* choice : action->menu()->actions())
                    if (choice->text() == text) return choice;
    FAIL("no such speed");
    return nullptr;
}

}  // namespace

TEST_CASE("Clicks, keys, undo and jumps while things move lead to the same game of The City", "[window]") {
    checkSameGame(engine::CityOptions());
}

TEST_CASE("Clicks, keys, undo and jumps while things move lead to the same game of The Kids", "[window]") {
    checkSameGame(engine::KidsOptions());
}

TEST_CASE("A laid tile is on its way at once, lies there by itself, and then nothing is drawn any more", "[window]") {
    WindowFixture game;
    game.startGame(2, 6);
    game.clickTable(middleOf(game.turn().highlights().possibleCells.front()));
    model::TableShow& show = game.table().tableShow();
    REQUIRE(show.isPlaying());
    CHECK(show.shownState().board.tiles().size() + 1 == game.session().state().board.tiles().size());
    REQUIRE(QTest::qWaitFor([&] { return !show.isPlaying(); }, 20000));
    CHECK(show.shownState() == game.session().state());
    REQUIRE(QTest::qWaitFor([&] { return game.city().isSettled() || !game.city().canRender(); }, 20000));
    QTest::qWait(50);
    test::PaintCounter counter;
    game.city().installEventFilter(&counter);
    QTest::qWait(300);
    CHECK(counter.paints == 0);
}

TEST_CASE("The speed is chosen in the menu, counts at once and is kept", "[window]") {
    WindowFixture game;
    game.startGame(2, 6);
    CHECK(motionChoice(game, QStringLiteral("Normal"))->isChecked());
    motionChoice(game, QStringLiteral("Off"))->trigger();
    game.clickTable(middleOf(game.turn().highlights().possibleCells.front()));
    REQUIRE(game.session().game().cursor() == 1);
    CHECK_FALSE(game.table().tableShow().isPlaying());
    CHECK(motionChoice(game, QStringLiteral("Off"))->isChecked());
    CHECK_FALSE(motionChoice(game, QStringLiteral("Normal"))->isChecked());
    QSettings settings;
    CHECK(app::Preferences(settings).motion() == model::Motion::Off);
}

TEST_CASE("V goes through the speeds at the table and says which one it is", "[window]") {
    WindowFixture game;
    game.startGame(2, 6);
    const auto* notice = game.city().findChild<QWidget*>(QStringLiteral("notice"));
    REQUIRE(notice != nullptr);
    for (const char* speed : {"Fast", "Very fast", "Off", "Slow", "Normal"}) {
        game.press(Qt::Key_V);
        CHECK(motionChoice(game, QString::fromLatin1(speed))->isChecked());
        CHECK(notice->isVisible());
        CHECK(notice->accessibleName().contains(QString::fromLatin1(speed)));
    }
}
