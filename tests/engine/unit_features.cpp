#include <string>

#include "board_editor.h"
#include "feature_editor.h"
#include "support/catch.h"
#include "support/designs.h"

using namespace remparts::engine;

namespace {

/// Lays study tiles by name without any rule.
struct Ground {
    std::shared_ptr<const TileSet> tiles = remparts::test::studyTiles();
    Board board;
    FeatureGraph graph;

    void lay(const std::string& name, Position cell) {
        const TileIndex tile = *tiles->find(name);
        BoardEditor(board).lay(cell, tile, Orientation::Upright, (*tiles)[tile].streetSides);
        FeatureEditor(graph, board, *tiles).addLastTile();
    }
    FeatureEditor editor() { return {graph, board, *tiles}; }
};

}  // namespace

TEST_CASE("Streets that meet become one and close port by port", "[features]") {
    Ground ground;
    ground.lay("street_ns", {0, 0});
    CHECK(ground.graph.feature({0, 1}).openPorts == 2);
    ground.lay("lane_n", {0, -1});
    CHECK(ground.graph.sameFeature({0, 1}, {1, 1}));
    CHECK(ground.graph.feature({0, 1}).openPorts == 1);
    ground.editor().closeSide({{0, 0}, Direction::North});
    CHECK(ground.graph.feature({1, 1}).isComplete());
    CHECK(ground.graph.isComplete({0, 1}));
}

TEST_CASE("Markets of different kinds that meet are one market with both kinds", "[features]") {
    Ground ground;
    ground.lay("fish", {0, 0});
    ground.lay("grain", {1, 0});
    const Feature feature = ground.graph.feature({1, 0});
    CHECK(feature.markets == 0b011);
    CHECK(feature.openPorts == 18);
    CHECK(ground.graph.members({0, 0}).size() == 2);
}

TEST_CASE("A market and an area that meet bound each other", "[features]") {
    Ground ground;
    ground.lay("fish", {0, 0});
    ground.lay("plain", {1, 0});
    CHECK_FALSE(ground.graph.sameFeature({0, 0}, {1, 0}));
    CHECK(ground.graph.feature({0, 0}).openPorts == 9);
    CHECK(ground.graph.feature({1, 0}).openPorts == 9);
}

TEST_CASE("The first segment is the lowest by x, then y, then number, whatever was laid first", "[features]") {
    Ground ground;
    ground.lay("fish", {0, 0});
    ground.lay("fish", {0, 1});
    ground.lay("fish", {-1, 1});
    CHECK(ground.graph.feature({0, 0}).first == SegmentRef{2, 0});
    ground.lay("fish", {-1, 0});
    CHECK(ground.graph.feature({2, 0}).first == SegmentRef{3, 0});
}

TEST_CASE("Followers are counted for the whole feature", "[features]") {
    Ground ground;
    ground.lay("fish", {0, 0});
    ground.lay("plain", {0, 1});
    ground.lay("plain", {1, 1});
    ground.lay("fish", {2, 1});
    ground.lay("plain", {2, 2});
    ground.lay("plain", {3, 1});
    ground.editor().addFollower({0, 0}, 1);
    ground.editor().addFollower({3, 0}, 2);
    ground.lay("fish", {2, 0});
    ground.lay("fish", {1, 0});
    const Feature feature = ground.graph.feature({0, 0});
    CHECK(ground.graph.sameFeature({0, 0}, {3, 0}));
    CHECK(feature.followers == std::array<std::uint8_t, 4>{0, 1, 1, 0});
    CHECK(feature.isClaimed());
    ground.editor().clearFollowers({7, 0});
    CHECK_FALSE(ground.graph.feature({0, 0}).isClaimed());
}

TEST_CASE("A loop joined with itself closes both ends", "[features]") {
    Ground ground;
    ground.lay("square_nsew", {0, 0});
    ground.lay("square_nsew", {1, 0});
    ground.lay("square_nsew", {1, 1});
    ground.lay("square_nsew", {0, 1});
    CHECK(ground.graph.feature({0, 1}).openPorts == 8);
    CHECK(ground.graph.members({0, 1}).size() == 4);
}
