#include "remparts/engine/rules/deal.h"
#include "rules_situations.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

std::shared_ptr<const GameSetup> dealt(std::size_t players, std::uint64_t seed) {
    std::vector<Player> seats{{"Anna", PlayerColor::Red}, {"Ben", PlayerColor::Blue}, {"Cleo", PlayerColor::Green}};
    seats.push_back({"Dan", PlayerColor::Yellow});
    seats.resize(players);
    return dealGame(boxTiles(), seats, CityOptions{}, seed);
}

}  // namespace

TEST_CASE("The box holds 75 tiles of 64 designs with 32 public and 7 historic buildings", "[C1.1]") {
    int publicBuildings = 0;
    int historicBuildings = 0;
    for (const TileDefinition& tile : boxTiles()->tiles()) {
        publicBuildings += tile.count * tile.publicBuildings;
        historicBuildings += tile.count * tile.historicBuildings;
    }
    CHECK(boxTiles()->size() == 64);
    CHECK(boxTiles()->wholeBox().size() == 75);
    CHECK(publicBuildings == 32);
    CHECK(historicBuildings == 7);
}

TEST_CASE("70 wall pieces are in the supply at the start", "[C1.1]") {
    const Table table;
    CHECK(table.state().wallPiecesLeft == 70);
    CHECK(!table.state().wall.gate.has_value());
}

TEST_CASE("Of eight followers one counts points and seven are the supply", "[C1.2][C1.1]") {
    const Table table({.players = 4});
    for (std::size_t player = 0; player < 4; ++player) {
        CHECK(table.followersLeft(player) == 7);
        CHECK(table.score(player) == 0);
    }
}

TEST_CASE("Twelve towers are split evenly", "[C1.3]") {
    const std::size_t players = GENERATE(2u, 3u, 4u);
    const Table table({.players = players});
    for (std::size_t player = 0; player < players; ++player)
        CHECK(std::size_t{table.state().supplies[player].towers} == 12 / players);
}

TEST_CASE("The whole box is shuffled into stacks of 30, 25 and 20", "[C1.4]") {
    const auto setup = dealt(2, 5);
    REQUIRE(setup->stacks.size() == 3);
    CHECK(setup->stacks[0].size() == 30);
    CHECK(setup->stacks[1].size() == 25);
    CHECK(setup->stacks[2].size() == 20);

    std::vector<TileIndex> all;
    for (const auto& stack : setup->stacks) all.insert(all.end(), stack.begin(), stack.end());
    CHECK(all != boxTiles()->wholeBox());
    std::sort(all.begin(), all.end());
    CHECK(all == boxTiles()->wholeBox());
}

TEST_CASE("A seed always deals the same game, another seed another one", "[C1.4]") {
    CHECK(*dealt(3, 11) == *dealt(3, 11));
    CHECK(dealt(3, 11)->stacks != dealt(3, 12)->stacks);
}

TEST_CASE("The stacks are drawn one after the other", "[C1.4][C2.1]") {
    Table table({.deck = {{"plain", "fish"}, {"grain"}, {"cattle"}}});
    table.lay("plain", {0, 0}).lay("fish", {1, 0}).lay("grain", {2, 0});
    CHECK(table.state().stacks.current == 1);
    table.lay("cattle", {3, 0}).settle();
    CHECK(table.state().isOver());
    std::vector<int> stacks;
    for (const TileDrawn& drawn : only<TileDrawn>(table.events())) stacks.push_back(drawn.stack);
    CHECK(stacks == std::vector<int>{0, 0, 1, 2});
}

TEST_CASE("The start player lays the first tile at the origin, turned at will, and may claim it", "[C1.5]") {
    Table table;
    table.draw("lane_n");
    CHECK(table.chooser() == 0);
    CHECK(table.legal() == lines{"tile 0,0 @0", "tile 0,0 @180", "tile 0,0 @270", "tile 0,0 @90"});
    CHECK(table.refusal(PlaceTile{{1, 0}}) == RejectionReason::NotAtOrigin);
    table.lay("lane_n", {0, 0}, 180).citizen();
    CHECK(table.followersLeft(0) == 6);
    CHECK(table.chooser() == 1);
}
