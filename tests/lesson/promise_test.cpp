#include "io/fault.h"
#include "lesson/lesson_samples.h"

using namespace remparts;
using test::brokenPromise;
using test::checkFault;
using test::cityLesson;
using test::Fault;
using test::sampleLesson;

TEST_CASE("an action that the rules refuse is told with its place, reason and rule") {
    const auto fault = GENERATE(
        Fault{"\"x\": 1, \"y\": 0, \"rotation\": 270", "\"x\": 1, \"y\": 0, \"rotation\": 0",
              "file: record.actions[2]: a street must go on here (C2.2)"},
        Fault{"{\"player\": 0, \"type\": \"pass\"}", "{\"player\": 1, \"type\": \"pass\"}",
              "file: steps[2].actions[0]: another player is to act: player 0 is to place a follower or pass (C3.1)"},
        Fault{"{\"player\": 0, \"type\": \"pass\"}", "{\"player\": 0, \"type\": \"place_guard\"}",
              "file: steps[2].actions[0]: this is not what is to be done now: player 0 is to place a follower or "
              "pass (C3.1)"});
    checkFault(fault, sampleLesson(), brokenPromise);
}

TEST_CASE("a promised value is what the rules give") {
    checkFault({"\"is\": 8", "\"is\": 9", "file: steps[1].values.points: promised are 9, the rules give 8"},
               sampleLesson(), brokenPromise);
    checkFault(
        {"\"is\": \"m21\"", "\"is\": \"m22\"", "file: steps[0].values.there: promised are m22, the rules give m21"},
        sampleLesson(), brokenPromise);
    checkFault({", \"at\": \"done\"", "", "file: steps[1].values.points: promised are 8, the rules give 3"},
               sampleLesson(), brokenPromise);
}

TEST_CASE("an attempt is refused by the very rule that the lesson names") {
    checkFault(
        {"\"rule\": \"C2.2\"", "\"rule\": \"C2.3\"",
         "file: steps[0].attempt.rule: promised is C2.3, it is refused because a street must go on here (C2.2)"},
        sampleLesson(), brokenPromise);
    checkFault({"\"x\": 0, \"y\": 1, \"rotation\": 0", "\"x\": 0, \"y\": 1, \"rotation\": 90",
                "file: steps[0].attempt: the rules allow this, it does not show what they refuse"},
               sampleLesson(), brokenPromise);
}

TEST_CASE("choices of a task are legal, and wrong ones are other choices") {
    const auto fault =
        GENERATE(Fault{"\"accept\": [{\"player\": 0, \"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 90}",
                       "\"accept\": [{\"player\": 0, \"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 0}",
                       "file: steps[1].task.accept[0]: a street must go on here (C2.2)"},
                 Fault{"\"accept\": [{\"player\": 0,", "\"accept\": [{\"player\": 1,",
                       "file: steps[1].task.accept[0]: player 0 is to act"},
                 Fault{"\"x\": -1, \"y\": 0, \"rotation\": 180", "\"x\": -1, \"y\": 0, \"rotation\": 0",
                       "file: steps[1].task.wrong[0].action: a street would meet a side without a street (C2.2)"},
                 Fault{"\"x\": -1, \"y\": 0, \"rotation\": 180", "\"x\": 0, \"y\": 1, \"rotation\": 90",
                       "file: steps[1].task.wrong[0].action: this comes to the same as an accepted choice"});
    checkFault(fault, sampleLesson(), brokenPromise);
}

TEST_CASE("what lights up or is in sight is there") {
    const auto fault = GENERATE(
        Fault{"\"segment\": 1}, \"cells\"", "\"segment\": 3}, \"cells\"",
              "file: steps[0].light.feature: tile C02 at (0, 0) has no segment 3, only 0 to 2"},
        Fault{"{\"feature\": {\"x\": 0, \"y\": 0", "{\"feature\": {\"x\": 0, \"y\": 1",
              "file: steps[0].light.feature: no tile lies at (0, 1), m21"},
        Fault{"\"cells\": [[0, 1]]", "\"cells\": [[0, 1], [0, 5]]",
              "file: steps[0].light.cells[1]: this cell is far from the city"},
        Fault{"[{\"x\": 0, \"y\": -2, \"side\": \"S\"}]", "[{\"x\": 0, \"y\": -3, \"side\": \"S\"}]",
              "file: steps[0].light.edges[0]: no tile lies at (0, -3), m17"},
        Fault{"\"row\": {\"x\": 0", "\"row\": {\"x\": 5", "file: steps[0].light.row: no tile lies at (5, -2), r18"},
        Fault{"[[0, 0], [0, 1]]", "[[0, 0], [-9, 1]]",
              "file: steps[0].camera.cells[1]: this cell is far from the city"});
    checkFault(fault, sampleLesson(), brokenPromise);
}

TEST_CASE("a value that cannot be reckoned is told with its place and the reason") {
    const auto faultOf = [](const std::string& value) {
        return brokenPromise(cityLesson(R"({"caption": {"en": "{v}"}, "values": {"v": {)" + value + "}}}"));
    };
    const std::string place = "file: steps[0].values.v: ";
    CHECK(faultOf(R"("of": "worth", "x": 5, "y": 5, "segment": 0)") == place + "no tile lies at (5, 5), r25");
    CHECK(faultOf(R"("of": "worth", "x": 0, "y": 0, "segment": 6)") ==
          place + "tile C02 at (0, 0) has no segment 6, only 0 to 2");
    CHECK(faultOf(R"("of": "kinds", "x": 0, "y": 0, "segment": 1)") == place + "this is no market");
    CHECK(faultOf(R"("of": "markets", "x": 0, "y": 0, "segment": 1)") == place + "this is no residential area");
    CHECK(faultOf(R"("of": "guard", "x": 9, "y": 0, "side": "N")") == place + "no tile lies at (9, 0), v20");
    CHECK(faultOf(R"("of": "tower", "end": "clockwise")") == place + "there is no gate yet");
    CHECK(faultOf(R"("of": "round")") == place + "nobody builds at the wall in this step");
    CHECK(faultOf(R"("of": "scored")") == place + "the step has only 0 such scorings");
    CHECK(faultOf(R"("of": "tiles_left", "stack": 3)") == place + "there are only 3 stacks");
}
