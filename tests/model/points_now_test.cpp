// What the game would end with if it ended now.
#include "explain/points_now.h"

#include <numeric>

#include "model_support.h"
#include "remparts/engine/rules/city_queries.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::PointsNow;
using model::PointsNowRow;

namespace {

int addedTo(const PointsNowRow& row) {
    return std::accumulate(row.added.begin(), row.added.end(), 0);
}

}  // namespace

TEST_CASE("Points so far and what the end would add make the total, and the best of them leads [C8.6]") {
    for (std::uint64_t seed = 0; seed < 48; ++seed) {
        Game game(randomSetup(seed));
        RandomPlayer player(seed);
        while (!game.state().isOver()) {
            REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))));
            if (game.cursor() % 7 != 0 && !game.state().isOver()) continue;
            const PointsNow points = model::pointsNow(game);
            const std::vector<int> projected = projectedScores(game.state());
            const int best = *std::max_element(projected.begin(), projected.end());
            REQUIRE(points.rows.size() == projected.size());
            for (const PointsNowRow& row : points.rows) {
                INFO("seed " << seed << ", step " << game.cursor());
                CHECK(row.soFar == game.state().supplies[row.player].score);
                CHECK(row.soFar + addedTo(row) == row.total);
                CHECK(row.total == projected[row.player]);
                CHECK(row.leads == (row.total == best));
                CHECK(row.added[static_cast<std::size_t>(model::PointsKind::Towers)] == 0);
            }
        }
    }
}

TEST_CASE("Asking what it would be now changes nothing in the game") {
    Game game(randomSetup(5));
    RandomPlayer player(5);
    for (int step = 0; step < 40 && !game.state().isOver(); ++step)
        REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))));
    const GameState before = game.state();
    (void)model::pointsNow(game);
    CHECK(game.state() == before);
}

TEST_CASE("Every row is a sentence that names the sum and who is in the lead") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).settle();
    const PointsNow points = model::pointsNow(table.game());
    REQUIRE(points.rows.size() == 2);
    CHECK(plain(points.rows[0].spoken) == "P0: so far 2 points; together 2 points, in the lead");
    CHECK(plain(points.rows[1].spoken) == "P1: so far 0 points; together 0 points");
}

TEST_CASE("In The Kids who has fewest figures left is in the lead [K4.2]") {
    KidsTable table({.start = spur("RRB")});
    table.lay(spur(), {0, 1}, 180);
    const PointsNow points = model::pointsNow(table.game());
    REQUIRE(points.rows.size() == 2);
    CHECK(plain(points.rows[0].spoken) == "P0: 6 figures left, in the lead");
    CHECK(plain(points.rows[1].spoken) == "P1: 7 figures left");
    CHECK(PointsNow::columns(GameKind::Kids).empty());
}
