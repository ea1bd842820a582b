#include "remparts/engine/road.h"
#include "support/catch.h"
#include "support/kids_table.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

using Sizes = std::vector<std::size_t>;

}  // namespace

TEST_CASE("A road is closed when it stops at both ends, at a house, pond, wall or meadow", "[K3.1]") {
    const char stop = GENERATE('h', 'p', 'w', 'm');
    KidsTable table({.start = spur("R")});
    table.lay(spur("R", stop), {0, 1}, 180);
    CHECK(table.closedRoads() == Sizes{2});
    CHECK(table.placings() == lines{"P0 places 2"});
}

TEST_CASE("A road with an open end stays open, however long it is", "[K3.1]") {
    KidsTable table({.start = spur("R")});
    table.lay(passing("R"), {0, 1}).lay(passing("R"), {0, 2}).lay(passing("R"), {0, 3});
    CHECK(table.closedRoads().empty());
    CHECK(table.figuresLeft(0) == 8);
    table.lay(spur(), {0, 4}, 180);
    CHECK(table.closedRoads() == Sizes{5});
    CHECK(table.placings() == lines{"P0 places 4"});
}

TEST_CASE("A road that runs round four tiles is closed as a loop", "[K3.1]") {
    KidsTable table({.start = bends("R")});
    table.lay(bends("R"), {1, 0}, 270).lay(bends("B"), {1, 1}, 180);
    CHECK(table.placings().empty());
    table.lay(bends("B"), {0, 1}, 90);
    CHECK(table.closedRoads() == Sizes{4});
    CHECK(table.placings() == lines{"P0 places 2", "P1 places 2"});
}

TEST_CASE("A loop with branches is closed when the branches stop too", "[K3.1]") {
    KidsTable table({.start = plaza("R")});
    table.lay(bends(), {0, 1}, 90).lay(bends("B"), {1, 1}, 180).lay(bends(), {1, 0}, 270);
    CHECK(table.closedRoads().empty());
    table.lay(spur(), {-1, 0}, 90).lay(spur(), {0, -1});
    CHECK(table.closedRoads() == Sizes{6});
    CHECK(table.placings() == lines{"P0 places 1", "P1 places 1"});
}

TEST_CASE("A road with three ends is closed when all three stop", "[K3.1]") {
    KidsTable table({.start = junction("R")});
    table.lay(spur("R"), {0, 1}, 180).lay(spur("R"), {-1, 0}, 90);
    CHECK(table.placings().empty());
    table.lay(spur("R"), {1, 0}, 270);
    CHECK(table.closedRoads() == Sizes{4});
    CHECK(table.placings() == lines{"P0 places 4"});
}

TEST_CASE("A road inside one tile is closed as soon as the tile lies", "[K3.1]") {
    KidsTable table;
    table.lay(yard("B"), {0, -1}, 90);
    CHECK(table.closedRoads() == Sizes{1, 2});
    CHECK(table.placings() == lines{"P1 places 1"});
}

TEST_CASE("A road that runs round inside one tile is closed too", "[K3.1]") {
    KidsTable table;
    table.lay({"..h=...", ".......", "h.===.h", "=.=pR.=", "..===..", ".......", "..h=..."}, {1, 0});
    CHECK(table.placings() == lines{"P0 places 1"});
}

TEST_CASE("A start tile that closes a road in itself is dealt with like any other", "[K3.1][K3.2][K1.4]") {
    KidsTable table({.start = yard("B")});
    CHECK(table.placings() == lines{"P1 places 1"});
    CHECK(table.figuresLeft(1) == 7);
    CHECK(table.chooser() == 0);
}

TEST_CASE("One tile may close a road at both ends", "[K3.1]") {
    KidsTable table({.start = bends("R")});
    table.lay(bends("R"), {1, 0}, 270).lay(bends("R"), {1, 1}, 180);
    table.closedRoads();
    table.lay(spur(), {0, 1});
    CHECK(table.closedRoads() == Sizes{4});
    CHECK(table.placings() == lines{"P0 places 3"});
}

TEST_CASE("Everybody places on the children of the own colour, also out of turn", "[K3.2]") {
    KidsTable table({.colors = {PlayerColor::Red, PlayerColor::Blue, PlayerColor::Green}, .start = spur("GBG")});
    CHECK(table.chooser() == 0);
    table.lay(spur("GB"), {0, 1}, 180);
    CHECK(table.placings() == lines{"P1 places 2", "P2 places 3"});
    CHECK(table.standings().scores == std::vector<int>{8, 6, 5});
    CHECK(table.chooser() == 1);
}

TEST_CASE("Children in colours that nobody plays stay bare", "[K3.2]") {
    KidsTable table({.start = spur("YGR")});
    table.lay(spur("YY"), {0, 1}, 180);
    CHECK(table.placings() == lines{"P0 places 1"});
    REQUIRE(table.state().followers.size() == 1);
    table.lay(spur("YY"), {1, 0}).lay(spur("GG"), {1, 1}, 180);
    CHECK(table.closedRoads() == Sizes{2, 2, 2, 2});
    CHECK(table.placings().empty());
}

TEST_CASE("Colours belong to seats, in whatever order they sit", "[K3.2]") {
    KidsTable table({.colors = {PlayerColor::Yellow, PlayerColor::Red}, .start = spur("RY")});
    table.lay(spur("Y"), {0, 1}, 180);
    CHECK(table.placings() == lines{"P0 places 2", "P1 places 1"});
    CHECK(playerOf(table.game().setup(), PlayerColor::Red) == 1);
    CHECK(playerOf(table.game().setup(), PlayerColor::Green) == noPlayer);
}

TEST_CASE("A figure stands on its child and stays there", "[K3.2]") {
    KidsTable table({.start = spur("RB")});
    table.lay(spur(), {0, 1}, 180);
    const FollowerPlacement red{0, FollowerRole::Figure, {0, 0}, {}, 1 * 7 + 2};
    const FollowerPlacement blue{1, FollowerRole::Figure, {0, 0}, {}, 1 * 7 + 4};
    CHECK(table.state().followers == std::vector{red, blue});
    CHECK(table.state().features.feature({1, 0}).followers == std::array<std::uint8_t, 4>{1, 1, 0, 0});
    table.lay(spur("R"), {1, 0}).lay(spur(), {1, 1}, 180);
    CHECK(table.state().followers.size() == 3);
    CHECK(table.state().followers[0] == red);
}

TEST_CASE("Several segments of the tile just laid are one road where they meet outside it", "[K3.1][K3.2]") {
    KidsTable table({.start = bends("", "R")});
    table.lay(bends(), {0, -1}, 270).lay(bends("R"), {-1, -1}).lay(spur(), {-2, -1});
    table.lay(bends("B"), {-2, 0}).lay(bends(), {-2, 1}, 90).lay(bends("", "B"), {-1, 1});
    CHECK(table.placings().empty());
    table.closedRoads();
    table.lay(bends("R", "B"), {-1, 0});
    CHECK(table.closedRoads() == Sizes{7});
    CHECK(table.placings() == lines{"P0 places 3", "P1 places 3"});
}

TEST_CASE("One tile may close four roads, and each is told with its players in the order of their seats", "[K3.3]") {
    KidsTable table = aroundHole("RB", "R", "BB", "RBR");
    table.lay(spur(), {1, 1});
    CHECK(table.closedRoads() == Sizes{2, 2, 2, 2});
    CHECK(table.placings() ==
          lines{"P0 places 1", "P1 places 1", "P0 places 2", "P1 places 1", "P0 places 1", "P1 places 2"});
    CHECK(table.standings().scores == std::vector<int>{4, 4});
}

TEST_CASE("Roads follow each other by their lowest number on the tile as it was drawn, turned or not", "[K3.3]") {
    KidsTable table = aroundHole("R", "RR", "RRR", "");
    table.lay(spur(), {1, 1}, 180);
    CHECK(table.placings() == lines{"P0 places 3", "P0 places 2", "P0 places 1"});
}

TEST_CASE("Who has fewer figures than children on a road places those that are left", "[K3.3]") {
    KidsTable table({.start = spur("RRRRRR")});
    table.lay(spur(), {0, 1}, 180);
    CHECK(table.figuresLeft(0) == 2);
    table.lay(spur("RRBR"), {1, 0});
    table.placings();
    table.lay(spur(), {1, 1}, 180);
    CHECK(table.placings() == lines{"P0 places 2", "P1 places 1"});
    CHECK(table.figuresLeft(0) == 0);
    CHECK(table.figuresLeft(1) == 7);
}

TEST_CASE("Who is short of figures covers the children in the order of tiles and pictures", "[K3.3]") {
    KidsTable table({.start = spur("RRRRR")});
    table.lay(spur(), {0, 1}, 180);
    table.lay(spur("RR"), {1, 0}).lay(spur("RR"), {1, 1}, 180);
    REQUIRE(table.state().followers.size() == 8);
    const auto last = std::span(table.state().followers).last(3);
    CHECK(last[0].segment == SegmentRef{2, 0});
    CHECK(last[0].cell == 1 * 7 + 2);
    CHECK(last[1].segment == SegmentRef{2, 0});
    CHECK(last[1].cell == 1 * 7 + 4);
    CHECK(last[2].segment == SegmentRef{3, 0});
    CHECK(last[2].cell == 1 * 7 + 2);
}

TEST_CASE("Of two roads closed by one tile the first may take the last figure of a player", "[K3.3]") {
    KidsTable table = aroundHole("R", "", "RRBB", "RRRRRRR");
    table.lay(spur(), {1, 1});
    CHECK(table.placings() == lines{"P0 places 1", "P0 places 7", "P1 places 2"});
    CHECK(table.figuresLeft(0) == 0);
    CHECK(table.figuresLeft(1) == 6);
}

TEST_CASE("A tile that closes nothing lets nobody place", "[K3.3]") {
    KidsTable table({.start = plaza("R")});
    table.lay(plaza("B"), {0, 1});
    CHECK(table.closedRoads().empty());
    CHECK(table.placings().empty());
}
