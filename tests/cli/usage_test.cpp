#include "cli_run.h"
#include "support/catch.h"

using remparts::test::CliRun;
using remparts::test::runCli;

TEST_CASE("help and version go to standard output with status 0") {
    CHECK(runCli("--version").out.find("remparts-cli ") == 0);
    const auto verb = GENERATE("", "tiles", "new", "simulate", "replay", "bench");
    const CliRun help = runCli(std::string(verb) + " --help");
    CHECK(help.status == 0);
    CHECK(help.out.find("--tiles FILE") != std::string::npos);
    CHECK(help.err.empty());
}

TEST_CASE("wrong use has status 1 and a message on standard error") {
    struct Use {
        const char* arguments;
        const char* message;
    };
    const auto use = GENERATE(
        Use{"", "subcommand is required"}, Use{"dance", ""}, Use{"replay", "FILE is required"},
        Use{"new --game city --players 2", "--seed is required"},
        Use{"new --game city --players 9 --seed 1", "--players: must be a whole number from 2 to 4, not \"9\""},
        Use{"new --game city --players two --seed 1", "--players: must be a whole number from 2 to 4, not \"two\""},
        Use{"new --game city --players 2 --seed -1", "not \"-1\""},
        Use{"new --game city --players 2 --seed 1.5", "not \"1.5\""},
        Use{"new --game city --players 2 --seed 18446744073709551616", "not \"18446744073709551616\""},
        Use{"new --game chess --players 2 --seed 1", "must be \"city\" or \"kids\", not \"chess\""},
        Use{"new --game city --players 2 --seed 1 --option wall_trigger", "must be name=value"},
        Use{"new --game city --players 2 --seed 1 --option wall_trigger=x",
            "must be \"scored\" or \"completed\", not \"x\""},
        Use{"new --game city --players 2 --seed 1 --option first_round_guards=1", "must be true or false"},
        Use{"new --game city --players 2 --seed 1 --option towers=1", "there is no option \"towers\""},
        Use{"new --game kids --players 2 --seed 1 --option wall_trigger=scored",
            "--option: there is no option \"wall_trigger\" in this game, only piles"},
        Use{"new --game city --players 2 --seed 1 --option piles=3", "there is no option \"piles\" in this game"},
        Use{"new --game kids --players 2 --seed 1 --option piles=5",
            "--option piles: must be a whole number from 1 to 4, not \"5\""},
        Use{"simulate --game kids --players 2 --games 1 --seed 1 --option piles=many",
            "--option piles: must be a whole number from 1 to 4, not \"many\""},
        Use{"simulate --game city --players 2 --games 0 --seed 1", "--games: must be a whole number from 1"},
        Use{"simulate --game city --players 2 --games 1 --seed 1 --policy clever",
            "must be one of random, sensible, not \"clever\""},
        Use{"bench --games 0", "--games: must be a whole number from 1"},
        Use{"tiles --tiles /nowhere.json", "/nowhere.json: there is no such file"},
        Use{"replay /nowhere.json", "/nowhere.json: there is no such file"});
    INFO(use.arguments);
    const CliRun run = runCli(use.arguments);
    CHECK(run.status == 1);
    CHECK(run.out.empty());
    CHECK(run.err.find("remparts-cli: ") == 0);
    CHECK(run.err.find(use.message) != std::string::npos);
}

TEST_CASE("results that cannot be written are a fault") {
    const CliRun run = runCli("tiles >/dev/full");
    CHECK(run.status == 1);
    CHECK(run.err.find("could not be written") != std::string::npos);
}
