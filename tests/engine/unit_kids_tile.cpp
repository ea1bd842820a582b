#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.h"
#include "support/kids_designs.h"
#include "support/tile_refusal.h"

using namespace remparts::engine;
using namespace remparts::test;

namespace {

/// What is said when the picture is refused, "accepted" when it is not.
std::string refusal(const KidsPicture& rows, int count = 1) {
    return tileRefusal([&] { return makeKidsTile("T1", count, rows); });
}

/// A tile of four roads that stop, with one row replaced.
std::string refusalOfRow(std::size_t row, const std::string& text) {
    KidsPicture rows = spur();
    rows[row] = text;
    return refusal(rows);
}

}  // namespace

TEST_CASE("Roads are numbered in reading order, and each reaches its sides in the middle", "[kids_tile]") {
    const TileDefinition tile = makeKidsTile("T1", 3, bends("R", "GB"));
    REQUIRE(tile.segments.size() == 2);
    CHECK(tile.count == 3);
    CHECK(tile.segments[0].kind == SegmentKind::Road);
    CHECK(tile.segments[0].portCount == 2);
    CHECK(tile.segmentAt[port(Direction::North, PortPlace::Centre).number] == 0);
    CHECK(tile.segmentAt[port(Direction::East, PortPlace::Centre).number] == 0);
    CHECK(tile.segmentAt[port(Direction::South, PortPlace::Centre).number] == 1);
    CHECK(tile.segmentAt[port(Direction::West, PortPlace::Centre).number] == 1);
    CHECK(tile.segmentAt[port(Direction::North, PortPlace::LeftHalf).number] == noSegment);
    CHECK(tile.streetSides == 15);
}

TEST_CASE("Road and children are one segment, and the ground belongs to none", "[kids_tile]") {
    const TileDefinition tile = makeKidsTile("T1", 1, spur("RG"));
    CHECK(tile.segmentOfCell[1][2] == 0);
    CHECK(tile.segmentOfCell[1][3] == 0);
    CHECK(tile.segmentOfCell[1][4] == 0);
    CHECK(tile.segmentOfCell[0][0] == noSegment);
    CHECK(tile.segmentOfCell[2][3] == noSegment);
}

TEST_CASE("Children are listed in reading order with their cell, colour and road", "[kids_tile]") {
    const TileDefinition tile = makeKidsTile("T1", 1, bends("BY", "RG"));
    CHECK(tile.children == std::vector<Child>{{1 * 7 + 4, PlayerColor::Blue, 0},
                                              {2 * 7 + 4, PlayerColor::Yellow, 0},
                                              {4 * 7 + 1, PlayerColor::Green, 1},
                                              {5 * 7 + 1, PlayerColor::Red, 1}});
    CHECK(makeKidsTile("T2", 1, spur()).children.empty());
}

TEST_CASE("A road may pass a house, branch, or lie wholly inside its tile", "[kids_tile]") {
    CHECK(makeKidsTile("T1", 1, passing("R")).segments[0].portCount == 2);
    CHECK(makeKidsTile("T1", 1, junction()).segments[0].portCount == 3);
    CHECK(makeKidsTile("T1", 1, plaza()).segments[0].portCount == 4);
    CHECK(makeKidsTile("T1", 1, yard("R")).segments[1].portCount == 0);
}

TEST_CASE("A road that runs round inside its tile needs something to stop at", "[kids_tile][K1.1]") {
    KidsPicture ring{"..h=...", ".......", "h.===.h", "=.=.R.=", "..===..", ".......", "..h=..."};
    CHECK(refusal(ring) ==
          "tile T1, row 3, column 3: the road neither leads on nor ends at a house, pond, wall or meadow");
    ring[3][3] = 'p';
    CHECK(makeKidsTile("T1", 1, ring).segments[1].portCount == 0);
}

TEST_CASE("A picture that is no tile of The Kids is refused with tile and cell", "[kids_tile][K1.1]") {
    CHECK(refusal({"...=...", "...=..."}) == "tile T1: the picture has 2 rows instead of 7");
    CHECK(refusalOfRow(2, "...h..") == "tile T1, row 3: it has 6 characters instead of 7");
    CHECK(refusalOfRow(2, "+..h...") == "tile T1, row 3, column 1: unknown character '+'");
    CHECK(refusalOfRow(2, "f..h...") == "tile T1, row 3, column 1: unknown character 'f'");
    CHECK(refusal(spur(), 0) == "tile T1: its count is below 1");
}

TEST_CASE("Each side has a road in its middle and nowhere else", "[kids_tile][K1.1]") {
    CHECK(refusalOfRow(0, ".......") == "tile T1, row 1, column 4: a road must leave each side in its middle");
    CHECK(refusalOfRow(3, ".h...h=") == "tile T1, row 4, column 1: a road must leave each side in its middle");
    CHECK(refusalOfRow(0, "..==...") == "tile T1, row 1, column 3: a road may leave a side only in its middle");
    CHECK(refusalOfRow(4, "...h..R") == "tile T1, row 5, column 7: a road may leave a side only in its middle");
    CHECK(refusalOfRow(6, "=..=...") == "tile T1, row 7, column 1: a road may leave a side only in its middle");
}

TEST_CASE("Children stand on roads, and roads lead on or stop", "[kids_tile][K1.1]") {
    CHECK(refusalOfRow(1, ".R.=...") == "tile T1, row 2, column 2: a child must stand on a road");
    CHECK(refusalOfRow(1, ".RG=.BB") == "tile T1, row 2, column 7: a road may leave a side only in its middle");
    CHECK(refusalOfRow(2, ".......") ==
          "tile T1, row 1, column 4: the road neither leads on nor ends at a house, pond, wall or meadow");
    CHECK(refusalOfRow(5, ".=.=...") ==
          "tile T1, row 6, column 2: the road neither leads on nor ends at a house, pond, wall or meadow");
}

TEST_CASE("More than eight roads on a tile are refused", "[kids_tile]") {
    CHECK(refusal({"...=...", ".=h.=h.", "h..h...", "=h=h=h=", "...h...", "h=.=.=h", "...=..."}) ==
          "tile T1, row 6, column 4: a tile has at most 8 segments");
}

TEST_CASE("Every design of the box is a tile, and each colour has as many children as the others", "[kids_tile]") {
    std::array<int, 4> counts{};
    for (const TileDefinition& tile : kidsBoxTiles()->tiles())
        for (const Child& child : tile.children) counts[static_cast<std::size_t>(child.color)] += tile.count;
    CHECK(kidsBoxTiles()->game() == GameKind::Kids);
    CHECK(counts == std::array<int, 4>{11, 11, 11, 11});
}
