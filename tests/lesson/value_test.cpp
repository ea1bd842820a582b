#include <fstream>
#include <set>
#include <sstream>

#include "lesson/lesson_samples.h"
#include "support/catch.h"

using namespace remparts;

namespace {

/// "of" and members of a value, and the result.
struct Answer {
    const char* value;
    const char* result;
};

std::string stepWith(const std::string& value, const std::string& more) {
    return R"({"caption": {"en": "{v}"}, "values": {"v": {"of": )" + value + "}}" + more + "}";
}
std::string result(const std::string& lesson) {
    const lesson::Script script = test::scriptOf(lesson);
    return script.text(0, script.lesson().steps[0].caption, "en");
}

/// The loop is closed, a wall round of both players played, a tower set.
const std::string wallRound = R"(, "actions": [
 {"player": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 90}, {"player": 0, "type": "pass"},
 {"player": 0, "type": "place_gate", "x": 0, "y": -2, "side": "E"},
 {"player": 1, "type": "place_wall", "end": "clockwise"}, {"player": 1, "type": "place_guard"},
 {"player": 0, "type": "place_wall", "end": "counterclockwise"}, {"player": 0, "type": "pass"},
 {"player": 1, "type": "place_wall", "end": "counterclockwise"}, {"player": 1, "type": "pass"},
 {"player": 0, "type": "place_tower", "end": "counterclockwise"}])";
/// The last tile after that, and all that the end brings.
const std::string lastTile =
    wallRound.substr(0, wallRound.size() - 1) +
    R"(, {"player": 1, "type": "place_tile", "x": 2, "y": 1, "rotation": 90}, {"player": 1, "type": "pass"}])";
/// Kids: a street of three tiles with a red child is closed.
const std::string closedRoad = R"(, "actions": [
 {"player": 0, "type": "draw", "pile": 1}, {"player": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 0},
 {"player": 1, "type": "draw", "pile": 0}, {"player": 1, "type": "place_tile", "x": 0, "y": 2, "rotation": 0}])";

std::set<std::string>& triedKinds() {
    static std::set<std::string> kinds;
    return kinds;
}
void check(const Answer& answer, const std::string& lesson) {
    INFO(answer.value);
    CHECK(result(lesson) == answer.result);
    const std::string kind(answer.value + 1);
    triedKinds().insert(kind.substr(0, kind.find('"')));
}

void checkBeforeLoop() {
    for (const Answer& answer :
         {Answer{R"("name", "player": 1)", "Ben"}, Answer{R"("place", "x": 15, "y": -2)", "zb18"},
          Answer{R"("place", "x": -13, "y": 0)", "ay20"}, Answer{R"("score", "player": 0)", "0"},
          Answer{R"("worth", "x": 0, "y": 0, "segment": 1)", "3"},
          Answer{R"("tiles", "x": 1, "y": 0, "segment": 1)", "3"}, Answer{R"("tiles_left")", "1"},
          Answer{R"("tiles_left", "stack": 2)", "1"}, Answer{R"("tiles_left", "stack": 1)", "0"},
          Answer{R"("set_aside")", "0"}, Answer{R"("places")", "11"}, Answer{R"("legal")", "19"},
          Answer{R"("legal", "type": "place_tile")", "19"}, Answer{R"("legal", "type": "pass")", "0"}})
        check(answer, test::cityLesson(stepWith(answer.value, "")));
}

void checkAfterWallRound() {
    for (const Answer& answer : {Answer{R"("score", "player": 0)", "10"},
                                 Answer{R"("gain", "player": 0)", "10"},
                                 Answer{R"("gain", "player": 1)", "0"},
                                 Answer{R"("scored")", "8"},
                                 Answer{R"("scored", "nth": 1)", "2"},
                                 Answer{R"("scored", "feature": "tower", "player": 0)", "2"},
                                 Answer{R"("scorings")", "2"},
                                 Answer{R"("scorings", "feature": "street")", "1"},
                                 Answer{R"("scorings", "player": 1)", "0"},
                                 Answer{R"("worth", "x": 0, "y": 0, "segment": 1)", "8"},
                                 Answer{R"("worth", "x": 2, "y": 0, "segment": 2)", "1"},
                                 Answer{R"("kinds", "x": 2, "y": 0, "segment": 2)", "1"},
                                 Answer{R"("markets", "x": 0, "y": -1, "segment": 0)", "1"},
                                 Answer{R"("markets", "x": 0, "y": 0, "segment": 2)", "0"},
                                 Answer{R"("guard", "x": 0, "y": -2, "side": "S")", "5"},
                                 Answer{R"("public", "x": 0, "y": -2, "side": "S")", "1"},
                                 Answer{R"("historic", "x": 0, "y": -2, "side": "S")", "1"},
                                 Answer{R"("row", "x": 0, "y": -2, "side": "S")", "4"},
                                 Answer{R"("tower", "end": "clockwise")", "1"},
                                 Answer{R"("followers", "player": 0)", "6"},
                                 Answer{R"("followers", "player": 1)", "5"},
                                 Answer{R"("towers", "player": 0)", "5"},
                                 Answer{R"("towers", "player": 1)", "6"},
                                 Answer{R"("projected", "player": 0)", "11"},
                                 Answer{R"("projected", "player": 1)", "7"},
                                 Answer{R"("wall")", "3"},
                                 Answer{R"("wall_left")", "67"},
                                 Answer{R"("sides_left")", "10"},
                                 Answer{R"("round")", "2"},
                                 Answer{R"("round", "player": 0)", "2"}})
        check(answer, test::cityLesson(stepWith(answer.value, wallRound)));
}

void checkRulesAndBox() {
    for (const Answer& answer : {Answer{R"("street_points", "tiles": 3)", "3"},
                                 Answer{R"("street_points", "tiles": 4)", "8"},
                                 Answer{R"("market_points", "tiles": 4, "kinds": 2)", "8"},
                                 Answer{R"("market_points", "tiles": 6, "kinds": 3)", "18"},
                                 Answer{R"("guard_points", "public": 3, "historic": 1)", "9"},
                                 Answer{R"("area_points", "markets": 3)", "6"},
                                 Answer{R"("tower_points", "pieces": 4)", "4"},
                                 Answer{R"("box", "thing": "tiles")", "75"},
                                 Answer{R"("box", "thing": "designs")", "64"},
                                 Answer{R"("box", "thing": "stack_1")", "30"},
                                 Answer{R"("box", "thing": "stack_2")", "25"},
                                 Answer{R"("box", "thing": "stack_3")", "20"},
                                 Answer{R"("box", "thing": "wall")", "70"},
                                 Answer{R"("box", "thing": "towers")", "12"},
                                 Answer{R"("box", "thing": "towers_2")", "6"},
                                 Answer{R"("box", "thing": "towers_3")", "4"},
                                 Answer{R"("box", "thing": "towers_4")", "3"},
                                 Answer{R"("box", "thing": "followers")", "8"},
                                 Answer{R"("box", "thing": "supply")", "7"},
                                 Answer{R"("box", "thing": "track")", "50"},
                                 Answer{R"("box", "thing": "players_least")", "2"},
                                 Answer{R"("box", "thing": "players_most")", "4"}})
        check(answer, test::cityLesson(stepWith(answer.value, "")));
}

void checkKids() {
    for (const Answer& answer :
         {Answer{R"("name", "player": 0)", "Anna"}, Answer{R"("score", "player": 0)", "7"},
          Answer{R"("gain", "player": 0)", "1"}, Answer{R"("gain", "player": 1)", "0"},
          Answer{R"("followers", "player": 1)", "8"}, Answer{R"("tiles", "x": 0, "y": 1, "segment": 0)", "3"},
          Answer{R"("children", "x": 0, "y": 1, "segment": 0, "player": 0)", "1"},
          Answer{R"("children", "x": 0, "y": 1, "segment": 0, "player": 1)", "0"}, Answer{R"("tiles_left")", "2"},
          Answer{R"("legal", "type": "draw")", "2"}, Answer{R"("box", "thing": "tiles")", "36"},
          Answer{R"("box", "thing": "designs")", "15"}, Answer{R"("box", "thing": "figures")", "8"}})
        check(answer, test::kidsLesson(stepWith(answer.value, closedRoad)));
}

/// The words in the first column of the table of values in docs/lesson-format.md.
std::set<std::string> documentedKinds() {
    std::ifstream page("docs/lesson-format.md");
    std::set<std::string> kinds;
    bool inTable = false;
    for (std::string line; std::getline(page, line);) {
        if (line.find("| `of` |") == 0) inTable = true;
        if (line.empty()) inTable = false;
        if (!inTable || line.find("| `") != 0 || line.find("| `of` |") == 0) continue;
        std::istringstream column(line.substr(0, line.find(" |")));
        for (std::string word; column >> word;) {
            if (word.front() == '`') kinds.insert(word.substr(1, word.size() - 2));
        }
    }
    return kinds;
}

}  // namespace

TEST_CASE("every value of the format is what the rules give") {
    checkBeforeLoop();
    checkAfterWallRound();
    checkRulesAndBox();
    checkKids();
    const std::set<std::string> documented = documentedKinds();
    REQUIRE(documented.size() > 30);
    CHECK(triedKinds() == documented);
}

TEST_CASE("the end of the game is part of the step that brings it") {
    for (const Answer& answer :
         {Answer{R"("scored", "feature": "guard")", "5"}, Answer{R"("scored", "feature": "residential")", "2"},
          Answer{R"("gain", "player": 1)", "7"}, Answer{R"("score", "player": 0)", "11"},
          Answer{R"("projected", "player": 0)", "11"}, Answer{R"("legal")", "0"}})
        check(answer, test::cityLesson(stepWith(answer.value, lastTile)));
}

TEST_CASE("tiles that fit nowhere are counted", "[C2.5]") {
    std::string lesson = test::cityLesson(stepWith(R"("set_aside")", R"(, "actions": [
 {"player": 0, "type": "place_tile", "x": 0, "y": 0, "rotation": 0}, {"player": 0, "type": "pass"}])"));
    lesson = test::replaced(lesson, test::loopRecord(),
                            R"({"format": "remparts-game", "version": 1, "game": "city",
 "players": [{"name": "Anna", "color": "red"}, {"name": "Ben", "color": "blue"}],
 "deck": {"stacks": [["C56", "C01", "C56"], [], []]}})");
    CHECK(result(lesson) == "1");
}

TEST_CASE("values are put into every text, in the language that is asked for") {
    const lesson::Script script = test::scriptOf(test::sampleLesson());
    const lesson::LessonStep& step = script.lesson().steps[0];
    CHECK(script.text(0, step.caption, "en") == "Anna may lay at m21, see C2.1.");
    CHECK(script.text(0, step.caption, "de_AT") == "Anna legt bei m21.");
    CHECK(script.text(0, step.caption, "ru") == "Anna may lay at m21, see C2.1.");
    CHECK(script.text(1, script.lesson().steps[1].task->done, "fr") == "That is 8.");
    CHECK(lesson::textIn({}, "en").empty());
}
