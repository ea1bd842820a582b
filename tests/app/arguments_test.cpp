// The command line: what it takes, and what it refuses.
#include "commands/arguments.h"

#include <vector>

#include "support/catch.h"

using namespace remparts;

namespace {

std::variant<app::Arguments, int> read(std::vector<std::string> words) {
    words.insert(words.begin(), "remparts");
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    return app::readArguments(static_cast<int>(pointers.size()), pointers.data());
}

app::Arguments accepted(const std::vector<std::string>& words) {
    const auto result = read(words);
    REQUIRE(std::holds_alternative<app::Arguments>(result));
    return std::get<app::Arguments>(result);
}

int refused(const std::vector<std::string>& words) {
    const auto result = read(words);
    REQUIRE(std::holds_alternative<int>(result));
    return std::get<int>(result);
}

}  // namespace

TEST_CASE("A picture has the size, view, time and caption that the command line asks for") {
    const app::Arguments usual = accepted({"--render", "a.png", "game.json"});
    CHECK(usual.size == QSize(1920, 1080));
    CHECK(usual.view == scene::View::Overview);
    CHECK_FALSE(usual.time);
    CHECK_FALSE(usual.caption);
    const app::Arguments asked = accepted(
        {"--render", "a.png", "game.json", "--size", "8192x8192", "--view", "west", "--time", "night", "--caption"});
    CHECK(asked.size == QSize(8192, 8192));
    CHECK(asked.view == scene::View::West);
    CHECK(asked.time == geometry::TimeOfDay::Night);
    CHECK(asked.caption);
}

TEST_CASE("One call does one thing") {
    CHECK(refused({"--bench-scene", "--contact-sheet", "a.png", "game.json"}) == 1);
    CHECK(refused({"--bench-scene", "--render", "a.png", "game.json"}) == 1);
    CHECK(refused({"--bench-scene", "--export", "a.stl", "game.json"}) == 1);
    CHECK(refused({"--contact-sheet", "a.png", "--export", "a.stl", "game.json"}) == 1);
}

TEST_CASE("Wrong use of --render ends with status 1") {
    const std::vector<std::string> start{"--render", "a.png", "game.json"};
    const auto more = [&](std::vector<std::string> words) {
        words.insert(words.begin(), start.begin(), start.end());
        return refused(words);
    };
    CHECK(more({"--size", "8193x100"}) == 1);
    CHECK(more({"--size", "100"}) == 1);
    CHECK(more({"--size", "100x"}) == 1);
    CHECK(more({"--size", "-100x100"}) == 1);
    CHECK(more({"--size", "15x100"}) == 1);
    CHECK(more({"--view", "below"}) == 1);
    CHECK(more({"--time", "tea"}) == 1);
    CHECK(refused({"--render", "a.jpg", "game.json"}) == 1);
    CHECK(refused({"--render", "a.png"}) == 1);
    CHECK(refused({"--caption", "game.json"}) == 1);
    CHECK(refused({"--time", "night", "game.json"}) == 1);
}

TEST_CASE("A lesson of one's own is gone through alone") {
    CHECK(accepted({"--lesson", "streets.json"}).lesson == "streets.json");
    CHECK(refused({"--lesson", "streets.json", "game.json"}) == 1);
    CHECK(refused({"--lesson", "streets.json", "--render", "a.png"}) == 1);
    CHECK(refused({"--lesson"}) == 1);
}
