// Nothing is lost and nothing appears: followers, towers, wall pieces, tiles, points.
#include <numeric>

#include "remparts/engine/rules/city_queries.h"
#include "support/catch.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

int followersOf(const GameState& state, PlayerIndex player) {
    int count = state.supplies[player].followers;
    for (const FollowerPlacement& follower : state.followers) count += follower.player == player ? 1 : 0;
    return count;
}

int towersOf(const GameState& state, PlayerIndex player) {
    int count = state.supplies[player].towers;
    for (const PlayerIndex owner : state.wall.gateTowers) count += owner == player ? 1 : 0;
    for (const auto& arm : state.wall.arms)
        for (const WallPiece& piece : arm) count += piece.tower == player ? 1 : 0;
    return count;
}

std::size_t tilesAccountedFor(const GameState& state) {
    const std::vector<int> left = tilesLeft(state);
    return state.board.tiles().size() + state.stacks.discarded.size() + (state.stacks.inHand ? 1 : 0) +
           static_cast<std::size_t>(std::accumulate(left.begin(), left.end(), 0));
}

std::size_t tilesInDeck(const GameSetup& setup) {
    std::size_t count = 0;
    for (const auto& stack : setup.stacks) count += stack.size();
    return count;
}

void addScores(const EventLog& events, std::vector<int>& sums) {
    for (const Event& event : events)
        if (const auto* scored = std::get_if<Scored>(&event)) sums[scored->player] += pointsOf(scored->score);
}

}  // namespace

TEST_CASE("Followers, towers, wall pieces and tiles are conserved, and scores are the sum of scorings",
          "[properties]") {
    for (std::uint64_t seed = 0; seed < 504; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomSetup(seed);
        const int towersEach = 12 / static_cast<int>(setup->players.size());
        std::vector<int> sums(setup->players.size(), 0);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step);
            const GameState& state = moment.after;
            addScores(moment.events, sums);
            for (PlayerIndex player = 0; player < setup->players.size(); ++player) {
                REQUIRE(followersOf(state, player) == 7);
                REQUIRE(towersOf(state, player) == towersEach);
                REQUIRE(state.supplies[player].score == sums[player]);
            }
            REQUIRE(static_cast<std::size_t>(state.wallPiecesLeft) + state.wall.pieceCount() == 70);
            REQUIRE(tilesAccountedFor(state) == tilesInDeck(*setup));
        });
    }
}
