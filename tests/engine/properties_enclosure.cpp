// C2.4 where it is hard: sprawling cities full of pockets, with walls growing into them.
#include <algorithm>

#include "support/catch.h"
#include "support/designs.h"
#include "support/oracle/compare.h"
#include "support/oracle/country.h"
#include "support/random_games.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

/// Plain tiles that fit everywhere; now and then an alley starts a wall round.
std::shared_ptr<const GameSetup> sprawlingSetup(Random& random) {
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = test::studyTiles();
    setup->players = {{"Anna", PlayerColor::Red}, {"Ben", PlayerColor::Blue}, {"Cleo", PlayerColor::Green}};
    CityOptions options;
    options.wallTrigger = WallTrigger::Completed;
    setup->options = options;
    const TileIndex plain = setup->tiles->find("plain").value();
    const TileIndex alley = setup->tiles->find("alley").value();
    setup->stacks = {std::vector<TileIndex>(random.below(20), plain), {}, {plain}};
    for (int i = 0; i < 70; ++i) setup->stacks[1].push_back(random.below(6) == 0 ? alley : plain);
    return setup;
}

/// Touching the city by corners rather than by sides makes pockets.
int pocketMaking(const GameState& state, const Action& action) {
    const Position cell = std::get<PlaceTile>(action).position;
    int rank = 0;
    for (const Direction side : allDirections) {
        const Position beside = neighbour(cell, side);
        if (state.board.isOccupied(beside)) rank -= 3;
        if (state.board.isOccupied(neighbour(beside, turned(side, 1)))) rank += 2;
    }
    return rank;
}

Action sprawl(const GameState& state, const std::vector<Action>& legal, Random& random) {
    const auto pick = [&] { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; };
    Action best = pick();
    if (state.decision.phase != Phase::Tile) return best;
    for (int i = 0; i < 4; ++i)
        if (const Action other = pick(); pocketMaking(state, other) > pocketMaking(state, best)) best = other;
    return best;
}

int cellsRefusedByEnclosure(const oracle::City& city) {
    int count = 0;
    for (const Position cell : city.rim())
        if (!city.isBarred(cell) && oracle::wouldSurroundWall(city, cell)) ++count;
    return count;
}

}  // namespace

TEST_CASE("In cities full of pockets exactly those cells are barred that would surround a wall",
          "[properties][C2.4]") {
    const Ruleset& rules = rulesetFor(GameKind::City);
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        Random random(seed);
        const auto setup = sprawlingSetup(random);
        oracle::Referee twin(setup);
        GameState state = rules.start(setup);
        while (!state.isOver()) {
            const std::vector<Action> legal = rules.legalActions(state);
            REQUIRE(oracle::difference(test::texts(twin.legal()), test::texts(legal)) == "");
            if (state.decision.phase == Phase::Tile) refused += cellsRefusedByEnclosure(twin.city);
            const Action chosen = sprawl(state, legal, random);
            rules.applyLegal(state, chosen);
            twin.play(chosen);
        }
    }
    CHECK(refused > 100);
}
