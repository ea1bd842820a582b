#include "remparts/engine/road.h"
#include "support/catch.h"
#include "support/kids_table.h"

using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("An open road tells its tiles and children and that it is open", "[road]") {
    KidsTable table({.start = spur("RG")});
    table.lay(bends("B"), {0, 1}, 180);
    const RoadReport road = describeRoad(table.state(), {0, 0});
    CHECK_FALSE(road.closed);
    CHECK(road.tiles == std::vector<Position>{{0, 0}, {0, 1}});
    CHECK(road.children.size() == 3);
}

TEST_CASE("Every segment of a road describes the same road", "[road]") {
    KidsTable table({.start = bends("R")});
    table.lay(bends("B"), {1, 0}, 270).lay(bends("R"), {1, 1}, 180).lay(bends("G"), {0, 1}, 90);
    const RoadReport first = describeRoad(table.state(), {0, 0});
    CHECK(first.closed);
    CHECK(first.first == SegmentRef{0, 0});
    for (std::int32_t tile = 1; tile < 4; ++tile) {
        const RoadReport other = describeRoad(table.state(), {tile, 0});
        CHECK(other.first == first.first);
        CHECK(other.tiles == first.tiles);
        CHECK(other.children == first.children);
        CHECK(other.closed);
    }
}

TEST_CASE("Tiles and children go by x, then y, then reading order, whatever was laid first", "[road]") {
    KidsTable table({.start = passing("R")});
    table.lay(spur("GB"), {0, -1}).lay(spur("Y"), {0, 1}, 180);
    const RoadReport road = describeRoad(table.state(), {0, 0});
    CHECK(road.first == SegmentRef{1, 0});
    CHECK(road.tiles == std::vector<Position>{{0, -1}, {0, 0}, {0, 1}});
    std::vector<PlayerColor> colors;
    for (const ChildOnRoad& each : road.children) colors.push_back(each.child.color);
    CHECK(colors ==
          std::vector<PlayerColor>{PlayerColor::Green, PlayerColor::Blue, PlayerColor::Red, PlayerColor::Yellow});
}

TEST_CASE("A tile that a road runs over twice is told once, and children of other roads on it are left out",
          "[road]") {
    KidsTable table({.start = bends("R")});
    table.lay(bends("B"), {1, 0}, 270).lay(bends("", "G"), {1, 1}, 180).lay(spur("Y"), {0, 1});
    const RoadReport road = describeRoad(table.state(), {0, 0});
    CHECK(road.closed);
    CHECK(road.tiles == std::vector<Position>{{0, 0}, {0, 1}, {1, 0}, {1, 1}});
    CHECK(road.children.size() == 2);
}

TEST_CASE("A road without children and a road inside one tile are described too", "[road]") {
    const KidsTable table({.start = yard("Y")});
    CHECK(describeRoad(table.state(), {0, 0}).children.empty());
    CHECK_FALSE(describeRoad(table.state(), {0, 0}).closed);
    const RoadReport inside = describeRoad(table.state(), {0, 1});
    CHECK(inside.closed);
    CHECK(inside.tiles == std::vector<Position>{{0, 0}});
    CHECK(inside.children == std::vector<ChildOnRoad>{{{0, 1}, {2 * 7 + 5, PlayerColor::Yellow, 1}}});
}
