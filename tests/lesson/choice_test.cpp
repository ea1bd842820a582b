#include "lesson/lesson_samples.h"
#include "support/catch.h"

using namespace remparts;
using engine::Orientation;
using engine::PlaceFollower;
using engine::PlaceTile;
using Verdict = lesson::Script::Verdict;

namespace {

/// A lesson in which Anna lays `tile` as the second tile beside C56, accepted upright at (1, 0).
lesson::Script layingLesson(const std::string& tile, const std::string& more = "") {
    const std::string steps = R"({"caption": {"en": "Lay it."}, "task": {"accept": [
 {"player": 1, "type": "place_tile", "x": 1, "y": 0, "rotation": 0}])" +
                              more + "}}";
    return test::scriptOf(test::replaced(test::cityLesson(steps), test::loopRecord(),
                                         R"({"format": "remparts-game", "version": 1, "game": "city",
 "players": [{"name": "Anna", "color": "red"}, {"name": "Ben", "color": "blue"}],
 "deck": {"stacks": [["C56", ")" + tile + R"("], [], []]}, "actions": [
 {"player": 0, "type": "place_tile", "x": 0, "y": 0, "rotation": 0}, {"player": 0, "type": "pass"}]})"));
}

Verdict verdictOf(const lesson::Script& script, const engine::Action& action) {
    return script.judge(0, action).verdict;
}

}  // namespace

TEST_CASE("a task tells right from wrong, with the reason that fits") {
    const lesson::Script script = test::scriptOf(test::sampleLesson());
    const lesson::Task& task = *script.lesson().steps[1].task;
    CHECK(script.judge(1, PlaceTile{{0, 1}, Orientation::Quarter}).verdict == Verdict::Right);
    const auto wrong = script.judge(1, PlaceTile{{-1, 0}, Orientation::Half});
    CHECK(wrong.verdict == Verdict::Wrong);
    CHECK(wrong.because == &task.wrong[0].because);
    const auto other = script.judge(1, PlaceTile{{-1, 0}, Orientation::ThreeQuarter});
    CHECK(other.verdict == Verdict::Wrong);
    CHECK(other.because == &task.otherwise);
}

TEST_CASE("a lesson without an answer to other choices gives none") {
    const lesson::Script script = layingLesson("C28");
    const auto other = script.judge(0, PlaceTile{{0, 1}, Orientation::Quarter});
    CHECK(other.verdict == Verdict::Wrong);
    CHECK(other.because == nullptr);
}

TEST_CASE("a tile turned so that it looks the same is the same choice") {
    // C03 is a straight street: half a turn shows it again. C56 looks the same whichever way it is turned; C02 never.
    const lesson::Script straight = layingLesson("C03");
    CHECK(verdictOf(straight, PlaceTile{{1, 0}, Orientation::Half}) == Verdict::Right);
    const lesson::Script building = layingLesson("C56");
    for (const Orientation orientation : engine::allOrientations)
        CHECK(verdictOf(building, PlaceTile{{1, 0}, orientation}) == Verdict::Right);
    CHECK(verdictOf(building, PlaceTile{{0, 1}, Orientation::Upright}) == Verdict::Wrong);
    const lesson::Script bend = layingLesson("C02");
    CHECK(verdictOf(bend, PlaceTile{{1, 0}, Orientation::Quarter}) == Verdict::Wrong);
}

TEST_CASE("a wrong choice also counts when the tile is turned so that it looks the same") {
    const lesson::Script script = layingLesson(
        "C03",
        R"(, "wrong": [{"action": {"type": "place_tile", "x": -1, "y": 0, "rotation": 0}, "because": {"en": "No."}}])");
    const auto judged = script.judge(0, PlaceTile{{-1, 0}, Orientation::Half});
    CHECK(judged.because == &script.lesson().steps[0].task->wrong[0].because);
}

TEST_CASE("a follower on another part of the same feature is the same choice") {
    // The last bend closes the loop; only its two areas are free, which are two features.
    const lesson::Script script = test::scriptOf(test::cityLesson(R"({"caption": {"en": "Take the area."},
 "actions": [{"player": 0, "type": "place_tile", "x": -1, "y": 0, "rotation": 180}],
 "task": {"accept": [{"player": 0, "type": "place_follower", "segment": 2}]}})"));
    CHECK(verdictOf(script, PlaceFollower{2}) == Verdict::Right);
    CHECK(verdictOf(script, PlaceFollower{1}) == Verdict::Wrong);
    CHECK(verdictOf(script, engine::Pass{}) == Verdict::Wrong);
}
