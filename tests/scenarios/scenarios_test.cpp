// Plays every record of this folder and compares it with what it is expected to tell (README.md).
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "remparts/io/record_file.h"
#include "story.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

constexpr const char* ending = ".remparts.json";

std::filesystem::path folder() {
    return std::filesystem::path(REMPARTS_SOURCE_DIR) / "tests" / "scenarios";
}

std::vector<std::string> scenarios() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(ending)) names.push_back(name.substr(0, name.size() - std::string(ending).size()));
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::shared_ptr<const TileSet> tilesOf(GameKind game) {
    return game == GameKind::Kids ? kidsBoxTiles() : boxTiles();
}

io::Record read(const std::string& name) {
    return io::readRecord(folder() / (name + ending), tilesOf);
}

Story play(const io::Record& record) {
    Game game(record.setup);
    Story story;
    std::vector<std::string> sentences;
    const auto listen = [&](const EventLog& events) {
        for (const Event& event : events)
            if (std::string line = sentence(*record.setup, event); !line.empty())
                sentences.push_back(std::move(line));
    };
    listen(game.startEvents());
    for (const io::RecordedAction& recorded : record.actions) {
        INFO("action " << story.legalCounts.size());
        REQUIRE(game.state().decision.player == recorded.player);
        story.legalCounts.push_back(game.rules().legalActions(game.state()).size());
        REQUIRE(!game.play(recorded.action).has_value());
        listen(game.steps().back().events);
    }
    story.result = resultLines(*record.setup, game.rules().standings(game.state()));
    tell(story, std::move(sentences));
    return story;
}

}  // namespace

TEST_CASE("Recorded games go as their expectations tell", "[scenarios]") {
    REQUIRE(scenarios().size() >= 16);
    for (const std::string& name : scenarios()) {
        DYNAMIC_SECTION(name) {
            const Story story = play(read(name));
            std::ifstream file(folder() / (name + ".expected.txt"));
            if (!file) FAIL("no expectations; the game goes like this:\n\n" << print(story));
            std::stringstream text;
            text << file.rdbuf();
            const Story expected = parseStory(text.str());
            CHECK(story.legalCounts == expected.legalCounts);
            CHECK(story.happenings == expected.happenings);
            CHECK(story.finalScorings == expected.finalScorings);
            CHECK(story.result == expected.result);
        }
    }
}

TEST_CASE("Recorded games come back from their file as they were saved", "[scenarios]") {
    for (const std::string& name : scenarios()) {
        INFO(name);
        const std::string saved = io::writeRecord(io::playRecord(read(name)));
        const io::Record again = io::parseRecord(saved, name, tilesOf);
        CHECK(io::writeRecord(io::playRecord(again)) == saved);
    }
}
