#include <set>

#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/deal.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_table.h"
#include "support/random_games.h"

using namespace remparts::engine;
using namespace remparts::test;

TEST_CASE("Equal positions hash equal though their games are set up anew", "[state]") {
    const GameSeries& series = GENERATE(from_range(bothGames));
    const auto play = [&](std::uint64_t seed) { return playRandomGame(series.setup(4), seed, [](const Moment&) {}); };
    CHECK(play(1) == play(1));
    CHECK(play(1).stableHash() == play(1).stableHash());
    CHECK_FALSE(play(1) == play(2));
    CHECK(play(1).stableHash() != play(2).stableHash());
}

TEST_CASE("No two positions of a game are equal or hash equal", "[state]") {
    const GameSeries& series = GENERATE(from_range(bothGames));
    std::set<std::uint64_t> hashes;
    std::size_t steps = 0;
    playRandomGame(series.setup(8), 8, [&](const Moment& moment) {
        ++steps;
        hashes.insert(moment.after.stableHash());
        CHECK_FALSE(moment.before == moment.after);
    });
    CHECK(hashes.size() == steps);
}

TEST_CASE("Positions differ by the colours of the players, though nothing is on the table yet", "[state]") {
    const GameState red = KidsTable({.colors = {PlayerColor::Red, PlayerColor::Blue}}).state();
    const GameState green = KidsTable({.colors = {PlayerColor::Green, PlayerColor::Blue}}).state();
    CHECK_FALSE(red == green);
    CHECK(red.stableHash() != green.stableHash());
}

TEST_CASE("Positions differ by the child that a figure stands on", "[state]") {
    KidsTable table({.start = spur("RG")});
    const GameState state = table.lay(spur(), {0, 1}, 180).state();
    GameState moved = state;
    REQUIRE(moved.followers.size() == 1);
    ++moved.followers[0].cell;
    CHECK_FALSE(moved == state);
    CHECK(moved.stableHash() != state.stableHash());
}

TEST_CASE("A whole game's position takes at most 16 KB", "[state]") {
    const std::vector<Player> players{{"A", PlayerColor::Red, {}}, {"B", PlayerColor::Blue, {}}};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto setup = dealGame(boxTiles(), players, CityOptions{}, seed);
        CHECK(playRandomGame(setup, seed, [](const Moment&) {}).byteSize() <= 16 * 1024);
    }
}

TEST_CASE("Dealing splits the box in stacks of 30, 25 and 20 and depends on the seed alone", "[state][C1.4]") {
    const std::vector<Player> players{{"A", PlayerColor::Red, {}}, {"B", PlayerColor::Blue, {}}};
    const auto setup = dealGame(boxTiles(), players, CityOptions{}, 1);
    REQUIRE(setup->stacks.size() == 3);
    CHECK(setup->stacks[0].size() == 30);
    CHECK(setup->stacks[1].size() == 25);
    CHECK(setup->stacks[2].size() == 20);
    CHECK(*setup == *dealGame(boxTiles(), players, CityOptions{}, 1));
    CHECK_FALSE(*setup == *dealGame(boxTiles(), players, CityOptions{}, 2));
}

TEST_CASE("Dealing refuses wrong numbers of players and two of one colour", "[state]") {
    const Player red{"A", PlayerColor::Red, {}};
    const Player blue{"B", PlayerColor::Blue, {}};
    CHECK_THROWS_AS(dealGame(boxTiles(), {red}, CityOptions{}, 1), std::invalid_argument);
    CHECK_THROWS_AS(dealGame(boxTiles(), {red, blue, red}, CityOptions{}, 1), std::invalid_argument);
    CHECK_THROWS_AS(dealGame(boxTiles(), std::vector<Player>(9, red), CityOptions{}, 1), std::invalid_argument);
}

TEST_CASE("Tiles left are those in no hand, on no cell and not set aside", "[state][C2.6]") {
    const auto setup = randomSetup(12);
    std::size_t all = 0;
    for (const auto& stack : setup->stacks) all += stack.size();
    playRandomGame(setup, 12, [&](const Moment& moment) {
        std::size_t left = 0;
        for (const int count : tilesLeft(moment.after)) left += static_cast<std::size_t>(count);
        const TileStacks& stacks = moment.after.stacks;
        CHECK(left + moment.after.board.tiles().size() + stacks.discarded.size() + (stacks.inHand ? 1 : 0) == all);
    });
}

TEST_CASE("Projected scores of the last position are the final ones", "[state][C8.2]") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        std::vector<int> projected;
        const auto remember = [&projected](const Moment& moment) {
            if (!moment.after.isOver()) projected = projectedScores(moment.after);
        };
        const GameState last = playRandomGame(randomSetup(seed), seed, remember);
        REQUIRE(projected.size() == last.playerCount());
        for (std::size_t player = 0; player < projected.size(); ++player)
            CHECK(projectedScores(last)[player] == last.supplies[player].score);
    }
}
