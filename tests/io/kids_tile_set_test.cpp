#include <map>

#include "fault.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::replaced;
using test::sampleKidsTiles;
using test::tilesFault;

TEST_CASE("the box of The Kids that comes along has 36 tiles and as many children of each colour", "[K1.1]") {
    const auto set = io::readTileSet("assets/tiles/kids.json");
    std::map<engine::PlayerColor, int> children;
    for (const auto& tile : set->tiles())
        for (const engine::Child& child : tile.children) children[child.color] += tile.count;
    CHECK(set->game() == engine::GameKind::Kids);
    CHECK(set->wholeBox().size() == 36);
    REQUIRE(children.size() == 4);
    for (const auto& [color, count] : children) CHECK(count == children.begin()->second);
}

TEST_CASE("the set's game decides what its pictures mean", "[K1.1]") {
    const auto set =
        io::parseTileSet(replaced(sampleKidsTiles(), R"("count": 2,)", R"("count": 2, "note": 1,)"), "f");
    REQUIRE(set->size() == 3);
    CHECK(set->game() == engine::GameKind::Kids);
    CHECK((*set)[0].count == 2);
    CHECK((*set)[1].children.size() == 1);
    const Fault kidsAsCity{"kids", "city", "file: tiles[0]: tile ends, row 3, column 4: unknown character 'h'"};
    checkFault(kidsAsCity, sampleKidsTiles(), tilesFault);
    const Fault cityAsKids{"city", "kids",
                           "file: tiles[0]: tile bend, row 7, column 4: a road must leave each side in its middle"};
    checkFault(cityAsKids, test::sampleTiles(), tilesFault);
}

TEST_CASE("a picture that is no tile of The Kids is refused with tile and cell", "[K1.1]") {
    const auto fault = GENERATE(
        Fault{"...=...", ".......",
              "file: tiles[0]: tile ends, row 1, column 4: a road must leave each side in its middle"},
        Fault{"==m.p==", "==m.p..",
              "file: tiles[0]: tile ends, row 4, column 7: a road must leave each side in its middle"},
        Fault{"...=...", "..==...",
              "file: tiles[0]: tile ends, row 1, column 3: a road may leave a side only in its middle"},
        Fault{"...==R.", "R..==R.",
              "file: tiles[1]: tile bend, row 2, column 1: a road may leave a side only in its middle"},
        Fault{"...==R.", ".G.==R.", "file: tiles[1]: tile bend, row 2, column 2: a child must stand on a road"},
        Fault{"...h...", ".......",
              "file: tiles[0]: tile ends, row 1, column 4: "
              "the road neither leads on nor ends at a house, pond, wall or meadow"},
        Fault{"==wYp==", "===YP==", "file: tiles[2]: tile lane, row 4, column 5: unknown character 'P'"},
        Fault{"==wYp==", "==wy+==", "file: tiles[2]: tile lane, row 4, column 4: unknown character 'y'"},
        Fault{"...h...", "...h..", "file: tiles[0]: tile ends, row 3: it has 6 characters instead of 7"});
    checkFault(fault, sampleKidsTiles(), tilesFault);
}

TEST_CASE("what every tile set may get wrong is refused in a set of The Kids as well") {
    const auto fault = GENERATE(
        Fault{"\"bend\"", "\"ends\"", "file: tiles: tile ends: its id occurs twice"},
        Fault{"\"count\": 2", "\"count\": 0", "file: tiles[0].count: must be a whole number from 1 to 1000"},
        Fault{"\"count\": 2", "\"count\": -1", "file: tiles[0].count: must be a whole number from 1 to 1000"},
        Fault{"\"...h...\", ", "", "file: tiles[0].picture: must have 7 rows, not 6"},
        Fault{"\"picture\"", "\"drawing\"", "file: tiles[0]: lacks \"picture\""});
    checkFault(fault, sampleKidsTiles(), tilesFault);
}

TEST_CASE("buildings in a tile of The Kids are refused, for its picture has none") {
    const Fault fault{"\"count\": 2,", "\"count\": 2, \"buildings\": [{\"kind\": \"public\"}],",
                      "file: tiles[0].buildings: tile ends: there are no buildings in its picture"};
    checkFault(fault, sampleKidsTiles(), tilesFault);
    CHECK(tilesFault(replaced(sampleKidsTiles(), "\"count\": 2,", "\"count\": 2, \"buildings\": [],")).empty());
}
