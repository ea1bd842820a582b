// What the table shows before a click (city_queries.h) against counting on the spot.
#include <algorithm>

#include "remparts/engine/rules/city_queries.h"
#include "support/catch.h"
#include "support/oracle/country.h"
#include "support/oracle/laying.h"
#include "support/oracle/referee.h"
#include "support/oracle/scoring.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

std::vector<Position> sorted(std::vector<Position> positions) {
    std::sort(positions.begin(), positions.end());
    return positions;
}

void requireSameFeatures(const oracle::Referee& twin, const GameState& state) {
    const auto patches = oracle::findPatches(twin.city);
    for (const oracle::Patch& patch : patches) {
        const FeatureReport report = describeFeature(state, *patch.segments.rbegin());
        REQUIRE(report.tiles == std::vector<Position>(patch.tiles.begin(), patch.tiles.end()));
        REQUIRE(report.worth == oracle::worthOf(patch, patches));
        REQUIRE(report.majority == oracle::majorityOn(patch, twin.followers));
        REQUIRE(report.segments.size() == patch.segments.size());
    }
}

void requireSameGuards(const oracle::Referee& twin, const GameState& state) {
    for (const BoardEdge& edge : oracle::facingOpenCountry(twin.city)) {
        INFO(test::text(edge));
        const GuardReport report = describeGuard(state, edge);
        REQUIRE(sorted(report.row) == sorted(oracle::rowBefore(twin.city, edge)));
        REQUIRE(report.row.front() == edge.tile);
        REQUIRE(report.worth == oracle::guardWorth(twin.city, edge));
        REQUIRE(report.barredByOpposite == oracle::guardOpposite(twin.city, edge, twin.followers));
    }
}

void requireSameEnds(const oracle::Referee& twin, const GameState& state) {
    if (twin.gate.empty() || twin.closed) {
        REQUIRE(!nextWallEdge(state, WallEnd::Clockwise).has_value());
        REQUIRE(!nextWallEdge(state, WallEnd::Counterclockwise).has_value());
        return;
    }
    const auto& clockwise = twin.arms[index(WallEnd::Clockwise)].pieces;
    const auto& counterclockwise = twin.arms[index(WallEnd::Counterclockwise)].pieces;
    const BoardEdge ahead = clockwise.empty() ? twin.gate[0] : clockwise.back();
    const BoardEdge behind = counterclockwise.empty() ? twin.gate[0] : counterclockwise.back();
    REQUIRE(nextWallEdge(state, WallEnd::Clockwise) == oracle::nextClockwise(twin.city, ahead));
    REQUIRE(nextWallEdge(state, WallEnd::Counterclockwise) == oracle::walkRound(twin.city, behind).back());
}

void requireSamePlaces(const oracle::Referee& twin, const GameState& state) {
    const auto places = oracle::placesFor(twin.city, *state.setup->tiles, twin.hand);
    for (const Position cell : twin.city.rim())
        for (const Orientation orientation : allOrientations) {
            const bool fits = std::find(places.begin(), places.end(), PlaceTile{cell, orientation}) != places.end();
            REQUIRE(whyNotHere(state, twin.hand, cell, orientation).has_value() == !fits);
        }
}

}  // namespace

TEST_CASE("Features, guards, ends of the wall and places are described as they are", "[properties]") {
    for (std::uint64_t seed = 3000; seed < 3120; ++seed) {
        const auto setup = test::randomSetup(seed);
        oracle::Referee twin(setup);
        INFO("seed " << seed);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            if (moment.after.isOver() || (moment.step + seed) % 6 != 0) return;
            INFO("step " << moment.step);
            requireSameFeatures(twin, moment.after);
            requireSameGuards(twin, moment.after);
            requireSameEnds(twin, moment.after);
            if (moment.after.decision.phase == Phase::Tile) requireSamePlaces(twin, moment.after);
        });
    }
}
