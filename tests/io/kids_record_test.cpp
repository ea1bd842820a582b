#include "fault.h"
#include "remparts/io/json_lines.h"

using namespace remparts;
using test::actionFault;
using test::checkFault;
using test::Fault;
using test::recordFault;
using test::replaced;
using test::sampleKidsRecord;

namespace {

constexpr const char* piles = R"([["K01", "K06"], [], ["K01"]])";

io::Record parse(const std::string& text) {
    return io::parseRecord(text, "file", test::boxSource());
}

/// The sample with this as its third action.
std::string withAction(const std::string& action) {
    return replaced(sampleKidsRecord(), "\"rotation\": 0}", "\"rotation\": 0},\n" + action);
}

/// The sample with these piles and no actions.
std::string withPiles(const std::string& stacks) {
    const std::string record = replaced(sampleKidsRecord(), piles, stacks);
    return replaced(record, "\"actions\": [", "\"actions\": [], \"undone\": [");
}

std::size_t pilesOf(const io::Record& record) {
    return std::get<engine::KidsOptions>(record.setup->options).piles;
}

}  // namespace

TEST_CASE("a record of The Kids is read and played", "[K1.4][K2.1]") {
    const io::Record record = parse(sampleKidsRecord());
    CHECK(record.setup->tiles->game() == engine::GameKind::Kids);
    CHECK(record.setup->stacks.size() == 3);
    CHECK(pilesOf(record) == 3);
    const engine::Game game = io::playRecord(record);
    CHECK(game.state().board.tiles().size() == 2);
    CHECK(game.state().decision == engine::Decision{1, engine::Phase::Draw, false});
}

TEST_CASE("saving a game of The Kids and reading it is the identity", "[K1.3]") {
    const auto seed = GENERATE(range(std::uint64_t{0}, std::uint64_t{12}));
    const engine::Game game = test::randomKidsGame(seed);
    const std::string saved = io::writeRecord(game);
    const engine::Game read = io::playRecord(parse(saved));
    CHECK(read.setup() == game.setup());
    CHECK(read.state() == game.state());
    CHECK(read.steps().size() == game.steps().size());
    CHECK(io::writeRecord(read) == saved);
    CHECK(saved.find("\"options\": {},") != std::string::npos);
}

TEST_CASE("options of The Kids may be missing or hold what nobody knows, but are an object") {
    CHECK(pilesOf(parse(replaced(sampleKidsRecord(), "\"options\": {},", ""))) == 3);
    CHECK(pilesOf(parse(replaced(sampleKidsRecord(), "{},", "{\"piles\": 9, \"mood\": [\"good\"]},"))) == 3);
    checkFault({"{},", "[],", "file: options: must be an object, not a list"}, sampleKidsRecord(), recordFault);
    checkFault({"{},", "4,", "file: options: must be an object, not a whole number"}, sampleKidsRecord(),
               recordFault);
}

TEST_CASE("one to four piles lie on the table, with at least one tile", "[K1.3]") {
    const auto fault =
        GENERATE(Fault{piles, "[]", "file: deck.stacks: must be 1 to 4 piles, not 0"},
                 Fault{piles, R"([["K01"], [], [], [], []])", "file: deck.stacks: must be 1 to 4 piles, not 5"},
                 Fault{piles, "[[], []]", "file: deck.stacks: the deck is empty; it needs at least one tile"},
                 Fault{"K06", "C06", "file: deck.stacks[0][1]: there is no tile \"C06\" in the set"},
                 Fault{"[],", "{},", "file: deck.stacks[1]: must be a list, not an object"});
    checkFault(fault, sampleKidsRecord(), recordFault);
    for (const char* good : {R"([["K01"]])", R"([["K01"], ["K02"]])", R"([[], [], [], ["K01"]])"})
        CHECK(recordFault(withPiles(good)).empty());
}

TEST_CASE("the start tile comes from the first pile that is not empty", "[K1.4]") {
    const engine::Game game = io::playRecord(parse(withPiles(R"([[], ["K02", "K05"], ["K01"]])")));
    REQUIRE(game.state().board.tiles().size() == 1);
    CHECK(game.state().definition(game.state().board.tile(0)).id == "K02");
    CHECK(game.state().board.tile(0).position == engine::Position{0, 0});
}

TEST_CASE("a deck of nothing but a start tile is over before it began", "[K4.2]") {
    const engine::Game game = io::playRecord(parse(withPiles(R"([["K01"]])")));
    CHECK(game.state().isOver());
    const engine::Standings standings = game.rules().standings(game.state());
    CHECK(io::standingsLine(engine::GameKind::Kids, standings) == R"({"left":[8,8],"winners":[0,1],"over":true})");
}

TEST_CASE("a draw that is incomplete, unknown or from no pile is refused by its number", "[K2.1]") {
    const auto fault = GENERATE(Fault{", \"pile\": 0", "", "action 0: lacks \"pile\""},
                                Fault{"\"draw\"", "\"take\"", "action 0: there is no action \"take\""},
                                Fault{"\"pile\": 0", "\"pile\": -1", "action 0: there is no pile -1 (K2.1)"},
                                Fault{"\"pile\": 0", "\"pile\": 300", "action 0: there is no pile 300 (K2.1)"},
                                Fault{"\"pile\": 0", "\"pile\": 3", "action 0: there is no such pile (K2.1)"},
                                Fault{"\"pile\": 0", "\"pile\": 1", "action 0: no tile is left in that pile (K2.1)"});
    checkFault(fault, sampleKidsRecord(), actionFault);
}

TEST_CASE("a pile of a wrong JSON type is a fault of the file") {
    const auto fault = GENERATE(
        Fault{"\"pile\": 0", "\"pile\": \"0\"", "file: actions[0].pile: must be a whole number, not a text"},
        Fault{"\"pile\": 0", "\"pile\": 0.5", "file: actions[0].pile: must be a whole number, not a number"},
        Fault{"\"pile\": 0", "\"pile\": null", "file: actions[0].pile: must be a whole number, not nothing (null)"});
    checkFault(fault, sampleKidsRecord(), recordFault);
}

TEST_CASE("refusals in a record of The Kids name the rules of The Kids", "[K2.1][K2.2][K2.3]") {
    const auto fault = GENERATE(
        Fault{"\"y\": 1", "\"y\": 0", "action 1: a tile lies there already (K2.2)"},
        Fault{"\"x\": 0", "\"x\": 1", "action 1: the tile must share a side with a laid tile (K2.2)"},
        Fault{"\"x\": 0", "\"x\": 2000000000", "action 1: \"x\" is far beyond all tiles (K2.2)"},
        Fault{"\"rotation\": 0", "\"rotation\": 1", "action 1: \"rotation\" must be 0, 90, 180 or 270, not 1 (K2.2)"},
        Fault{"\"player\": 0, \"type\": \"draw\"", "\"player\": 1, \"type\": \"draw\"",
              "action 0: another player is to act: player 0 is to draw a tile (K2.1)"},
        Fault{"\"type\": \"draw\", \"pile\": 0", "\"type\": \"place_tile\", \"x\": 0, \"y\": 1, \"rotation\": 0",
              "action 0: this is not what is to be done now: player 0 is to draw a tile (K2.1)"},
        Fault{"\"type\": \"draw\", \"pile\": 0", "\"type\": \"pass\"",
              "action 0: this step cannot be passed: player 0 is to draw a tile (K2.1)"},
        Fault{"\"type\": \"draw\", \"pile\": 0", "\"type\": \"place_follower\", \"segment\": 300",
              "action 0: there is no segment 300"},
        Fault{"\"type\": \"draw\", \"pile\": 0", "\"type\": \"place_guard\"",
              "action 0: this is not what is to be done now: player 0 is to draw a tile (K2.1)"});
    checkFault(fault, sampleKidsRecord(), actionFault);
}

TEST_CASE("the next player draws, and nothing is done once the tiles have run out", "[K2.3][K4.2]") {
    const std::string draw = R"({"player": 1, "type": "draw", "pile": 2})";
    CHECK(actionFault(withAction(draw)).empty());
    const std::string twice = withAction(draw + ",\n" + draw);
    CHECK(actionFault(twice) == "action 3: this is not what is to be done now: player 1 is to lay a tile (K2.2)");
    const std::string place = R"({"player": 1, "type": "place_tile", "x": 0, "y": 2, "rotation": 0})";
    const std::string last = withAction(draw + ",\n" + place + ",\n" + R"({"player": 0, "type": "draw", "pile": 0})");
    CHECK(actionFault(last) == "action 4: the game is over (K4.2)");
}

TEST_CASE("events of The Kids have the members that other programs rely on", "[K3.1][K3.2]") {
    const engine::Game game = io::playRecord(
        parse(withAction("{\"player\": 1, \"type\": \"draw\", \"pile\": 2},\n"
                         "{\"player\": 1, \"type\": \"place_tile\", \"x\": 0, \"y\": 2, \"rotation\": 0}")));
    std::vector<std::string> lines;
    for (const engine::Event& event : game.startEvents()) lines.push_back(io::eventLine(game.setup(), event));
    for (const engine::Event& event : game.steps().back().events) lines.push_back(io::eventLine(game.setup(), event));
    CHECK(lines == std::vector<std::string>{
                       R"({"event":"tile_placed","tile":"K01","x":0,"y":0,"rotation":0})",
                       R"({"event":"turn_began","player":0})",
                       R"({"event":"tile_placed","player":1,"tile":"K01","x":0,"y":2,"rotation":0})",
                       R"({"event":"road_closed","laid":0,"segment":0,"tiles":3,"cells":[[0,0],[0,1],[0,2]]})",
                       R"({"event":"children_placed","player":0,"count":1,"laid":0,"segment":0})",
                       R"({"event":"end_began","reason":"tiles_exhausted"})",
                       R"({"event":"game_ended","left":[7,8],"winners":[0]})"});
}
