#include "fault.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::replaced;
using test::sampleTiles;
using test::tilesFault;

TEST_CASE("the box that comes along has the published counts", "[C1.1]") {
    const auto set = io::readTileSet("assets/tiles/city.json");
    int publicBuildings = 0;
    int historicBuildings = 0;
    for (const auto& tile : set->tiles()) {
        publicBuildings += tile.count * tile.publicBuildings;
        historicBuildings += tile.count * tile.historicBuildings;
    }
    CHECK(set->game() == engine::GameKind::City);
    CHECK(set->size() == 64);
    CHECK(set->wholeBox().size() == 75);
    CHECK(publicBuildings == 32);
    CHECK(historicBuildings == 7);
}

TEST_CASE("a tile set is read with ids, counts and buildings; unknown members are ignored") {
    const auto set = io::parseTileSet(replaced(sampleTiles(), R"("count": 2,)", R"("count": 2, "note": [{}],)"), "f");
    REQUIRE(set->size() == 3);
    CHECK((*set)[0].id == "bend");
    CHECK((*set)[0].count == 2);
    CHECK((*set)[2].publicBuildings == 1);
}

TEST_CASE("a faulty head of a tile set is refused with its place") {
    const auto fault = GENERATE(
        Fault{"remparts-tiles", "remparts-game", "file: format: this is not a tile set (\"remparts-tiles\")"},
        Fault{"\"version\": 1,", "", "file: lacks \"version\""},
        Fault{"\"version\": 1", "\"version\": 2",
              "file: version: version 2 is newer than this program, which reads version 1"},
        Fault{"\"version\": 1", "\"version\": 0", "file: version: must be a whole number from 1 to 1000000"},
        Fault{"\"city\"", "\"chess\"", "file: game: must be \"city\" or \"kids\", not \"chess\""});
    checkFault(fault, sampleTiles(), tilesFault);
}

TEST_CASE("a faulty tile is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"bend\"", "7", "file: tiles[0].id: must be a text, not a whole number"},
        Fault{"\"bend\"", "\"\"", "file: tiles[0].id: must not be empty"},
        Fault{"\"count\": 2", "\"count\": 0", "file: tiles[0].count: must be a whole number from 1 to 1000"},
        Fault{"\"count\": 2", "\"count\": 1e30", "file: tiles[0].count: must be a whole number from 1 to 1000"},
        Fault{"\"count\": 2", "\"count\": 1.5", "file: tiles[0].count: must be a whole number, not a number"},
        Fault{"\"...=...\", ", "", "file: tiles[0].picture: must have 7 rows, not 6"},
        Fault{"\"...=...\"", "[]", "file: tiles[0].picture[0]: must be a text, not a list"},
        Fault{"\"public\"", "\"secret\"",
              "file: tiles[2].buildings[0].kind: must be \"public\" or \"historic\", not \"secret\""},
        Fault{"[{\"kind\": \"public\"}]", "{}", "file: tiles[2].buildings: must be a list, not an object"});
    checkFault(fault, sampleTiles(), tilesFault);
}

TEST_CASE("a picture that is no tile is refused with tile and cell") {
    const auto unknown = tilesFault(replaced(sampleTiles(), "...=...", "..?=..."));
    CHECK(unknown.find("file: tiles[0]: tile bend, row 1, column 3") == 0);
    const auto mixed = tilesFault(replaced(sampleTiles(), "...=...", ".c.=..."));
    CHECK(mixed.find("file: tiles[0]: tile bend") == 0);
}

TEST_CASE("a set without tiles, or with two of one id, is refused") {
    const std::string duplicate = tilesFault(replaced(sampleTiles(), "shop", "bend"));
    CHECK(duplicate.find("file: tiles: ") == 0);
    CHECK(duplicate.find("bend") != std::string::npos);
    const std::string empty = R"({"format": "remparts-tiles", "version": 1, "game": "city", "tiles": []})";
    CHECK(tilesFault(empty).find("file: tiles: ") == 0);
}

TEST_CASE("a box of absurd size is refused before it is built") {
    std::string tiles = R"({"format": "remparts-tiles", "version": 1, "game": "city", "tiles": [)";
    for (int i = 0; i < 101; ++i) {
        tiles += (i > 0 ? "," : "") + std::string(R"({"id": "t)") + std::to_string(i) +
                 R"(", "count": 1000, "picture": [".......", ".......", ".......", ".......", ".......", ".......",)"
                 R"("......."]})";
    }
    CHECK(tilesFault(tiles + "]}") == "file: tiles: more than 100000 tiles in all");
}
