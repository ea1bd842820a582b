#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

FollowerPlacement lastPlaced(const Table& table) {
    return only<FollowerPlaced>(table.events()).back().placement;
}

/// The number of the first segment of a kind on the tile laid last.
std::uint8_t segmentOf(const Table& table, SegmentKind kind) {
    const TileDefinition& tile = table.state().definition(table.state().board.tiles().back());
    for (std::uint8_t segment = 0; segment < tile.segments.size(); ++segment)
        if (tile.segments[segment].kind == kind) return segment;
    return noSegment;
}

}  // namespace

TEST_CASE("A follower is a citizen on a street, a seller on a market, a steward on a residential area", "[C3.1]") {
    Table street;
    street.lay("lane_market", {0, 0}).citizen();
    CHECK(lastPlaced(street).role == FollowerRole::Citizen);
    Table market;
    market.lay("lane_market", {0, 0}).seller();
    CHECK(lastPlaced(market).role == FollowerRole::Seller);
    Table area;
    area.lay("lane_market", {0, 0}).steward();
    CHECK(lastPlaced(area).role == FollowerRole::Steward);
    CHECK(lastPlaced(area).player == 0);
    CHECK(lastPlaced(area).segment.tile == 0);
}

TEST_CASE("One follower may be placed after laying, or none", "[C3.1]") {
    Table table;
    table.lay("lane_market", {0, 0});
    REQUIRE(table.phase() == Phase::Follower);
    CHECK(table.chooser() == 0);
    CHECK(table.legal() == lines{"follower 0", "follower 1", "follower 2", "follower 3", "pass"});
    CHECK(table.refusal(PlaceFollower{4}) == RejectionReason::NoSuchSegment);
    table.seller();
    CHECK(table.phase() == Phase::Tile);
    CHECK(table.chooser() == 1);
}

TEST_CASE("Only the tile just laid can be claimed", "[C3.1]") {
    Table table;
    table.lay("lane_market", {0, 0}).lay("plain", {1, 0});
    CHECK(table.legal() == lines{"follower 0", "pass"});
    table.steward();
    CHECK(lastPlaced(table).segment.tile == 1);
}

TEST_CASE("A feature with a follower of anyone is closed to all, however far away", "[C3.2]") {
    Table table;
    table.lay("fish", {0, 0}).seller();
    for (int x = 1; x <= 4; ++x) {
        table.lay("fish", {x, 0});
        CHECK(table.refusal(PlaceFollower{0}) ==
              (table.phase() == Phase::Follower ? RejectionReason::FeatureOccupied : RejectionReason::WrongPhase));
        CHECK(table.phase() == Phase::Tile);
    }
    table.lay("fish_street_grain", {5, 0});
    CHECK(table.refusal(PlaceFollower{0}) == RejectionReason::FeatureOccupied);
    CHECK(table.allows(PlaceFollower{2}));
}

TEST_CASE("Features that are claimed apart may be joined", "[C3.2]") {
    Table table;
    table.lay("plain", {0, 0}).steward();
    table.lay("fish", {1, 0}).lay("fish", {2, 0}).lay("plain", {3, 0}).steward();
    table.lay("plain", {0, 1}).lay("plain", {3, 1}).lay("plain", {1, 1}).lay("plain", {2, 1});
    CHECK(table.phase() == Phase::Tile);
    CHECK(table.state().features.feature({0, 0}).followers == std::array<std::uint8_t, 4>{1, 1, 0, 0});
}

TEST_CASE("A street or market that the tile just completed cannot be taken", "[C3.3]") {
    Table street;
    street.lay("lane_n", {0, 0}).lay("lane_n", {0, 1}, 180);
    CHECK(street.refusal(PlaceFollower{segmentOf(street, SegmentKind::Street)}) ==
          RejectionReason::FeatureJustCompleted);
    CHECK(street.allows(PlaceFollower{segmentOf(street, SegmentKind::Residential)}));

    Table market;
    market.lay("fish_n", {0, 0}).lay("grain_n", {0, 1}, 180);
    CHECK(market.refusal(PlaceFollower{segmentOf(market, SegmentKind::Market)}) ==
          RejectionReason::FeatureJustCompleted);
}

TEST_CASE("A street that goes on can be taken although its tile completed another one", "[C3.3]") {
    Table table;
    table.lay("lane_n", {0, 0}).lay("two_lanes", {0, 1});
    CHECK(table.allows(PlaceFollower{1}));   // the northern lane
    CHECK(!table.allows(PlaceFollower{2}));  // the southern one, just completed
}

TEST_CASE("A complete residential area may be taken", "[C3.3]") {
    Table table;
    for (const Position cell : {Position{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}})
        table.lay("fish", cell);
    table.lay("plain", {1, 1});
    CHECK(table.state().features.feature({8, 0}).isComplete());
    table.steward();
    CHECK(lastPlaced(table).role == FollowerRole::Steward);
}

TEST_CASE("Without a follower in supply the step is skipped", "[C3.4]") {
    Table table;
    for (int turn = 0; turn < 14; ++turn) {
        table.lay("court", {turn, 0});
        if (turn % 2 == 0) table.steward();  // always the first player
    }
    table.settle();
    CHECK(table.followersLeft(0) == 0);
    CHECK(table.chooser() == 0);
    table.lay("court", {14, 0});
    CHECK(table.phase() == Phase::Tile);
    CHECK(table.chooser() == 1);
}
