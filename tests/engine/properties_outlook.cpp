// What is left and where it fits (draw_outlook.h) against counting and trying by the brute-force twins.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "remparts/engine/rules/draw_outlook.h"
#include "support/catch.h"
#include "support/oracle/kids_referee.h"
#include "support/oracle/laying.h"
#include "support/oracle/referee.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

std::map<TileIndex, int> counted(const std::vector<TileIndex>& tiles) {
    std::map<TileIndex, int> counts;
    for (const TileIndex tile : tiles) ++counts[tile];
    return counts;
}

// The whole set minus what lies, what was discarded and what is in hand.
std::map<TileIndex, int> leftByTaking(const GameState& state) {
    std::vector<TileIndex> all;
    for (const auto& stack : state.setup->stacks) all.insert(all.end(), stack.begin(), stack.end());
    std::map<TileIndex, int> left = counted(all);
    for (const PlacedTile& tile : state.board.tiles()) --left[tile.tile];
    for (const TileIndex tile : state.stacks.discarded) --left[tile];
    if (state.stacks.inHand) --left[*state.stacks.inHand];
    return left;
}

void requireSameCounts(const GameState& state) {
    const std::map<TileIndex, int> left = leftByTaking(state);
    const auto designs = unseenDesigns(state);
    REQUIRE(designs.size() == left.size());
    for (const UnseenDesign& design : designs) {
        REQUIRE(design.left == left.at(design.tile));
        REQUIRE(design.all >= design.left);
        REQUIRE(design.all >= 1);
    }
}

/// Cells on which a design fits, by somebody who tries all of them.
using CellsOf = std::function<std::set<Position>(TileIndex)>;

void requireSameFits(const GameState& state, const CellsOf& cellsOf) {
    const DrawOutlook outlook(state);
    std::map<Position, std::vector<TileIndex>> fits;
    std::set<Position> live;
    if (state.stacks.inHand) live.merge(cellsOf(*state.stacks.inHand));
    for (const auto& [tile, count] : leftByTaking(state)) {
        if (count == 0) continue;
        const std::set<Position> cells = cellsOf(tile);
        for (const Position cell : cells) fits[cell].push_back(tile);
        live.insert(cells.begin(), cells.end());
    }
    std::vector<Position> dead;
    for (const FrontierCell& cell : state.board.frontier()) {
        REQUIRE(outlook.fittingAt(cell.position) == fits[cell.position]);
        if (!cell.barred && !live.contains(cell.position)) dead.push_back(cell.position);
    }
    std::sort(dead.begin(), dead.end());
    REQUIRE(outlook.deadCells() == dead);
}

std::set<Position> cellsIn(const std::vector<Action>& actions) {
    std::set<Position> cells;
    for (const Action& action : actions)
        if (const auto* place = std::get_if<PlaceTile>(&action)) cells.insert(place->position);
    return cells;
}

}  // namespace

TEST_CASE("What is left of The City and where it fits is what the twin finds by trying", "[properties][C2.6]") {
    for (std::uint64_t seed = 5000; seed < 5060; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomSetup(seed);
        oracle::Referee twin(setup);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            requireSameCounts(moment.after);
            if (moment.after.isOver() || (moment.step + seed) % 9 != 0) return;
            INFO("step " << moment.step);
            requireSameFits(moment.after, [&](TileIndex tile) {
                std::set<Position> cells;
                for (const PlaceTile& place : oracle::placesFor(twin.city, *setup->tiles, tile))
                    cells.insert(place.position);
                return cells;
            });
        });
    }
}

TEST_CASE("What is left of The Kids and where it fits is what the twin finds by trying", "[properties][kids]") {
    for (std::uint64_t seed = 5000; seed < 5120; ++seed) {
        INFO("seed " << seed);
        const auto setup = test::randomKidsSetup(seed);
        oracle::KidsReferee twin(setup);
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            twin.play(moment.chosen);
            requireSameCounts(moment.after);
            if (moment.after.isOver() || (moment.step + seed) % 5 != 0) return;
            INFO("step " << moment.step);
            requireSameFits(moment.after, [&](TileIndex tile) {
                oracle::KidsReferee asked = twin;
                asked.hand = tile;
                asked.phase = Phase::Tile;
                return cellsIn(asked.legal());
            });
        });
    }
}

TEST_CASE("Once the game is over no cell is called dead") {
    const auto setup = test::randomSetup(1);
    const GameState end = test::playRandomGame(setup, 1, [](const test::Moment&) {});
    REQUIRE(end.isOver());
    CHECK(DrawOutlook(end).deadCells().empty());
}
