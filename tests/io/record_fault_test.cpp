#include "fault.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::recordFault;
using test::replaced;
using test::sampleRecord;

TEST_CASE("a faulty head of a record is refused with its place") {
    const auto fault = GENERATE(
        Fault{"remparts-game", "remparts-tiles", "file: format: this is not a game record (\"remparts-game\")"},
        Fault{"\"format\": \"remparts-game\",", "", "file: lacks \"format\""},
        Fault{"\"version\": 1", "\"version\": 2",
              "file: version: version 2 is newer than this program, which reads version 1"},
        Fault{"\"version\": 1", "\"version\": -1", "file: version: must be a whole number from 1 to 1000000"},
        Fault{"\"version\": 1", "\"version\": \"1\"", "file: version: must be a whole number, not a text"},
        Fault{"\"city\"", "\"go\"", "file: game: must be \"city\" or \"kids\", not \"go\""},
        Fault{"\"city\"", "null", "file: game: must be a text, not nothing (null)"});
    checkFault(fault, sampleRecord(), recordFault);
}

TEST_CASE("a faulty option is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"completed\"", "\"never\"",
              "file: options.wall_trigger: must be \"scored\" or \"completed\", not \"never\""},
        Fault{"\"completed\"", "true", "file: options.wall_trigger: must be a text, not true or false"},
        Fault{"\"first_round_guards\": false", "\"first_round_guards\": 0",
              "file: options.first_round_guards: must be true or false, not a whole number"},
        Fault{"\"guard_before_scoring\": false", "\"guard_before_scoring\": \"no\"",
              "file: options.guard_before_scoring: must be true or false, not a text"},
        Fault{"\"options\": {", "\"options\": [], \"o\": {", "file: options: must be an object, not a list"});
    checkFault(fault, sampleRecord(), recordFault);
}

TEST_CASE("a faulty player is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"blue\"", "\"red\"", "file: players[1].color: player 0 is red already"},
        Fault{"\"blue\"", "\"pink\"",
              "file: players[1].color: must be \"red\", \"blue\", \"green\" or \"yellow\", not \"pink\""},
        Fault{"\"color\": \"blue\",", "", "file: players[1]: lacks \"color\""},
        Fault{"\"computer\"", "\"ghost\"", "file: players[1].kind: must be \"human\" or \"computer\", not \"ghost\""},
        Fault{"\"Ben\"", "\"\"", "file: players[1].name: must not be empty"},
        Fault{"\"Ben\"", "\"  \"", "file: players[1].name: must not be empty"},
        Fault{"\"Ben\"", "\"Ben\\nBob\"", "file: players[1].name: must be a single line of plain text"},
        Fault{"\"Ben\"", "5", "file: players[1].name: must be a text, not a whole number"},
        Fault{"{\"name\": \"Anna\"", "3, {\"name\": \"Anna\"",
              "file: players[0]: must be an object, not a whole number"});
    checkFault(fault, sampleRecord(), recordFault);
}

TEST_CASE("only two to four players take part", "[C1.1]") {
    const std::size_t count = GENERATE(0u, 1u, 5u, 9u);
    std::string players = "\"players\": [";
    for (std::size_t i = 0; i < count; ++i) {
        players += std::string(i > 0 ? "," : "") + R"({"name": "A", "color": "red"})";
    }
    const std::string record = replaced(sampleRecord(), "\"players\": [", players + "], \"others\": [");
    CHECK(recordFault(record) == "file: players: 2 to 4 players take part, not " + std::to_string(count));
}

TEST_CASE("a very long name is refused, and quoted briefly") {
    const std::string name(100'000, 'x');
    const std::string fault = recordFault(replaced(sampleRecord(), "Ben", name));
    CHECK(fault.find("file: players[1].name: \"xxxx") == 0);
    CHECK(fault.find("is longer than 60 characters") != std::string::npos);
    CHECK(fault.size() < 200);
}

TEST_CASE("a name of many letters beyond ASCII is measured in characters") {
    std::string name;
    for (int i = 0; i < 60; ++i) name += "ü";
    CHECK(recordFault(replaced(sampleRecord(), "Ben", name)).empty());
    CHECK_FALSE(recordFault(replaced(sampleRecord(), "Ben", name + "ü")).empty());
}

TEST_CASE("a faulty deck is refused with its place", "[C1.4]") {
    const auto fault = GENERATE(
        Fault{"\"C03\"", "\"C99\"", "file: deck.stacks[0][1]: there is no tile \"C99\" in the set"},
        Fault{"\"C03\"", "3", "file: deck.stacks[0][1]: must be a text, not a whole number"},
        Fault{"[[\"C02\", \"C03\", \"C05\"], [], [\"C04\"]]", "[[], [], []]",
              "file: deck.stacks: the deck is empty; it needs at least one tile"},
        Fault{"[[\"C02\", \"C03\", \"C05\"], [], [\"C04\"]]", "[]", "file: deck.stacks: must be 3 stacks, not 0"},
        Fault{"[], [\"C04\"]", "[\"C04\"]", "file: deck.stacks: must be 3 stacks, not 2"},
        Fault{"[], [\"C04\"]", "{}, [\"C04\"]", "file: deck.stacks[1]: must be a list, not an object"},
        Fault{"\"stacks\"", "\"piles\"", "file: deck: lacks \"stacks\""});
    checkFault(fault, sampleRecord(), recordFault);
}

TEST_CASE("options and kinds may be missing, actions too, and unknown members are ignored") {
    const std::string text = R"({"format": "remparts-game", "version": 1, "game": "city", "title": {"a": [1.5e3]},
        "players": [{"name": "A", "color": "green", "age": 7}, {"name": "B", "color": "red"}],
        "deck": {"stacks": [["C02", "C02", "C02", "C02", "C02", "C02"], [], []], "seed": 1}})";
    const io::Record record = io::parseRecord(text, "file", test::boxSource());
    CHECK(std::get<engine::CityOptions>(record.setup->options) == engine::CityOptions{});
    CHECK(record.setup->players[0] == engine::Player{"A", engine::PlayerColor::Green, engine::PlayerKind::Human});
    CHECK(record.setup->stacks[0].size() == 6);
    CHECK(record.actions.empty());
}
