#include "io/fault.h"
#include "lesson/lesson_samples.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::lessonFault;
using test::replaced;
using test::sampleLesson;

TEST_CASE("a good lesson has no fault") {
    CHECK(lessonFault(sampleLesson()).empty());
    CHECK(test::brokenPromise(sampleLesson()).empty());
}

TEST_CASE("a faulty head of a lesson is refused with its place") {
    const auto fault = GENERATE(
        Fault{"remparts-lesson", "remparts-game", "file: format: this is not a lesson (\"remparts-lesson\")"},
        Fault{"\"format\": \"remparts-lesson\",", "", "file: lacks \"format\""},
        Fault{"\"version\": 1", "\"version\": 2",
              "file: version: version 2 is newer than this program, which reads version 1"},
        Fault{"\"version\": 1", "\"version\": 0", "file: version: must be a whole number from 1 to 1000000"},
        Fault{"\"game\": \"city\"", "\"game\": \"go\"", "file: game: must be \"city\" or \"kids\", not \"go\""},
        Fault{"\"game\": \"city\"", "\"game\": \"kids\"",
              "file: record: the record is of another game than the lesson, which is of \"kids\""},
        Fault{"sample-1", "Sample", "file: id: must be of small letters, digits and -, not \"Sample\""},
        Fault{"\"sample-1\"", "\"\"", "file: id: must not be empty"},
        Fault{"\"place\": 3", "\"place\": 0", "file: place: must be a whole number from 1 to 99"},
        Fault{"\"minutes\": 2", "\"minutes\": 2.5", "file: minutes: must be a whole number, not a number"},
        Fault{"\"minutes\": 2", "\"minuets\": 2", "file: knows no member \"minuets\""},
        Fault{"\"minutes\": 2,", "", "file: lacks \"minutes\""},
        Fault{"\"steps\": [", "\"steps\": [], \"record\": [", "file: \"record\" is given twice"});
    checkFault(fault, sampleLesson(), lessonFault);
}

TEST_CASE("a fault in a lesson's record is told with its place in the lesson") {
    const auto fault = GENERATE(
        Fault{"\"color\": \"blue\"", "\"color\": \"red\"", "file: record.players[1].color: player 0 is red already"},
        Fault{"\"C57\"", "\"X57\"", "file: record.deck.stacks[0][4]: there is no tile \"X57\" in the set"},
        Fault{"\"type\": \"pass\"", "\"type\": \"fly\"", "file: record.actions[3]: there is no action \"fly\""},
        Fault{"\"x\": 0, \"y\": 0, ", "\"x\": 0, ", "file: record.actions[0]: lacks \"y\""},
        Fault{"\"record\": {", "\"record\": \"else.remparts.json\", \"old\": {", "file: knows no member \"old\""});
    checkFault(fault, sampleLesson(), lessonFault);
    CHECK(lessonFault(replaced(sampleLesson(), test::loopRecord(), "\"else.json\"")) ==
          "file: record: a record in a file of its own cannot be had here");
    CHECK(lessonFault(replaced(sampleLesson(), test::loopRecord(), "7")) ==
          "file: record: must be an object, not a whole number");
}

TEST_CASE("a faulty step is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"caption\": {\"en\": \"Close the loop.\"},", "", "file: steps[1]: lacks \"caption\""},
        Fault{"\"light\":", "\"ligth\":", "file: steps[0]: knows no member \"ligth\""},
        Fault{"[\"C2.1\", \"C2.2\"]", "[]", "file: steps[0].rules: must hold 1 to 12 entries"},
        Fault{"[\"C2.1\", \"C2.2\"]", "[\"C2.1\", \"K2.2\"]",
              "file: steps[0].rules[1]: rules of this game are numbered as \"C4.2\", not \"K2.2\""},
        Fault{"[\"C2.1\", \"C2.2\"]", "[\"C2\"]",
              "file: steps[0].rules[0]: rules of this game are numbered as \"C4.2\", not \"C2\""},
        Fault{"\"actions\": [{\"player\": 0,", "\"actions\": [{\"player\": 2,",
              "file: steps[2].actions[0]: there is no player 2, only 0 to 1"},
        Fault{"\"actions\": [{\"player\": 0, \"type\": \"pass\"}]", "\"actions\": {}",
              "file: steps[2].actions: must be a list, not an object"},
        Fault{"\"rule\": \"C2.2\"", "\"rules\": \"C2.2\"", "file: steps[0].attempt: knows no member \"rules\""},
        Fault{"\"action\": {\"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 0}",
              "\"action\": {\"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 45}",
              "file: steps[0].attempt.action: \"rotation\" must be 0, 90, 180 or 270, not 45 (C2.1)"},
        Fault{"\"camera\": \"map\"", "\"camera\": \"up\"",
              "file: steps[1].camera: must be \"all\", \"map\", \"overview\", \"north\", \"east\", \"south\", "
              "\"west\" or "
              "{\"cells\": …}, not \"up\""},
        Fault{"{\"cells\": [[0, 0], [0, 1]]}", "{\"cells\": [[0, 0, 1]]}",
              "file: steps[0].camera.cells[0]: must be [x, y]"},
        Fault{"{\"cells\": [[0, 0], [0, 1]]}", "{\"cells\": []}",
              "file: steps[0].camera.cells: must hold 1 to 400 entries"},
        Fault{"\"side\": \"S\"}], \"row\"", "\"side\": \"Q\"}], \"row\"",
              "file: steps[0].light.edges[0].side: must be \"N\", \"E\", \"S\" or \"W\", not \"Q\""},
        Fault{"\"segment\": 1}, \"cells\"", "\"segment\": 8}, \"cells\"",
              "file: steps[0].light.feature.segment: must be a whole number from 0 to 7"},
        Fault{"\"light\": {\"feature\"", "\"light\": {\"fetaure\"",
              "file: steps[0].light: knows no member \"fetaure\""});
    checkFault(fault, sampleLesson(), lessonFault);
}

TEST_CASE("a faulty task or question is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"accept\": [{", "\"accept\": [], \"wrong\": [{", "file: steps[1].task: \"wrong\" is given twice"},
        Fault{"\"accept\": [{\"player\": 0, \"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 90}]",
              "\"accept\": []", "file: steps[1].task.accept: must hold 1 to 400 entries"},
        Fault{"\"hint\":", "\"clue\":", "file: steps[1].task: knows no member \"clue\""},
        Fault{"\"because\": {\"en\": \"That is elsewhere.\"}", "\"why\": 1",
              "file: steps[1].task.wrong[0]: knows no member \"why\""},
        Fault{", \"because\": {\"en\": \"That is elsewhere.\"}", "",
              "file: steps[1].task.wrong[0]: lacks \"because\""},
        Fault{"{\"en\": \"The gate\"}, {\"en\": \"Nothing\"}", "{\"en\": \"The gate\"}",
              "file: steps[2].question.choices: must hold 2 to 4 entries"},
        Fault{"\"answer\": 0", "\"answer\": 2", "file: steps[2].question.answer: must be a whole number from 0 to 1"},
        Fault{"\"answer\": 0,", "", "file: steps[2].question: lacks \"answer\""},
        Fault{
            "\"caption\": {\"en\": \"She passes.\"},",
            "\"caption\": {\"en\": \"She passes.\"}, \"task\": {\"accept\": [{\"player\": 0, \"type\": \"pass\"}]},",
            "file: steps[2]: a step has a task or a question, not both"});
    checkFault(fault, sampleLesson(), lessonFault);
}

TEST_CASE("a faulty value is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"of\": \"worth\"", "\"of\": \"luck\"",
              "file: steps[1].values.points.of: there is no value of \"luck\""},
        Fault{"\"of\": \"worth\"", "\"of\": \"children\"",
              "file: steps[1].values.points.of: this game has no value of \"children\""},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1", "\"of\": \"gain\"",
              "file: steps[1].values.points: lacks \"player\""},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1", "\"of\": \"gain\", \"player\": 2",
              "file: steps[1].values.points.player: must be a whole number from 0 to 1"},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1", "\"of\": \"scored\", \"feature\": \"road\"",
              "file: steps[1].values.points.feature: must be \"street\", \"market\", \"tower\", \"residential\" or "
              "\"guard\", not \"road\""},
        Fault{"\"of\": \"worth\"", "\"of\": \"worth\", \"nth\": 1",
              "file: steps[1].values.points: knows no member \"nth\""},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1", "\"of\": \"legal\", \"type\": \"draw\"",
              "file: steps[1].values.points.type: must be \"place_tile\", \"place_follower\", \"place_gate\", "
              "\"place_wall\", \"place_guard\", \"place_tower\" or \"pass\", not \"draw\""},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1",
              "\"of\": \"market_points\", \"tiles\": 3, \"kinds\": 4",
              "file: steps[1].values.points.kinds: must be a whole number from 0 to 3"},
        Fault{"\"of\": \"worth\", \"x\": 0, \"y\": 0, \"segment\": 1", "\"of\": \"tower\", \"end\": \"left\"",
              "file: steps[1].values.points.end: must be \"clockwise\" or \"counterclockwise\", not \"left\""},
        Fault{"\"at\": \"done\"", "\"at\": \"once\"",
              "file: steps[1].values.points.at: must be \"played\" or \"done\", not \"once\""},
        Fault{"\"is\": 8", "\"is\": true",
              "file: steps[1].values.points.is: must be a whole number, not true or false"},
        Fault{"\"points\": {\"of\"", "\"Points\": {\"of\"",
              "file: steps[1].values: a value is named by up to 30 small letters, digits and _, beginning with a "
              "letter, "
              "not \"Points\""});
    checkFault(fault, sampleLesson(), lessonFault);
}
