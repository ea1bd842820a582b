// Playing through a line, and the marks by which one finds the way.
#include "history/replay.h"

#include <QSignalSpy>
#include <QTest>

#include "history/action_marks.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;

namespace {

struct ReplayTable {
    model::Session session;
    model::TableShow show{session};
    model::Replay replay{session, show};

    explicit ReplayTable(std::size_t steps, bool kids = false) {
        show.setSpeed(0);
        kids ? playKidsRandomly(session, 2, steps) : playRandomly(session, 2, steps);
        replay.setSpeed(50);
    }
    [[nodiscard]] bool waitForEnd() {
        return QTest::qWaitFor([this] { return !replay.isPlaying(); }, 60'000);
    }
};

}  // namespace

TEST_CASE("Replaying shows each action from the cursor on as it was played, to the end of the line") {
    ReplayTable table(12);
    const engine::GameState end = table.session.state();
    table.session.goTo(4);
    QSignalSpy played(&table.session, &model::Session::stepPlayed);
    table.replay.start();
    CHECK(table.replay.isPlaying());
    REQUIRE(table.waitForEnd());
    CHECK(played.count() == 8);
    CHECK(table.session.state() == end);
    CHECK(table.session.lines().changes() == 12);
}

TEST_CASE("At its end a line is replayed from the beginning") {
    ReplayTable table(6, true);
    QSignalSpy played(&table.session, &model::Session::stepPlayed);
    table.replay.start();
    REQUIRE(table.waitForEnd());
    CHECK(played.count() == 6);
}

TEST_CASE("The acts of a replayed step come to their end before the next one, at the chosen speed") {
    ReplayTable table(6);
    table.show.setSpeed(3);
    table.session.goTo(0);
    table.replay.start();
    CHECK(table.session.game().cursor() == 1);
    REQUIRE(table.show.isPlaying());
    CHECK(table.show.speed() == 50);
    table.show.finish();
    REQUIRE(QTest::qWaitFor([&] { return table.session.game().cursor() == 2; }, 60'000));
    table.replay.stop();
    CHECK(table.show.speed() == 3);
}

TEST_CASE("Whoever does something else ends the replay") {
    ReplayTable table(8);
    table.session.goTo(2);
    table.replay.start();
    REQUIRE(table.replay.isPlaying());
    SECTION("a jump") {
        table.session.goTo(1);
    }
    SECTION("another game") {
        playRandomly(table.session, 5, 2);
    }
    SECTION("an action") {
        const auto legal = table.session.game().rules().legalActions(table.session.state());
        REQUIRE_FALSE(table.session.play(legal.front()).has_value());
    }
    CHECK_FALSE(table.replay.isPlaying());
}

TEST_CASE("Nothing is replayed where nothing was played") {
    ReplayTable table(0);
    table.replay.start();
    CHECK_FALSE(table.replay.isPlaying());
}

TEST_CASE("Each action has a mark, and together the marks hold all points before the end") {
    ReplayTable table(400);
    const engine::Game& game = table.session.game();
    const auto marks = model::actionMarks(game);
    REQUIRE(marks.size() == game.steps().size());
    int sum = 0;
    for (const auto& mark : marks) sum += mark.sum();
    int scored = 0;
    for (const engine::Step& step : game.steps())
        for (const engine::Event& event : step.events) {
            if (std::holds_alternative<engine::EndBegan>(event)) break;
            if (const auto* points = std::get_if<engine::Scored>(&event)) scored += engine::pointsOf(points->score);
        }
    CHECK(sum == scored);
}

TEST_CASE("From scoring to scoring one comes forth and back through all of them") {
    ReplayTable table(400);
    const auto marks = model::actionMarks(table.session.game());
    std::vector<std::size_t> forth;
    for (auto at = model::nextScoring(marks, 0); at; at = model::nextScoring(marks, *at)) forth.push_back(*at);
    std::vector<std::size_t> back;
    for (auto at = model::previousScoring(marks, marks.size() + 1); at; at = model::previousScoring(marks, *at))
        back.insert(back.begin(), *at);
    REQUIRE_FALSE(forth.empty());
    CHECK(forth == back);
    for (const std::size_t count : forth) CHECK(marks[count - 1].sum() > 0);
}
