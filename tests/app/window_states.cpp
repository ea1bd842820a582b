#include "app/window_states.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/sample_lesson.h"
#include "attract/attract_desk.h"
#include "attract/attract_page.h"
#include "export/export_dialog.h"
#include "files/keep_desk.h"
#include "gallery/gallery_desk.h"
#include "history/autosave.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_page.h"
#include "motion/motion_setting.h"
#include "pages/picture_card.h"
#include "pictures/picture_dialog.h"
#include "preferences/preferences.h"
#include "preferences/settings_dialog.h"
#include "remparts/ai/player.h"
#include "remparts/engine/rules/deal.h"
#include "rules/rules_desk.h"
#include "rules/rules_page.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "table/table_side.h"

namespace remparts::tests {

namespace {

constexpr int players = 4;
constexpr std::uint64_t seed = 3;

/// A whole game in a file, with what is asked for after each number of steps.
struct PlayedGame {
    struct Moment {
        engine::Phase phase;
        std::size_t tiles;
    };
    QString path;
    std::vector<Moment> moments;
};

PlayedGame playGame(engine::GameKind kind, const QString& path) {
    const bool kids = kind == engine::GameKind::Kids;
    const engine::GameOptions options = kids ? engine::GameOptions(engine::KidsOptions{3}) : engine::CityOptions();
    std::vector<engine::Player> seats;
    for (int k = 0; k < players; ++k)
        seats.push_back({"Player " + std::to_string(k + 1), static_cast<engine::PlayerColor>(k), {}});
    model::Session session;
    session.start(engine::dealGame(kids ? test::kidsBoxTiles() : test::boxTiles(), seats, options, seed));
    const auto player = ai::makeSensiblePlayer(seed);
    PlayedGame played{path, {}};
    const auto note = [&] {
        const engine::GameState& state = session.state();
        played.moments.push_back({state.decision.phase, state.board.tiles().size()});
    };
    note();
    while (!session.state().isOver()) {
        const engine::GameState state = session.state();
        REQUIRE_FALSE(session.play(player->choose(state, session.game().rules().legalActions(state))));
        note();
    }
    REQUIRE_FALSE(session.save(path));
    return played;
}

const PlayedGame& playedGame(engine::GameKind kind) {
    static const QTemporaryDir folder;
    static const PlayedGame city = playGame(engine::GameKind::City, folder.filePath(QStringLiteral("1.json")));
    static const PlayedGame kids = playGame(engine::GameKind::Kids, folder.filePath(QStringLiteral("2.json")));
    return kind == engine::GameKind::Kids ? kids : city;
}

WindowState cityIn(const char* name, engine::Phase phase, std::size_t fewestTiles) {
    return {name, [=](WindowFixture& game) {
                goTo(game, engine::GameKind::City, phase, fewestTiles);
                game.table().showResult();
            }};
}

WindowState kidsIn(const char* name, engine::Phase phase, std::size_t fewestTiles) {
    return {name, [=](WindowFixture& game) {
                goTo(game, engine::GameKind::Kids, phase, fewestTiles);
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

using States = std::vector<WindowState>;

void addPages(States& states) {
    states.push_back({"start page", [](WindowFixture& game) {
                          // The page is made anew once it is known what was left on this computer.
                          REQUIRE(QTest::qWaitFor([&] { return game.window().keeping().autosave().hasLooked(); }));
                          game.window().showStart();
                          REQUIRE(QTest::qWaitFor([&] {
                              const auto* card = game.window().findChild<panel::PictureCard*>();
                              return card && card->isVisible();
                          }));
                      }});
    states.push_back({"new game of The City", [](WindowFixture& game) {
                          game.startGame(players, seed);
                          game.window().showSetup();
                      }});
    states.push_back({"new game of The Kids", [](WindowFixture& game) {
                          game.startGame(players, seed, engine::KidsOptions{});
                          game.window().showSetup();
                      }});
    states.push_back({"the cities", [](WindowFixture& game) {
                          game.window().showGallery();
                          REQUIRE(QTest::qWaitFor([&] { return !game.window().gallery().cities().isReading(); }));
                      }});
}

void addPhases(States& states) {
    using engine::Phase;
    for (const WindowState& state :
         {cityIn("laying a tile", Phase::Tile, 30), cityIn("placing a follower", Phase::Follower, 20),
          cityIn("setting the gate", Phase::Gate, 0), cityIn("setting a wall piece", Phase::Wall, 40),
          cityIn("placing a guard", Phase::Guard, 35), cityIn("setting a tower", Phase::Tower, 30),
          cityIn("the final scoring", Phase::Over, 0), kidsIn("drawing a tile of The Kids", Phase::Draw, 9),
          kidsIn("laying a tile of The Kids", Phase::Tile, 12), kidsIn("the result of The Kids", Phase::Over, 0)})
        states.push_back(state);
}

void addEnds(States& states) {
    states.push_back({"the result", [](WindowFixture& game) {
                          goTo(game, engine::GameKind::City, engine::Phase::Over, 0);
                          game.table().showResult();
                          game.click(game.button(QCoreApplication::translate("remparts::panel::ResultPage", "Skip")));
                      }});
    for (const auto& [kind, name] : {std::pair{engine::GameKind::City, "the statistics"},
                                     {engine::GameKind::Kids, "the statistics of The Kids"}})
        states.push_back({name, [kind = kind](WindowFixture& game) {
                              goTo(game, kind, engine::Phase::Over, 0);
                              game.table().showResult();
                              game.table().side().showStatistics();
                          }});
}

// With the scenes beside the rules, which come a moment later.
void waitForScenes(WindowFixture& game) {
    const app::RulesDesk& rules = game.window().rules();
    REQUIRE(QTest::qWaitFor([&] { return rules.scenes().find(QStringLiteral("C1.1")) != nullptr; }, 30'000));
}

void addKeys(States& states) {
    const auto add = [&](const char* name, Qt::Key key, bool canSwitch = true) {
        states.push_back({name,
                          [key](WindowFixture& game) {
                              goTo(game, engine::GameKind::City, engine::Phase::Tile, 30);
                              pressKey(game, key);
                          },
                          canSwitch});
    };
    add("layers", Qt::Key_O);
    add("inspection", Qt::Key_I);
    add("the list of actions", Qt::Key_A);
    add("tiles left", Qt::Key_T);
    add("points now", Qt::Key_N);
    add("the sheet of keys", Qt::Key_F1, false);
    states.push_back({"the rules", [](WindowFixture& game) {
                          goTo(game, engine::GameKind::City, engine::Phase::Tile, 30);
                          pressKey(game, Qt::Key_F2);
                          waitForScenes(game);
                      }});
    states.push_back({"a search in the rules", [](WindowFixture& game) {
                          game.window().showRules();
                          game.window().rules().page()->findChild<QLineEdit*>()->setText(QStringLiteral("c"));
                          waitForScenes(game);
                      }});
    states.push_back({"the rules of The Kids", [](WindowFixture& game) {
                          goTo(game, engine::GameKind::Kids, engine::Phase::Tile, 12);
                          pressKey(game, Qt::Key_F2);
                          waitForScenes(game);
                      }});
}

/// A game that plays itself, once something of this kind is told.
void showAttract(WindowFixture& game, const std::function<bool(const panel::AttractCaption&)>& isThere) {
    game.window().attract().end();
    game.window().preferences().setMotion(model::Motion::Off);
    game.window().attract().begin(seed);
    app::AttractPage& page = *game.window().attract().page();
    page.setClock(false);
    app::AttractRun& run = page.run();
    for (int i = 0; i < 4000 && !isThere(run.caption()); ++i) run.advance(std::chrono::milliseconds(300));
    REQUIRE(isThere(run.caption()));
}

void addAttract(States& states) {
    states.push_back({"a game that plays itself", [](WindowFixture& game) {
                          showAttract(game, [](const auto& caption) { return caption.why.contains(u"C4.3"); });
                      }});
    states.push_back(
        {"the end of a game that plays itself", [](WindowFixture& game) {
             showAttract(game, [&game](const auto&) { return game.window().attract().page()->run().isCounting(); });
         }});
    states.push_back(
        {"a walk through a finished city", [](WindowFixture& game) {
             showAttract(game, [&game](const auto&) { return game.window().attract().page()->run().isWalking(); });
         }});
}

void addDialogs(States& states) {
    const auto add = [&](const char* name, QDialog* (*make)(WindowFixture&), bool canSwitch = false) {
        states.push_back({name,
                          [make](WindowFixture& game) {
                              goTo(game, engine::GameKind::City, engine::Phase::Tile, 30);
                              showDialog(make(game));
                          },
                          canSwitch});
    };
    add(
        "the settings",
        [](WindowFixture& game) -> QDialog* {
            return new app::SettingsDialog(game.window().preferences(), &game.window());
        },
        true);
    add("saving a picture", [](WindowFixture& game) -> QDialog* {
        auto* settings = new QSettings(&game.window());
        return new app::PictureDialog(*settings, game.city().size(), QStringLiteral("city"), &game.window());
    });
    add("taking the city home",
        [](WindowFixture& game) -> QDialog* { return new app::ExportDialog(game.session(), &game.window()); });
}

WindowState lessonAt(const char* name, std::size_t step, std::function<void(app::LessonRun&)> act = {}) {
    return {name, [step, act](WindowFixture& game) {
                game.window().preferences().setMotion(model::Motion::Off);
                game.window().lessons().begin(sampleLesson(), step);
                QApplication::processEvents();
                if (act) act(game.window().lessons().page()->run());
            }};
}

States makeLessonStates() {
    States states;
    states.push_back({"the course", [](WindowFixture& game) {
                          game.window().lessons().progress().reset();
                          game.window().lessons().showCourse();
                      }});
    states.push_back({"the course half done", [](WindowFixture& game) {
                          app::LessonDesk& desk = game.window().lessons();
                          for (std::size_t k = 0; k < desk.shelf().lessons().size(); ++k) {
                              const auto& script = *desk.shelf().lessons()[k];
                              const QString id = QString::fromStdString(script.lesson().id);
                              if (k % 3 == 0) desk.progress().finish(id);
                              if (k % 3 == 1) desk.progress().reach(id, script.spans().size() / 2);
                          }
                          desk.showCourse();
                      }});
    states.push_back(lessonAt("a lesson that tells", sample::laying));
    states.push_back(lessonAt("a lesson that asks", sample::question));
    states.push_back(lessonAt("a lesson answered", sample::question, [](app::LessonRun& run) { run.answer(2); }));
    states.push_back(lessonAt("a lesson refused by the rules", sample::attempt));
    states.push_back(lessonAt("a task", sample::task));
    states.push_back(lessonAt("a task done otherwise", sample::task, [](app::LessonRun& run) {
        (void)run.mayPlay(engine::PlaceTile{{-1, 0}, engine::Orientation::Quarter});
    }));
    states.push_back(lessonAt("a task done", sample::task, [](app::LessonRun& run) { run.next(); }));
    states.push_back(lessonAt("the end of a lesson", sample::last, [](app::LessonRun& run) { run.next(); }));
    return states;
}

States makeStates() {
    States states;
    addPages(states);
    addPhases(states);
    addEnds(states);
    addKeys(states);
    addAttract(states);
    addDialogs(states);
    states.insert(states.end(), roomStates().begin(), roomStates().end());
    states.insert(states.end(), lessonStates().begin(), lessonStates().end());
    for (WindowState& state : states)
        state.bring = [bring = state.bring](WindowFixture& game) {
            closeDialogs(game);
            bring(game);
        };
    return states;
}

}  // namespace

const std::vector<WindowState>& windowStates() {
    static const std::vector<WindowState> states = makeStates();
    return states;
}

const std::vector<WindowState>& lessonStates() {
    static const std::vector<WindowState> states = makeLessonStates();
    return states;
}

void goTo(WindowFixture& game, engine::GameKind kind, engine::Phase phase, std::size_t fewestTiles) {
    const PlayedGame& played = playedGame(kind);
    const auto there = std::find_if(
        played.moments.begin(), played.moments.end(),
        [&](const PlayedGame::Moment& moment) { return moment.phase == phase && moment.tiles >= fewestTiles; });
    REQUIRE(there != played.moments.end());
    game.table().setMotion(false);
    REQUIRE_FALSE(game.session().open(played.path));
    game.window().showTable();
    game.session().goTo(static_cast<std::size_t>(there - played.moments.begin()));
}

}  // namespace remparts::tests
