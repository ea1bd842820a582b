#include <filesystem>
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

CliRun replay(const std::string& record, const std::string& flags) {
    const test::TemporaryFolder folder;
    test::writeFile(folder.path() / "game.remparts.json", record);
    return runCli("replay " + (folder.path() / "game.remparts.json").string() + " " + flags);
}

}  // namespace

TEST_CASE("tiles counts roads, children and ends in the box of The Kids", "[K1.1]") {
    const CliRun run = runCli("tiles --game kids");
    CHECK(run.status == 0);
    CHECK(run.out ==
          "tiles: 36\ndesigns: 15, with copies: 15\nroads: leading on 44, ending 56\n"
          "children: red 11, blue 11, green 11, yellow 11\nends: house 14, pond 14, wall 14, meadow 14\n");
}

TEST_CASE("new prints a record of The Kids with four piles or as many as asked for", "[K1.3]") {
    const auto piles = GENERATE(0u, 1u, 2u, 3u, 4u);
    const std::string option = piles == 0 ? "" : " --option piles=" + std::to_string(piles);
    const CliRun run = runCli("new --game kids --players 3 --seed 5" + option);
    REQUIRE(run.status == 0);
    const json record = json::parse(run.out);
    CHECK(record["game"] == "kids");
    CHECK(record["options"] == json::object());
    CHECK(record["deck"]["stacks"].size() == (piles == 0 ? 4 : piles));
    std::size_t tiles = 0;
    for (const json& pile : record["deck"]["stacks"]) tiles += pile.size();
    CHECK(tiles == 36);
    CHECK(replay(run.out, "").out == "{\"left\":[8,8,8],\"winners\":[0,1,2],\"over\":false}\n");
}

TEST_CASE("simulate writes whole games of The Kids that replay to the printed result") {
    const auto policy = GENERATE("random", "sensible");
    const test::TemporaryFolder folder;
    const CliRun run = runCli("simulate --game kids --players 3 --games 2 --seed 9 --option piles=2 --policy " +
                              std::string(policy) + " --out " + folder.path().string());
    REQUIRE(run.status == 0);
    REQUIRE(run.lines().size() == 2);
    for (std::uint64_t i = 0; i < 2; ++i) {
        const json line = json::parse(run.lines()[i]);
        CHECK_FALSE(line.contains("scores"));
        const auto file = folder.path() / ("game-" + std::to_string(9 + i) + ".remparts.json");
        const json record = json::parse(test::readFile(file));
        CHECK(line["actions"] == record["actions"].size());
        CHECK(record["deck"]["stacks"].size() == 2);
        const json result = json::parse(runCli("replay " + file.string()).out);
        CHECK(result["left"] == line["left"]);
        CHECK(result["winners"] == line["winners"]);
        CHECK(result["over"] == true);
    }
}

TEST_CASE("the legal lists of The Kids have the phases draw and tile in turn", "[K2.1][K2.2]") {
    const CliRun run = replay(test::sampleKidsRecord(), "--legal");
    REQUIRE(run.lines().size() == 4);
    CHECK(run.lines()[0] ==
          R"({"step":0,"player":0,"phase":"draw","legal":[{"type":"draw","pile":0},{"type":"draw","pile":2}]})");
    CHECK(json::parse(run.lines()[1])["phase"] == "tile");
    CHECK(json::parse(run.lines()[1])["legal"].size() == 16);
    CHECK(run.lines()[2] == R"({"step":2,"player":1,"phase":"draw","legal":[{"type":"draw","pile":2}]})");
    CHECK(run.lines()[3] == R"({"left":[8,8],"winners":[0,1],"over":false})");
}

TEST_CASE("the figures of the events and those left add up to eight each", "[K3.2]") {
    const engine::Game game = test::randomKidsGame(10);
    std::vector<int> figures(game.setup().players.size(), 0);
    json last;
    for (const std::string& line : replay(io::writeRecord(game), "--events").lines()) {
        last = json::parse(line);
        if (last.value("event", "") == "children_placed")
            figures[last["player"].get<std::size_t>()] += last["count"].get<int>();
    }
    for (std::size_t i = 0; i < figures.size(); ++i) CHECK(figures[i] + last["left"][i].get<int>() == 8);
}

TEST_CASE("the table of The Kids tells who placed how many figures on which road") {
    const std::string unfinished = test::sampleKidsRecord();
    CHECK(replay(unfinished, "--table").lines().back() == "The game is not over.");
    const std::string finished =
        test::replaced(unfinished, "\"rotation\": 0}",
                       "\"rotation\": 0},\n{\"player\": 1, \"type\": \"draw\", \"pile\": 2},\n"
                       "{\"player\": 1, \"type\": \"place_tile\", \"x\": 0, \"y\": 2, \"rotation\": 0}");
    CHECK(replay(finished, "--table").out ==
          "                            Anna  Ben\n"
          "turn 2, road of 3 tiles        1    -\n"
          "figures left                   7    8\n"
          "Anna wins.\n");
    const std::string onlyStart = test::replaced(unfinished, R"([["K01", "K06"], [], ["K01"]])", R"([["K01"]])");
    const std::string drawn = test::replaced(onlyStart, "\"actions\": [", "\"actions\": [], \"undone\": [");
    CHECK(replay(drawn, "--table").lines().back() == "A draw between Anna and Ben.");
}

TEST_CASE("a player who has placed all figures has 0 left in the table, who placed none on a road a dash", "[K4.1]") {
    const test::TemporaryFolder folder;
    REQUIRE(runCli("simulate --game kids --players 3 --games 1 --seed 5 --policy sensible --out " +
                   folder.path().string())
                .status == 0);
    const CliRun run = runCli("replay " + (folder.path() / "game-5.remparts.json").string() + " --table");
    const std::vector<std::string> lines = run.lines();
    REQUIRE(lines.size() > 2);
    CHECK(lines.back().find(" wins.") != std::string::npos);
    CHECK(lines[1].find("    -") != std::string::npos);
    const std::string& left = lines[lines.size() - 2];
    REQUIRE(left.find("figures left") == 0);
    CHECK(left.find("    0") != std::string::npos);
    CHECK(left.find('-') == std::string::npos);
}

TEST_CASE("a record of The Kids that breaks a rule has status 2, with number, reason and rule") {
    const CliRun run = replay(test::replaced(test::sampleKidsRecord(), "\"pile\": 0", "\"pile\": 1"), "");
    CHECK(run.status == 2);
    CHECK(run.err == "remparts-cli: action 0: no tile is left in that pile (K2.1)\n");
    CHECK(replay(test::replaced(test::sampleKidsRecord(), ", \"pile\": 0", ""), "").status == 2);
    CHECK(replay(test::replaced(test::sampleKidsRecord(), "\"pile\": 0", "\"pile\": \"0\""), "").status == 1);
}

TEST_CASE("bench of The Kids tells games a second, the cost of each stage and a signature of its own") {
    const CliRun run = runCli("bench --game kids --games 20");
    CHECK(run.status == 0);
    CHECK(run.out.find("20 random games on one thread") == 0);
    CHECK(run.out.find("\ndraw") != std::string::npos);
    CHECK(run.out.find("\ntile") != std::string::npos);
    CHECK(run.out.find("\nwall") == std::string::npos);
    const CliRun signature = runCli("bench --game kids --signature");
    CHECK(signature.out.find("signature ") == 0);
    CHECK(signature.out == runCli("bench --game kids --signature").out);
    CHECK(signature.out != runCli("bench --signature").out);
}

TEST_CASE("a verb that is told a game refuses the tiles of the other one, without a game the file decides") {
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "mine.json").string();
    test::writeFile(file, test::sampleKidsTiles());
    for (const char* verb :
         {"tiles --game city", "bench --game city --games 1", "new --game city --players 2 --seed 1",
          "simulate --game city --players 2 --games 1 --seed 1"}) {
        INFO(verb);
        const CliRun run = runCli(std::string(verb) + " --tiles " + file);
        CHECK(run.status == 1);
        CHECK(run.out.empty());
        CHECK(run.err == "remparts-cli: " + file + ": game: these are the tiles of another game\n");
    }
    CHECK(runCli("tiles --tiles " + file).out.find("tiles: 4\ndesigns: 3") == 0);
    CHECK(runCli("bench --games 5 --tiles " + file).out.find("\ndraw") != std::string::npos);
    CHECK(runCli("new --game kids --players 2 --seed 1 --tiles " + file).out.find("\"lane\"") != std::string::npos);
}

TEST_CASE("a record is played with the tiles of its game, whichever set is replaced") {
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "mine.json").string();
    test::writeFile(file, test::sampleTiles());
    CHECK(replay(test::sampleKidsRecord(), "--tiles " + file).status == 0);
    const CliRun run = replay(test::sampleRecord(), "--tiles " + file);
    CHECK(run.status == 1);
    CHECK(run.err.find("there is no tile \"C02\" in the set") != std::string::npos);
}
