// The timeline: going through a game by pointer, keys and buttons, and its other lines.
#include "history/timeline.h"

#include <QAbstractButton>
#include <QTest>

#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

struct Strip {
    explicit Strip(engine::GameKind kind = engine::GameKind::City, std::size_t tiles = 12, int width = 900)
        : game({"Anna", "Ben"}, 3, kind) {
        const auto phase = kind == engine::GameKind::City ? engine::Phase::Tile : engine::Phase::Draw;
        if (tiles == 0)
            game.playOut();
        else
            REQUIRE(game.playUntil(phase, tiles));
        present(timeline, {width, timeline.height()});
    }
    [[nodiscard]] std::size_t cursor() const { return game.session.game().cursor(); }
    [[nodiscard]] std::size_t steps() const { return game.session.game().steps().size(); }
    [[nodiscard]] QPoint mark(std::size_t action) const { return timeline.markBox(action).center().toPoint(); }
    void press(int key) { QTest::keyClick(&timeline, static_cast<Qt::Key>(key)); }
    QAbstractButton& button(const char* name) {
        for (QAbstractButton* each : timeline.findChildren<QAbstractButton*>())
            if (each->accessibleName() == QLatin1String(name)) return *each;
        FAIL("no button \"" << name << '"');
        throw std::logic_error("unreachable");
    }
    /// Goes back and plays something else there, so that the present line becomes a branch.
    void branchAt(std::size_t count) {
        model::Session& session = game.session;
        session.goTo(count);
        const engine::Action next = session.game().steps()[count].action;
        const auto legal = session.game().rules().legalActions(session.state());
        REQUIRE(legal.size() > 1);
        REQUIRE_FALSE(session.play(legal[0] == next ? legal[1] : legal[0]).has_value());
        timeline.resize(timeline.width(), timeline.height());
        QApplication::processEvents();
    }

    GameTable game;
    model::Replay replay{game.session, game.show};
    panel::Timeline timeline{game.session, replay};
};

}  // namespace

TEST_CASE("A click on a mark of the timeline goes to the position after that action, and nothing is lost") {
    for (const auto kind : {engine::GameKind::City, engine::GameKind::Kids}) {
        Strip strip(kind, 8);
        const std::size_t steps = strip.steps();
        QTest::mouseClick(&strip.timeline, Qt::LeftButton, {}, strip.mark(4));
        CHECK(strip.cursor() == 5);
        QTest::mouseClick(&strip.timeline, Qt::LeftButton, {}, strip.mark(steps - 1));
        CHECK(strip.cursor() == steps);
        CHECK(strip.steps() == steps);
        CHECK(faultsOf(strip.timeline) == faults{});
    }
}

TEST_CASE("Dragging along the timeline goes through the positions, to both ends and beyond them") {
    Strip strip;
    QTest::mousePress(&strip.timeline, Qt::LeftButton, {}, strip.mark(8));
    for (std::size_t action = 7; action > 2; --action) {
        QTest::mouseMove(&strip.timeline, strip.mark(action));
        CHECK(strip.cursor() == action + 1);
    }
    QTest::mouseMove(&strip.timeline, strip.mark(0) - QPoint(60, 0));
    CHECK(strip.cursor() == 0);
    QTest::mouseMove(&strip.timeline, QPoint(strip.timeline.width() - 2, 20));
    CHECK(strip.cursor() == strip.steps());
    QTest::mouseRelease(&strip.timeline, Qt::LeftButton);
}

TEST_CASE("Keys and buttons go action by action and from scoring to scoring") {
    Strip strip(engine::GameKind::City, 30);
    const std::size_t end = strip.steps();
    strip.press(Qt::Key_Left);
    CHECK(strip.cursor() == end - 1);
    strip.press(Qt::Key_Home);
    CHECK(strip.cursor() == 0);
    CHECK_FALSE(strip.button("An action back").isEnabled());
    strip.button("An action on").click();
    CHECK(strip.cursor() == 1);
    strip.button("To the next scoring").click();
    const std::size_t scoring = strip.cursor();
    const auto marks = model::actionMarks(strip.game.session.game());
    REQUIRE(scoring > 1);
    CHECK(marks[scoring - 1].sum() > 0);
    CHECK(strip.timeline.words().contains(QStringLiteral("point")));
    strip.press(Qt::Key_PageDown);
    strip.press(Qt::Key_PageUp);
    CHECK(strip.cursor() == scoring);
    strip.press(Qt::Key_End);
    CHECK(strip.cursor() == end);
    CHECK_FALSE(strip.button("An action on").isEnabled());
}

TEST_CASE("Playing begins and stops by its button, at the speed that was chosen") {
    Strip strip;
    strip.press(Qt::Key_Home);
    strip.button("Speed of playing: normal").click();
    CHECK(strip.replay.speed() > 1);
    strip.button("Speed of playing: fast").click();
    CHECK(strip.replay.speed() < 1);
    strip.button("Play from here").click();
    CHECK(strip.replay.isPlaying());
    CHECK(strip.cursor() == 1);
    strip.button("Stop playing").click();
    CHECK_FALSE(strip.replay.isPlaying());
    strip.button("Play from here").click();
    QTest::mouseClick(&strip.timeline, Qt::LeftButton, {}, strip.mark(8));
    CHECK_FALSE(strip.replay.isPlaying());
    CHECK(strip.cursor() == 9);
}

TEST_CASE("A line that was left lies below the timeline, and a click on it goes there") {
    Strip strip;
    const std::size_t end = strip.steps();
    const engine::GameState there = strip.game.session.game().stateAt(end - 2);
    const int height = strip.timeline.height();
    strip.branchAt(6);
    REQUIRE(strip.timeline.branches().size() == 1);
    CHECK(strip.timeline.height() > height);
    CHECK(strip.timeline.branches()[0].after == 6);
    CHECK(faultsOf(strip.timeline) == faults{});

    const QPoint on = strip.timeline.branchBox(0, end - 2 - 6 - 1).center().toPoint();
    QTest::mouseClick(&strip.timeline, Qt::LeftButton, {}, on);
    CHECK(strip.game.session.state() == there);
    CHECK(strip.steps() == end);
    CHECK(strip.timeline.branches().size() == 1);
    CHECK(strip.timeline.branches()[0].nodes.size() == 1);
}

TEST_CASE("More lines than there is room for lie in rows apart and can all be chosen") {
    Strip strip(engine::GameKind::City, 20);
    const auto end = strip.game.session.lines().line().back();
    for (std::size_t count = 1; count < 40; ++count) {
        const engine::Game& game = strip.game.session.game();
        if (game.rules().legalActions(game.stateAt(count)).size() > 1) strip.branchAt(count);
        strip.game.session.goToNode(end);
    }
    const auto& branches = strip.timeline.branches();
    CHECK(branches.size() > 20);
    for (std::size_t a = 0; a < branches.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (branches[a].row >= 0)
                CHECK_FALSE(strip.timeline.branchBox(a, 0).intersects(strip.timeline.branchBox(b, 0)));
    CHECK(strip.button("Other lines of this game").isVisible());
    CHECK(faultsOf(strip.timeline) == faults{});
}

TEST_CASE("A whole game fits the timeline of a small window") {
    for (const auto kind : {engine::GameKind::City, engine::GameKind::Kids}) {
        Strip strip(kind, 0, 560);
        CHECK(faultsOf(strip.timeline) == faults{});
        CHECK(strip.timeline.markBox(strip.steps() - 1).right() < strip.timeline.width());
        QTest::mouseClick(&strip.timeline, Qt::LeftButton, {}, strip.mark(strip.steps() - 1));
        CHECK(strip.cursor() == strip.steps());
    }
}

TEST_CASE("In a strip that got narrower everything is painted anew beside the smaller bar") {
    Strip strip;
    struct Painted : QObject {
        explicit Painted(Strip& painted) : strip(painted) {}
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Paint) first = strip.mark(0);
            return false;
        }
        Strip& strip;
        QPoint first;
    } painted(strip);
    strip.timeline.installEventFilter(&painted);
    const QPoint before = strip.mark(0);
    strip.timeline.resize(580, strip.timeline.height());
    QApplication::processEvents();
    QApplication::processEvents();
    CHECK(strip.mark(0).x() < before.x());
    CHECK(painted.first == strip.mark(0));
    strip.timeline.removeEventFilter(&painted);
}

}  // namespace remparts::test
