#include <nlohmann/json.hpp>

#include "cli_run.h"
#include "io/samples.h"
#include "remparts/io/json_lines.h"
#include "support/catch.h"

using namespace remparts;
using nlohmann::json;
using test::CliRun;
using test::runCli;

namespace {

CliRun replay(const std::string& record, const std::string& flags = {}) {
    const test::TemporaryFolder folder;
    test::writeFile(folder.path() / "game.remparts.json", record);
    return runCli("replay " + (folder.path() / "game.remparts.json").string() + " " + flags);
}

std::vector<json> parsed(const CliRun& run) {
    std::vector<json> lines;
    for (const std::string& line : run.lines()) lines.push_back(json::parse(line));
    return lines;
}

}  // namespace

TEST_CASE("replay ends with the result") {
    const engine::Game game = test::randomGame(8);
    const CliRun run = replay(io::writeRecord(game));
    CHECK(run.status == 0);
    CHECK(run.out == io::standingsLine(engine::GameKind::City, game.rules().standings(game.state())) + "\n");
}

TEST_CASE("the legal list comes before each action, and once more for an unfinished game") {
    const std::vector<json> lines = parsed(replay(test::sampleRecord(), "--legal"));
    REQUIRE(lines.size() == 4);
    CHECK(lines[0]["step"] == 0);
    CHECK(lines[0]["player"] == 0);
    CHECK(lines[0]["phase"] == "tile");
    CHECK(lines[0]["legal"][1] == json::parse(R"({"type": "place_tile", "x": 0, "y": 0, "rotation": 90})"));
    CHECK(lines[1]["phase"] == "follower");
    CHECK(lines[1]["legal"].back() == json::parse(R"({"type": "pass"})"));
    CHECK(lines[2]["step"] == 2);
    CHECK(lines[2]["player"] == 1);
    CHECK(lines[3]["over"] == false);
}

TEST_CASE("a finished game has one legal list for each action") {
    const engine::Game game = test::randomGame(9);
    std::size_t lists = 0;
    for (const json& line : parsed(replay(io::writeRecord(game), "--legal")))
        lists += line.contains("legal") ? 1u : 0u;
    CHECK(lists == game.steps().size());
}

TEST_CASE("what an action leads to comes after its legal list") {
    const std::vector<json> lines = parsed(replay(test::sampleRecord(), "--events --legal"));
    std::string order;
    for (const json& line : lines) order += line.contains("legal") ? "legal " : line.value("event", "result") + " ";
    CHECK(order ==
          "turn_began tile_drawn legal tile_placed legal follower_placed turn_began tile_drawn legal result ");
}

TEST_CASE("the points of the events add up to the result") {
    const engine::Game game = test::randomGame(10);
    std::vector<int> points(game.setup().players.size(), 0);
    const std::vector<json> lines = parsed(replay(io::writeRecord(game), "--events"));
    for (const json& line : lines) {
        if (line.value("event", "") == "scored")
            points[line["player"].get<std::size_t>()] += line["points"].get<int>();
    }
    CHECK(lines.back()["scores"] == json(points));
}

TEST_CASE("the table has a line for each player and a verdict") {
    const engine::Game game = test::randomGame(3);
    const CliRun run = replay(io::writeRecord(game), "--table");
    const std::vector<std::string> lines = run.lines();
    REQUIRE(lines.size() == game.setup().players.size() + 2);
    const std::vector<int> scores = game.rules().standings(game.state()).scores;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        CHECK(lines[i + 1].find(game.setup().players[i].name) == 0);
        const std::string total = " " + std::to_string(scores[i]);
        CHECK(lines[i + 1].substr(lines[i + 1].size() - total.size()) == total);
    }
    const bool verdict = lines.back().find(" wins.") != std::string::npos ||
                         lines.back().find(" share the victory.") != std::string::npos;
    CHECK(verdict);
    CHECK(replay(test::sampleRecord(), "--table").lines().back() == "The game is not over.");
}

TEST_CASE("a broken rule has status 2, with number, reason and rule") {
    const CliRun run = replay(test::replaced(test::sampleRecord(), "\"segment\": 0", "\"segment\": 9"), "--events");
    CHECK(run.status == 2);
    CHECK(run.err.find("remparts-cli: action 1: ") == 0);
    CHECK(run.err.find("(C3.1)") != std::string::npos);
    CHECK(run.lines().back().find("tile_placed") != std::string::npos);
}

TEST_CASE("an unknown or incomplete action has status 2, a wrong type 1") {
    CHECK(replay(test::replaced(test::sampleRecord(), "place_follower", "fly")).status == 2);
    CHECK(replay(test::replaced(test::sampleRecord(), ", \"segment\": 0", "")).status == 2);
    CHECK(replay(test::replaced(test::sampleRecord(), "\"rotation\": 90", "\"rotation\": 45")).status == 2);
    const CliRun wrongType = replay(test::replaced(test::sampleRecord(), "\"segment\": 0", "\"segment\": \"0\""));
    CHECK(wrongType.status == 1);
    CHECK(wrongType.err.find("game.remparts.json: actions[1].segment: must be a whole number") != std::string::npos);
}

TEST_CASE("nothing is printed of a record that cannot be used") {
    const CliRun run = replay(test::replaced(test::sampleRecord(), "\"blue\"", "\"red\""), "--events --legal");
    CHECK(run.status == 1);
    CHECK(run.out.empty());
    CHECK(run.err.find("game.remparts.json: players[1].color: player 0 is red already") != std::string::npos);
}
