#include <string>
#include <vector>

#include "remparts/engine/tile_layout.h"
#include "remparts/engine/tile_set.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/tile_refusal.h"

using namespace remparts::engine;

namespace {

const std::vector<std::string> crossroads{
    "...=fff", "...=fff", "...=fff", "===+===", "ggg=...", "ggg=...", "ggg=..."};

/// What is said when `rows` are refused, "accepted" when they are not.
std::string refusal(std::vector<std::string> rows, std::vector<Building> buildings = {}, int count = 1) {
    return remparts::test::tileRefusal([&] { return makeCityTile("T1", count, rows, std::move(buildings)); });
}

/// An empty residential tile with one row replaced.
std::string refusalOfRow(std::size_t row, const std::string& text) {
    std::vector<std::string> rows(7, ".......");
    rows[row] = text;
    return refusal(rows);
}

}  // namespace

TEST_CASE("Segments are numbered in reading order and know their kind", "[tile]") {
    const TileDefinition tile = makeCityTile("T1", 2, crossroads, {});
    REQUIRE(tile.segments.size() == 8);
    CHECK(tile.segments[0].kind == SegmentKind::Residential);
    CHECK(tile.segments[1].kind == SegmentKind::Street);
    CHECK(tile.segments[2].kind == SegmentKind::Market);
    CHECK(tile.segments[2].market == MarketKind::Fish);
    CHECK(tile.segments[5].market == MarketKind::Grain);
    CHECK(tile.segmentOfCell[3][3] == noSegment);
    CHECK(tile.segmentOfCell[6][6] == 7);
    CHECK(tile.count == 2);
}

TEST_CASE("Ports name the segment at each half side and in each middle", "[tile]") {
    const TileDefinition tile = makeCityTile("T1", 1, crossroads, {});
    CHECK(tile.segmentAt[port(Direction::North, PortPlace::LeftHalf).number] == 0);
    CHECK(tile.segmentAt[port(Direction::North, PortPlace::Centre).number] == 1);
    CHECK(tile.segmentAt[port(Direction::North, PortPlace::RightHalf).number] == 2);
    CHECK(tile.segmentAt[port(Direction::West, PortPlace::LeftHalf).number] == 5);
    CHECK(tile.streetSides == 15);
    CHECK(tile.segments[2].portCount == 2);
    CHECK(tile.segmentAtPort(port(Direction::East, PortPlace::LeftHalf), Orientation::Quarter) == 0);
}

TEST_CASE("A turned tile has its streets on the turned sides", "[tile]") {
    const auto tiles = remparts::test::studyTiles();
    const TileDefinition& bend = (*tiles)[*tiles->find("bend_ne")];
    CHECK(bend.hasStreet(Direction::North, Orientation::Upright));
    CHECK_FALSE(bend.hasStreet(Direction::South, Orientation::Upright));
    CHECK(bend.hasStreet(Direction::South, Orientation::Quarter));
    CHECK_FALSE(bend.hasStreet(Direction::North, Orientation::Quarter));
}

TEST_CASE("Markets and areas touch where their cells share a side, streets part them", "[tile]") {
    const auto tiles = remparts::test::studyTiles();
    const TileDefinition& halves = (*tiles)[*tiles->find("fish_street_plain")];
    CHECK(halves.segments[0].touches == 0);
    const TileDefinition& edge = (*tiles)[*tiles->find("fish_n")];
    CHECK(edge.segments[0].touches == 2);
    CHECK(edge.segments[1].touches == 1);
}

TEST_CASE("Buildings are counted and belong to no segment", "[tile]") {
    const auto tiles = remparts::test::studyTiles();
    const TileDefinition& tile = (*tiles)[*tiles->find("public2")];
    CHECK(tile.publicBuildings == 2);
    CHECK(tile.historicBuildings == 0);
    CHECK(tile.segmentOfCell[2][2] == noSegment);
}

TEST_CASE("A faulty picture is refused with tile and cell", "[tile]") {
    CHECK(refusal({".......", "......."}) == "tile T1: the picture has 2 rows instead of 7");
    CHECK(refusalOfRow(2, "....") == "tile T1, row 3: it has 4 characters instead of 7");
    CHECK(refusalOfRow(4, "..x....") == "tile T1, row 5, column 3: unknown character 'x'");
    CHECK(refusalOfRow(4, "..\n....") == "tile T1, row 5, column 3: unknown character with code 10");
    CHECK(refusalOfRow(0, "..=....") == "tile T1, row 1, column 3: a street may cross a side only in its middle");
    CHECK(refusalOfRow(0, ".P.....") ==
          "tile T1, row 1, column 2: a half side must be a market or a residential area");
    CHECK(refusalOfRow(0, "..f=...") == "tile T1, row 1, column 3: a half side must belong to one segment");
    CHECK(refusalOfRow(0, "....ff.") ==
          "tile T1, row 1, column 4: a side without a street must belong to one segment");
    CHECK(refusalOfRow(0, "...+...") ==
          "tile T1, row 1, column 4: a side without a street must belong to one segment");
    CHECK(refusalOfRow(3, "..fg...") == "tile T1, row 4, column 3: two markets of different kinds touch");
    CHECK(refusalOfRow(3, "...P...") ==
          "tile T1, row 4, column 4: the buildings listed do not match those in the picture");
}

TEST_CASE("Buildings without a place in the picture and counts below 1 are refused", "[tile]") {
    const std::vector<std::string> plain(7, ".......");
    CHECK(refusal(plain, {{BuildingKind::Historic, "Old tower"}}) ==
          "tile T1, row 1, column 1: the buildings listed do not match those in the picture");
    CHECK(refusal(plain, {}, 0) == "tile T1: its count is below 1");
    CHECK(refusal({".......", ".c.c.c.", ".......", ".c.c.c.", ".......", ".c.c.c.", "......."}) ==
          "tile T1, row 6, column 4: a tile has at most 8 segments");
}

TEST_CASE("A set finds designs by id and gives every copy of the box", "[tile]") {
    const auto tiles = remparts::test::boxTiles();
    CHECK(tiles->size() == 64);
    CHECK(tiles->wholeBox().size() == 75);
    REQUIRE(tiles->find("C02"));
    CHECK((*tiles)[*tiles->find("C02")].id == "C02");
    CHECK_FALSE(tiles->find("C99"));
    CHECK_FALSE(tiles->find(""));
}

TEST_CASE("A set refuses repeated ids, emptiness and a box that is too large", "[tile]") {
    const TileDefinition tile = makeCityTile("T1", 1, crossroads, {});
    const TileDefinition heap = makeCityTile("T2", 2'000'000'000, crossroads, {});
    CHECK_THROWS_AS(TileSet(GameKind::City, {tile, tile}), TileError);
    CHECK_THROWS_AS(TileSet(GameKind::City, {}), TileError);
    CHECK_THROWS_AS(TileSet(GameKind::City, {tile, heap}), TileError);
}

TEST_CASE("A follower stands well inside its segment", "[tile]") {
    const auto tiles = remparts::test::boxTiles();
    for (const TileDefinition& tile : tiles->tiles())
        for (std::uint8_t segment = 0; segment < tile.segments.size(); ++segment) {
            const PictureCell cell = followerCell(tile, segment);
            CHECK(tile.segmentOfCell[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] ==
                  segment);
        }
    const TileDefinition tile = makeCityTile("T1", 1, crossroads, {});
    const PictureCell fish = followerCell(tile, 2);
    CHECK(fish.row == 1);
    CHECK(fish.column == 5);
}
