// What the table shows before a click (city_queries.h) against counting on the spot.
#include <algorithm>
#include <set>

#include "remparts/engine/rules/city_outlook.h"
#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/ruleset.h"
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

// C8.4: each market once, met at a place where the flooded areas do meet.
void requireSameContacts(const oracle::Referee& twin, const GameState& state) {
    const auto patches = oracle::findPatches(twin.city);
    for (const oracle::Patch& area : patches) {
        if (area.kind != SegmentKind::Residential) continue;
        std::set<SegmentRef> markets;
        for (const SegmentRef& segment : area.touches) markets.insert(oracle::patchOf(patches, segment).first);
        const auto contacts = marketsBeside(state, area.first);
        REQUIRE(contacts.size() == markets.size());
        for (const MarketContact& contact : contacts) {
            REQUIRE(markets.count(contact.market) == 1);
            REQUIRE(area.segments.count(contact.inArea) == 1);
            REQUIRE(area.touches.count(contact.inMarket) == 1);
            REQUIRE(oracle::patchOf(patches, contact.inMarket).first == contact.market);
        }
    }
}

// What would be scored now is the whole way from the points that are to those that would be.
void requireWholeProjection(const GameState& state) {
    std::vector<int> points = projectedScores(state);
    for (const Scored& scored : projectedScorings(state)) points[scored.player] -= pointsOf(scored.score);
    for (std::size_t player = 0; player < state.playerCount(); ++player)
        REQUIRE(points[player] == state.supplies[player].score);
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

// C7.2: from one tower to the next, or from the gate.
void requireSameTowers(const oracle::Referee& twin, const GameState& state) {
    for (const oracle::Arm& arm : twin.arms) {
        std::size_t previous = 0;
        for (const std::size_t built : arm.towers) {
            if (built == 0) continue;
            const TowerReport report = describeTowerOn(state, arm.pieces[built - 1]);
            const auto first = arm.pieces.begin();
            REQUIRE(report.pieces == std::vector<BoardEdge>(first + static_cast<std::ptrdiff_t>(previous),
                                                            first + static_cast<std::ptrdiff_t>(built)));
            REQUIRE(report.previousTower.has_value() == (previous > 0));
            if (previous > 0) REQUIRE(*report.previousTower == arm.pieces[previous - 1]);
            previous = built;
        }
    }
}

// What was scored for a tower is what is said of it.
void requireTowersAsScored(const test::Moment& moment) {
    for (const Event& event : moment.events) {
        const auto* scored = std::get_if<Scored>(&event);
        const auto* tower = scored ? std::get_if<TowerScore>(&scored->score) : nullptr;
        if (tower) REQUIRE(describeTowerOn(moment.after, scored->edge).pieces.size() == std::size_t(tower->pieces));
    }
}

bool isReasonForSomeOrientation(const GameState& state, Position cell, const Rejection& why) {
    return std::any_of(allOrientations.begin(), allOrientations.end(), [&](Orientation orientation) {
        return rulesetFor(GameKind::City).check(state, PlaceTile{cell, orientation}) == why;
    });
}

void requireSamePlaces(const oracle::Referee& twin, const GameState& state) {
    const auto places = oracle::placesFor(twin.city, *state.setup->tiles, twin.hand);
    for (const Position cell : twin.city.rim()) {
        const bool fits =
            std::any_of(places.begin(), places.end(), [&](const PlaceTile& place) { return place.position == cell; });
        const auto why = rulesetFor(GameKind::City).whyNotHere(state, cell);
        REQUIRE(why.has_value() == !fits);
        if (why) REQUIRE(isReasonForSomeOrientation(state, cell, *why));
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
            requireTowersAsScored(moment);
            if (moment.after.isOver()) REQUIRE(projectedScorings(moment.after).empty());
            if (moment.after.isOver() || (moment.step + seed) % 6 != 0) return;
            INFO("step " << moment.step);
            requireSameFeatures(twin, moment.after);
            requireSameContacts(twin, moment.after);
            requireWholeProjection(moment.after);
            requireSameGuards(twin, moment.after);
            requireSameEnds(twin, moment.after);
            requireSameTowers(twin, moment.after);
            if (moment.after.decision.phase == Phase::Tile) requireSamePlaces(twin, moment.after);
        });
    }
}
