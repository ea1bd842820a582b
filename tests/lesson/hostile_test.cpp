// Whatever a file holds, reading and playing it ends with a lesson or with a fault in words.
#include <random>

#include "lesson/lesson_samples.h"
#include "remparts/io/error.h"
#include "remparts/lesson/lesson_file.h"
#include "support/catch.h"

using namespace remparts;

namespace {

/// Any other exception fails the test.
void readAndPlay(const std::string& text) {
    try {
        (void)test::scriptOf(text);
    } catch (const io::FileError& fault) {
        REQUIRE(std::string(fault.what()).find("file: ") == 0);
    } catch (const lesson::LessonError& fault) {
        REQUIRE(std::string(fault.what()).find("file: ") == 0);
    }
}

}  // namespace

TEST_CASE("a lesson that breaks off anywhere is refused") {
    const std::string good = test::sampleLesson();
    for (std::size_t length = 0; length + 2 < good.size(); length += 7) {
        CHECK_FALSE(test::lessonFault(good.substr(0, length)).empty());
    }
}

TEST_CASE("a lesson with bytes exchanged is read or refused, never worse") {
    std::mt19937 random(6);
    const std::string good = test::sampleLesson();
    const std::string bytes = "{}[]\",:0123456789-eE.ntCK \\u\xff\x80\n";
    for (int round = 0; round < 1500; ++round) {
        std::string text = good;
        for (int i = 0; i < 1 + round % 4; ++i) text[random() % text.size()] = bytes[random() % bytes.size()];
        readAndPlay(text);
    }
}

TEST_CASE("a lesson with values exchanged for others is read or refused, never worse") {
    const std::string good = test::sampleLesson();
    const std::array<std::string, 9> others{"null",  "true", "-1", "99999999999999999999", "1e308",
                                            "\"x\"", "[]",   "{}", "{\"en\": \"{who}\"}"};
    std::size_t tried = 0;
    for (std::size_t at = good.find("\": "); at != std::string::npos; at = good.find("\": ", at + 1)) {
        const std::size_t begin = at + 3;
        if (good[begin] == '{' || good[begin] == '[') continue;
        const std::size_t end = good.find_first_of(",}\n", begin);
        for (const std::string& other : others) {
            readAndPlay(good.substr(0, begin) + other + good.substr(end));
            ++tried;
        }
    }
    CHECK(tried > 500);
}

TEST_CASE("a lesson that is nested deeply or holds very much is refused") {
    const std::string deep(100'000, '[');
    CHECK(test::lessonFault(deep).find("nested more than") != std::string::npos);
    std::string steps;
    for (int i = 0; i < 101; ++i) steps += std::string(i > 0 ? "," : "") + R"({"caption": {"en": "a"}})";
    CHECK(test::lessonFault(test::cityLesson(steps)) == "file: steps: must hold 1 to 100 steps");
    CHECK(test::lessonFault(test::cityLesson("")) == "file: steps: must hold 1 to 100 steps");
    std::string scenes;
    for (int i = 0; i < 31; ++i)
        scenes += std::string(i > 0 ? "," : "") + R"({"caption": {"en": "a"}, "record": )" + test::loopRecord() + "}";
    CHECK(test::lessonFault(test::cityLesson(scenes)) == "file: steps[29]: a lesson has at most 30 scenes");
    std::string values;
    for (int i = 0; i < 61; ++i)
        values += std::string(i > 0 ? "," : "") + "\"v" + std::to_string(i) + R"(": {"of": "wall"})";
    CHECK(test::lessonFault(test::cityLesson(R"({"caption": {"en": "a"}, "values": {)" + values + "}}")) ==
          "file: steps[0].values: holds more than 60 values");
}

TEST_CASE("a lesson on an empty table or after the end of the game asks for nothing that is not there") {
    const std::string empty = R"({"format": "remparts-game", "version": 1, "game": "city",
 "players": [{"name": "Anna", "color": "red"}, {"name": "Ben", "color": "blue"}],
 "deck": {"stacks": [["C56"], [], []]}})";
    for (const char* value :
         {R"("of": "projected", "player": 0)", R"("of": "sides_left")",
          R"("of": "worth", "x": 0, "y": 0, "segment": 0)", R"("of": "guard", "x": 0, "y": 0, "side": "N")",
          R"("of": "tower", "end": "clockwise")", R"("of": "places")", R"("of": "legal")", R"("of": "wall")",
          R"("of": "round")", R"("of": "score", "player": 0)"}) {
        const std::string values = R"("values": {"v": {)" + std::string(value) + "}}";
        readAndPlay(test::replaced(test::cityLesson(R"({"caption": {"en": "{v}"}, )" + values + "}"),
                                   test::loopRecord(), empty));
        readAndPlay(test::replaced(
            test::cityLesson(
                R"({"caption": {"en": "{v}"}, "actions": [{"player": 0, "type": "place_tile", "x": 0, "y": 0,
 "rotation": 0}, {"player": 0, "type": "pass"}], )" +
                values + "}"),
            test::loopRecord(), empty));
    }
}
