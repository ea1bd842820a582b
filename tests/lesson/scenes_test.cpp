#include "lesson/lesson_samples.h"
#include "remparts/io/error.h"
#include "remparts/lesson/lesson_file.h"
#include "support/catch.h"

using namespace remparts;

TEST_CASE("each step knows where it lies in the game") {
    const lesson::Script script = test::scriptOf(test::sampleLesson());
    REQUIRE(script.spans().size() == 3);
    REQUIRE(script.scenes().size() == 1);
    const auto& spans = script.spans();
    CHECK(spans[0].begin == 11);
    CHECK(spans[0].end == 11);
    CHECK(spans[1].begin == 11);
    CHECK(spans[1].played == 11);
    CHECK(spans[1].end == 12);
    CHECK(spans[2].begin == 12);
    CHECK(spans[2].end == 13);
    CHECK(script.scenes()[0].cursor() == 13);
    CHECK(spans[0].refusal->rule == "C2.2");
    CHECK(spans[0].row.size() == 3);
}

TEST_CASE("a step with a record begins another scene, at its position") {
    const std::string record = test::replaced(test::loopRecord(), "\"Ben\"", "\"Cleo\"");
    const lesson::Script script = test::scriptOf(test::cityLesson(
        R"({"caption": {"en": "{who}"}, "values": {"who": {"of": "name", "player": 1}}},
           {"caption": {"en": "{who}"}, "values": {"who": {"of": "name", "player": 1}}, "record": )" +
        record + "}"));
    REQUIRE(script.scenes().size() == 2);
    CHECK(script.spans()[0].scene == 0);
    CHECK(script.spans()[1].scene == 1);
    CHECK(script.spans()[1].begin == 11);
    CHECK(script.text(1, script.lesson().steps[1].caption, "en") == "Cleo");
}

TEST_CASE("a fault in a later scene's record is told with its place") {
    const std::string record = test::replaced(test::loopRecord(), "\"x\": 2", "\"x\": 7");
    CHECK(test::brokenPromise(test::cityLesson(R"({"caption": {"en": "a"}, "record": )" + record + "}"))
              .find("file: steps[0].record.actions[4]: ") == 0);
}

TEST_CASE("a record may lie in a file beside the lesson") {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "lesson.json";
    test::writeFile(folder.path() / "loop.remparts.json", test::loopRecord());
    test::writeFile(file, test::replaced(test::sampleLesson(), test::loopRecord(), "\"loop.remparts.json\""));
    CHECK(lesson::Script(lesson::readLesson(file, test::boxSource())).spans().size() == 3);
}

TEST_CASE("a record that is not beside the lesson is refused with its place") {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "lesson.json";
    const auto faultOf = [&file](const char* record) -> std::string {
        test::writeFile(file, test::replaced(test::sampleLesson(), test::loopRecord(), record));
        try {
            (void)lesson::readLesson(file, test::boxSource());
        } catch (const io::FileError& fault) {
            return fault.what();
        }
        return {};
    };
    CHECK(faultOf("\"../other.json\"") ==
          file.string() + ": record: the record lies beside the lesson; only its name stands here");
    CHECK(faultOf("\"none.json\"") ==
          file.string() + ": record: " + (folder.path() / "none.json").string() + ": there is no such file");
    CHECK(faultOf("\"..\"") ==
          file.string() + ": record: the record lies beside the lesson; only its name stands here");
    CHECK(faultOf("\"/etc/passwd\"") ==
          file.string() + ": record: the record lies beside the lesson; only its name stands here");
}

TEST_CASE("a lesson that is not there or no text at all is refused in plain words") {
    CHECK_THROWS_AS(lesson::readLesson("nowhere.json", test::boxSource()), io::FileError);
    CHECK(test::lessonFault("") == "file: the file is empty");
    CHECK(test::lessonFault("[]") == "file: must be an object, not a list");
}
