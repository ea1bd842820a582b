#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli_run.h"
#include "io/samples.h"
#include "support/catch.h"

using namespace remparts;
using nlohmann::json;
using test::CliRun;
using test::runCli;

TEST_CASE("tiles checks the set and counts what is in the box", "[C1.1]") {
    const CliRun run = runCli("tiles");
    CHECK(run.status == 0);
    CHECK(run.out.find("tiles: 75\ndesigns: 64, with copies: 6\nbuildings: public 32, historic 7\n") == 0);
}

TEST_CASE("tiles names the fault of another set") {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "mine.json";
    test::writeFile(file, test::sampleTiles());
    CHECK(runCli("tiles --tiles " + file.string()).out.find("tiles: 4\ndesigns: 3") == 0);
    CHECK(runCli("--tiles " + file.string() + " tiles").out.find("tiles: 4\ndesigns: 3") == 0);
    test::writeFile(file, test::replaced(test::sampleTiles(), "bend", "shop"));
    const CliRun run = runCli("tiles --tiles " + file.string());
    CHECK(run.status == 1);
    CHECK(run.err.find(file.string() + ": tiles: ") != std::string::npos);
}

TEST_CASE("new prints a record that can be replayed", "[C1.4]") {
    const CliRun run = runCli(
        "new --game city --players 3 --seed 5 --option wall_trigger=completed "
        "--option first_round_guards=false");
    REQUIRE(run.status == 0);
    const json record = json::parse(run.out);
    CHECK(record["options"] == json::parse(R"({"wall_trigger": "completed", "first_round_guards": false,
                                               "guard_before_scoring": true})"));
    CHECK(record["players"].size() == 3);
    CHECK(record["deck"]["stacks"][0].size() == 30);
    CHECK(record["deck"]["stacks"][1].size() == 25);
    CHECK(record["deck"]["stacks"][2].size() == 20);
    CHECK(record["actions"].empty());
    const test::TemporaryFolder folder;
    test::writeFile(folder.path() / "new.json", run.out);
    CHECK(runCli("replay " + (folder.path() / "new.json").string()).out ==
          "{\"scores\":[0,0,0],\"winners\":[0,1,2],\"over\":false}\n");
}

TEST_CASE("the same seed gives the same record, another seed another") {
    const std::string game = "new --game city --players 2 --seed ";
    CHECK(runCli(game + "7").out == runCli(game + "7").out);
    CHECK(runCli(game + "7").out != runCli(game + "8").out);
    CHECK(runCli(game + "18446744073709551615").status == 0);
}

TEST_CASE("simulate writes whole games that replay to the printed result") {
    const auto policy = GENERATE("random", "sensible");
    const test::TemporaryFolder folder;
    const auto games = folder.path() / "made" / "here";
    const CliRun run = runCli(
        "simulate --game city --players 4 --games 2 --seed 9 --option guard_before_scoring=false"
        " --policy " +
        std::string(policy) + " --out " + games.string());
    REQUIRE(run.status == 0);
    REQUIRE(run.lines().size() == 2);
    for (std::uint64_t i = 0; i < 2; ++i) {
        const json line = json::parse(run.lines()[i]);
        CHECK(line["seed"] == 9 + i);
        const auto file = games / ("game-" + std::to_string(9 + i) + ".remparts.json");
        const json record = json::parse(test::readFile(file));
        CHECK(line["actions"] == record["actions"].size());
        CHECK(record["options"]["guard_before_scoring"] == false);
        const CliRun replay = runCli("replay " + file.string());
        CHECK(replay.status == 0);
        const json result = json::parse(replay.out);
        CHECK(result["scores"] == line["scores"]);
        CHECK(result["winners"] == line["winners"]);
        CHECK(result["over"] == true);
    }
}

TEST_CASE("simulate without a place for its records is refused") {
    const CliRun run = runCli("simulate --game city --players 2 --games 1 --seed 1 --out /dev/null/games");
    CHECK(run.status == 1);
    CHECK(run.err.find("/dev/null/games: this folder cannot be made") != std::string::npos);
}

TEST_CASE("bench tells games a second and the cost of each stage") {
    const CliRun run = runCli("bench --games 20");
    CHECK(run.status == 0);
    CHECK(run.out.find("20 random games on one thread") == 0);
    CHECK(run.out.find(" games a second") != std::string::npos);
    for (const char* phase : {"tile", "follower", "gate", "wall", "guard", "tower"}) {
        CHECK(run.out.find("\n" + std::string(phase)) != std::string::npos);
    }
}

TEST_CASE("the signature is the same each time") {
    const CliRun run = runCli("bench --signature");
    CHECK(run.status == 0);
    CHECK(run.out.find("signature ") == 0);
    CHECK(run.out == runCli("bench --signature").out);
}
