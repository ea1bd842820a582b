#include "app/window_states.h"

#include <QDialog>
#include <QSettings>
#include <QTest>

#include "export/export_dialog.h"
#include "gallery/gallery_desk.h"
#include "pictures/picture_dialog.h"
#include "preferences/settings_dialog.h"
#include "remparts/ai/player.h"
#include "support/catch.h"

namespace remparts::tests {

namespace {

constexpr int players = 4;
constexpr std::uint64_t seed = 3;

WindowState cityIn(const char* name, engine::Phase phase, std::size_t fewestTiles) {
    return {name, [=](WindowFixture& game) {
                game.table().setMotion(false);
                game.startGame(players, seed);
                playTo(game, phase, fewestTiles);
                game.table().showResult();
            }};
}

WindowState kidsIn(const char* name, engine::Phase phase, std::size_t fewestTiles) {
    return {name, [=](WindowFixture& game) {
                game.table().setMotion(false);
                game.startGame(players, seed, engine::KidsOptions{3});
                playTo(game, phase, fewestTiles);
                game.table().showResult();
            }};
}

void pressKey(WindowFixture& game, Qt::Key key) {
    game.city().setFocus();
    game.press(key);
}

void closeDialogs(WindowFixture& game) {
    const auto dialogs = game.window().findChildren<QDialog*>();
    if (dialogs.isEmpty()) return;
    qDeleteAll(dialogs);
    game.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&game.window()));
}

// Without a modal loop.
void showDialog(QDialog* dialog) {
    dialog->show();
    REQUIRE(QTest::qWaitForWindowExposed(dialog));
}

std::vector<WindowState> makeStates() {
    using engine::Phase;
    std::vector<WindowState> states{
        {"start page", [](WindowFixture& game) { game.window().showStart(); }},
        {"new game of The City",
         [](WindowFixture& game) {
             game.startGame(players, seed);
             game.window().showSetup();
         }},
        {"new game of The Kids",
         [](WindowFixture& game) {
             game.startGame(players, seed, engine::KidsOptions{});
             game.window().showSetup();
         }},
        cityIn("laying a tile", Phase::Tile, 30),
        cityIn("placing a follower", Phase::Follower, 20),
        cityIn("setting the gate", Phase::Gate, 0),
        cityIn("setting a wall piece", Phase::Wall, 40),
        cityIn("placing a guard", Phase::Guard, 35),
        cityIn("setting a tower", Phase::Tower, 30),
        cityIn("the final scoring", Phase::Over, 0),
        {"the result",
         [](WindowFixture& game) {
             game.table().setMotion(false);
             game.startGame(players, seed);
             playTo(game, Phase::Over);
             game.table().showResult();
             game.click(game.button(QCoreApplication::translate("remparts::panel::ResultPage", "Skip")));
         }},
        kidsIn("drawing a tile of The Kids", Phase::Draw, 9),
        kidsIn("laying a tile of The Kids", Phase::Tile, 12),
        kidsIn("the result of The Kids", Phase::Over, 0),
        {"the cities",
         [](WindowFixture& game) {
             game.window().showGallery();
             REQUIRE(QTest::qWaitFor([&] { return !game.window().gallery().cities().isReading(); }));
         }},
    };
    const WindowState laying = states[3];
    const auto withKey = [&](const char* name, Qt::Key key) {
        states.push_back({name, [=](WindowFixture& game) {
                              laying.bring(game);
                              pressKey(game, key);
                          }});
    };
    withKey("layers", Qt::Key_O);
    withKey("inspection", Qt::Key_I);
    withKey("the list of actions", Qt::Key_A);
    withKey("tiles left", Qt::Key_T);
    withKey("points now", Qt::Key_N);
    withKey("the sheet of keys", Qt::Key_F1);
    const auto withDialog = [&](const char* name, const std::function<QDialog*(WindowFixture&)>& make) {
        states.push_back({name,
                          [=](WindowFixture& game) {
                              laying.bring(game);
                              showDialog(make(game));
                          },
                          false});
    };
    withDialog("the settings", [](WindowFixture& game) {
        return new app::SettingsDialog(game.window().preferences(), &game.window());
    });
    withDialog("saving a picture", [](WindowFixture& game) {
        auto* settings = new QSettings(&game.window());
        return new app::PictureDialog(*settings, game.city().size(), QStringLiteral("city"), &game.window());
    });
    withDialog("taking the city home",
               [](WindowFixture& game) { return new app::ExportDialog(game.session(), &game.window()); });
    for (WindowState& state : states) {
        if (state.name == std::string_view("the settings")) state.canSwitch = true;  // it is done there
        if (state.name == std::string_view("the sheet of keys")) state.canSwitch = false;
        state.bring = [bring = state.bring](WindowFixture& game) {
            closeDialogs(game);
            bring(game);
        };
    }
    return states;
}

}  // namespace

const std::vector<WindowState>& windowStates() {
    static const std::vector<WindowState> states = makeStates();
    return states;
}

void playTo(WindowFixture& game, engine::Phase phase, std::size_t fewestTiles) {
    const auto player = ai::makeSensiblePlayer(seed);
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
