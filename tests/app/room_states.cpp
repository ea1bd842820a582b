// The states of the window in which something is shown to a room.
#include "app/sample_lesson.h"
#include "app/window_states.h"
#include "lessons/lesson_desk.h"
#include "preferences/preferences.h"
#include "presenter/presenter_desk.h"
#include "presenter/presenter_page.h"
#include "support/catch.h"

namespace remparts::tests {

namespace {

using panel::PresenterCommand;

// Begins anew, whatever was shown before.
void show(WindowFixture& game, const std::function<void(app::PresenterDesk&)>& what) {
    game.window().preferences().setMotion(model::Motion::Off);
    game.window().presenter().end();
    what(game.window().presenter());
    REQUIRE(game.window().presenter().isShowing());
}

WindowState lessonShown(const char* name, std::size_t step, int nexts = 0) {
    return {name, [step, nexts](WindowFixture& game) {
                show(game, [&](app::PresenterDesk& desk) {
                    desk.showLesson(game.window().lessons().shelf(), sampleLesson(), step);
                    for (int k = 0; k < nexts; ++k) desk.source()->next();
                });
            }};
}

WindowState gameShown(const char* name, engine::GameKind kind, engine::Phase phase, std::size_t fewestTiles,
                      const std::function<void(app::PresenterDesk&)>& what) {
    return {name, [=](WindowFixture& game) {
                game.window().presenter().end();
                goTo(game, kind, phase, fewestTiles);
                show(game, what);
            }};
}

std::vector<WindowState> makeStates() {
    using engine::GameKind;
    using engine::Phase;
    const auto whole = [](app::PresenterDesk& desk) { desk.showGame(); };
    const auto scorings = [](app::PresenterDesk& desk) { REQUIRE(desk.showScorings()); };
    std::vector<WindowState> states{
        gameShown("a game shown", GameKind::City, Phase::Tile, 30, whole),
        gameShown("an ended game shown", GameKind::City, Phase::Over, 0, whole),
        gameShown("a scoring shown", GameKind::City, Phase::Over, 0, scorings),
        gameShown("a game of The Kids shown", GameKind::Kids, Phase::Draw, 9, whole),
        gameShown("where a shown game can go", GameKind::City, Phase::Tile, 10,
                  [](app::PresenterDesk& desk) {
                      desk.showGame();
                      desk.page()->carryOut(PresenterCommand::Jump);
                  }),
        lessonShown("a room is asked", sample::question),
        lessonShown("a room is answered", sample::question, 1),
        lessonShown("a room sees a refusal", sample::attempt),
        lessonShown("a room thinks about a task", sample::task),
        lessonShown("a room sees a task done", sample::task, 1),
    };
    return states;
}

}  // namespace

const std::vector<WindowState>& roomStates() {
    static const std::vector<WindowState> states = makeStates();
    return states;
}

}  // namespace remparts::tests
