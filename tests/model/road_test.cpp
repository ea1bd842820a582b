// Roads of The Kids as ways to go along.
#include <algorithm>
#include <set>

#include "remparts/engine/road.h"
#include "road_path.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/kids_table.h"
#include "support/random_games.h"
#include "tile_roads.h"

using namespace remparts::engine;
using namespace remparts::test;
using remparts::model::roadPath;

namespace {

/// The cells that a path goes through.
std::vector<Position> cells(const KidsTable& table, SegmentRef segment) {
    std::vector<Position> result;
    for (const SegmentRef each : roadPath(table.state(), segment))
        result.push_back(table.state().board.tile(each.tile).position);
    return result;
}

bool areNeighbours(Position a, Position b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

}  // namespace

TEST_CASE("Every tile of The Kids has roads, none of The City has") {
    const auto isWithRoads = [](const TileDefinition& tile) { return remparts::model::hasRoads(tile); };
    const auto kids = kidsBoxTiles();
    const auto city = boxTiles();
    CHECK(std::all_of(kids->tiles().begin(), kids->tiles().end(), isWithRoads));
    CHECK(std::none_of(city->tiles().begin(), city->tiles().end(), isWithRoads));
}

TEST_CASE("A road is gone along from one end to the other, in whatever order its tiles were laid") {
    KidsTable table;
    table.lay(spur(), {0, -1}).lay(spur(), {1, -1}).lay(bends(), {1, 0});
    const std::vector<Position> expected{{0, 0}, {1, 0}, {1, -1}};
    const RoadClosed closed = only<RoadClosed>(table.events()).back();
    REQUIRE(closed.tiles.size() == 3);
    for (const SegmentRef segment : table.state().features.members(closed.road))
        CHECK(cells(table, segment) == expected);
}

TEST_CASE("A loop is gone round in one direction from its first segment") {
    KidsTable table({.start = bends()});  // north to east
    table.lay(bends(), {0, 1}, 90).lay(bends(), {1, 1}, 180).lay(bends(), {1, 0}, 270);
    const auto closed = only<RoadClosed>(table.events());
    REQUIRE(closed.size() == 1);
    const std::vector<Position> path = cells(table, closed[0].road);
    REQUIRE(path.size() == 4);
    CHECK(path.front() == Position{0, 0});
    for (std::size_t i = 1; i < path.size(); ++i) CHECK(areNeighbours(path[i - 1], path[i]));
    CHECK(areNeighbours(path.back(), path.front()));
}

TEST_CASE("Branches of a fork are reached side by side") {
    KidsTable table({.start = plaza()});
    table.lay(passing(), {0, 1}).lay(spur(), {0, 2}).lay(spur(), {1, 0}).lay(spur(), {-1, 0}).lay(spur(), {0, -1});
    REQUIRE(only<RoadClosed>(table.events()).back().tiles.size() == 6);
    const std::vector<Position> path = cells(table, only<RoadClosed>(table.events()).back().road);
    REQUIRE(path.size() == 6);
    CHECK(path[0] == Position{-1, 0});
    CHECK(path[1] == Position{0, 0});
    CHECK(path[5] == Position{0, 2});
}

TEST_CASE("Every path holds each segment of its road once, and each but the first follows on an earlier one") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        playRandomGame(randomKidsSetup(seed), seed, [&](const Moment& moment) {
            for (const RoadClosed& closed : only<RoadClosed>(moment.events)) {
                const GameState& state = moment.after;
                const std::vector<SegmentRef> path = roadPath(state, closed.road);
                std::vector<SegmentRef> sorted = path;
                std::sort(sorted.begin(), sorted.end());
                std::vector<SegmentRef> members = state.features.members(closed.road);
                std::sort(members.begin(), members.end());
                INFO("seed " << seed << ", step " << moment.step);
                CHECK(sorted == members);
                for (std::size_t i = 1; i < path.size(); ++i) {
                    const Position cell = state.board.tile(path[i].tile).position;
                    CHECK(std::any_of(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i),
                                      [&](SegmentRef earlier) {
                                          return areNeighbours(cell, state.board.tile(earlier.tile).position);
                                      }));
                }
            }
        });
    }
}
