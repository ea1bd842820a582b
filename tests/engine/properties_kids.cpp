// Random games of The Kids: against the brute-force twin of tests/support/oracle, and what never gets lost.
#include <map>
#include <set>

#include "remparts/engine/road.h"
#include "support/catch.h"
#include "support/oracle/compare.h"
#include "support/oracle/kids_compare.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

constexpr std::uint64_t games = 1008;  // each number of players and piles with each sort of box 21 times

std::vector<std::string> lines(const EventLog& events) {
    std::vector<std::string> result;
    for (const Event& event : events) result.push_back(test::text(event));
    return result;
}

const Child* childUnder(const GameState& state, const FollowerPlacement& figure) {
    for (const Child& child : state.definition(state.board.tile(figure.segment.tile)).children)
        if (child.cell == figure.cell && child.segment == figure.segment.segment) return &child;
    return nullptr;
}

/// How many children in colours that are played stand on closed roads without a figure, by player.
std::map<PlayerIndex, int> bareChildren(const GameState& state) {
    std::set<std::pair<SegmentRef, std::uint8_t>> covered;
    for (const FollowerPlacement& figure : state.followers) covered.insert({figure.segment, figure.cell});
    std::map<PlayerIndex, int> bare;
    for (std::int32_t tile = 0; tile < static_cast<std::int32_t>(state.board.tiles().size()); ++tile)
        for (const Child& child : state.definition(state.board.tile(tile)).children) {
            const SegmentRef segment{tile, child.segment};
            const PlayerIndex player = playerOf(*state.setup, child.color);
            if (player != noPlayer && state.features.isComplete(segment) && !covered.contains({segment, child.cell}))
                ++bare[player];
        }
    return bare;
}

void addPlaced(const EventLog& events, std::vector<int>& placed) {
    for (const Event& event : events)
        if (const auto* children = std::get_if<ChildrenPlaced>(&event))
            placed[children->player] += static_cast<int>(children->figures.size());
}

/// K3.2: each on a child of its colour, on a closed road, no two on one child.
void requireFiguresInPlace(const GameState& state) {
    std::set<std::pair<SegmentRef, std::uint8_t>> taken;
    for (const FollowerPlacement& figure : state.followers) {
        REQUIRE(figure.role == FollowerRole::Figure);
        const Child* child = childUnder(state, figure);
        REQUIRE(child != nullptr);
        REQUIRE(child->color == state.setup->players[figure.player].color);
        REQUIRE(state.features.isComplete(figure.segment));
        REQUIRE(taken.insert({figure.segment, figure.cell}).second);
    }
}

std::size_t tilesIn(const GameSetup& setup) {
    std::size_t count = 0;
    for (const auto& pile : setup.stacks) count += pile.size();
    return count;
}

bool anyoneDone(const std::vector<int>& placed) {
    return std::find(placed.begin(), placed.end(), 8) != placed.end();
}

}  // namespace

TEST_CASE("In random games of The Kids the twin allows, does and tells what the engine allows, does and tells",
          "[properties][kids]") {
    const Ruleset& rules = rulesetFor(GameKind::Kids);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomKidsSetup(seed);
        oracle::KidsReferee twin(setup);
        EventLog start;
        const GameState first = rules.start(setup, &start);
        REQUIRE(oracle::difference(lines(twin.events), lines(start)) == "");
        REQUIRE(twin.events == start);
        REQUIRE(oracle::disagreement(twin, first) == "");

        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step << ": " << test::text(moment.chosen));
            REQUIRE(oracle::difference(test::texts(twin.legal()), test::texts(moment.legal)) == "");
            twin.play(moment.chosen);
            REQUIRE(oracle::difference(lines(twin.events), lines(moment.events)) == "");
            REQUIRE(twin.events == moment.events);
            REQUIRE(oracle::disagreement(twin, moment.after) == "");
        });
        REQUIRE(twin.phase == Phase::Over);
    }
}

TEST_CASE("Roads and rim kept step by step equal those found from scratch", "[properties][kids]") {
    for (std::uint64_t seed = 5000; seed < 5096; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomKidsSetup(seed);
        oracle::KidsReferee twin(setup);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            INFO("step " << moment.step << ": " << test::text(moment.chosen));
            if (moment.after.isOver() || (moment.step + seed) % 8 == 1)
                REQUIRE(oracle::structureDisagreement(twin, moment.after) == "");
        });
    }
}

TEST_CASE("Figures and tiles are conserved, and figures stand where they belong", "[properties][kids]") {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomKidsSetup(seed);
        std::vector<int> placed(setup->players.size(), 0);
        EventLog start;
        (void)rulesetFor(GameKind::Kids).start(setup, &start);
        addPlaced(start, placed);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            INFO("step " << moment.step);
            const GameState& state = moment.after;
            addPlaced(moment.events, placed);
            for (std::size_t player = 0; player < placed.size(); ++player)
                REQUIRE(state.supplies[player].followers == 8 - placed[player]);
            std::size_t drawn = 0;
            for (const std::int32_t count : state.stacks.drawn) drawn += static_cast<std::size_t>(count);
            REQUIRE(drawn == state.board.tiles().size() + (state.stacks.inHand ? 1 : 0));
            if (moment.before.followers.size() != state.followers.size()) requireFiguresInPlace(state);
            for (const auto& [player, count] : bareChildren(state)) REQUIRE(placed[player] == 8);
            REQUIRE(state.isOver() == (anyoneDone(placed) || state.board.tiles().size() == tilesIn(*setup)));
        });
    }
}

TEST_CASE("Random games end in all the ways there are", "[properties][kids]") {
    std::map<EndReason, int> reasons;
    std::map<std::size_t, int> winners;
    int closedRoads = 0;
    int bare = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const GameState last =
            test::playRandomGame(test::randomKidsSetup(seed), seed, [&](const test::Moment& moment) {
                for (const Event& event : moment.events) {
                    if (const auto* end = std::get_if<EndBegan>(&event)) ++reasons[end->reason];
                    closedRoads += std::holds_alternative<RoadClosed>(event) ? 1 : 0;
                }
            });
        ++winners[rulesetFor(GameKind::Kids).standings(last).winners.size()];
        bare += bareChildren(last).empty() ? 0 : 1;
    }
    CHECK(reasons[EndReason::FiguresPlaced] > 50);
    CHECK(reasons[EndReason::TilesExhausted] > 50);
    CHECK(winners[1] > 50);
    CHECK(winners[2] > 20);
    CHECK(winners[3] > 5);
    CHECK(closedRoads > 10'000);
    CHECK(bare > 10);
}
