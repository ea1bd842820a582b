#include <algorithm>
#include <set>
#include <stdexcept>

#include "remparts/engine/rules/deal.h"
#include "support/catch.h"
#include "support/kids_table.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

std::shared_ptr<const GameSetup> dealt(std::uint8_t piles, std::uint64_t seed = 1) {
    const std::vector<Player> players{{"Anna", PlayerColor::Red}, {"Ben", PlayerColor::Yellow}};
    return dealGame(kidsBoxTiles(), players, KidsOptions{piles}, seed);
}

std::vector<std::size_t> sizesOf(const std::vector<std::vector<TileIndex>>& piles) {
    std::vector<std::size_t> sizes;
    for (const auto& pile : piles) sizes.push_back(pile.size());
    return sizes;
}

}  // namespace

TEST_CASE("The box of The Kids holds 36 tiles with a road to each of their four sides", "[K1.1]") {
    CHECK(kidsBoxTiles()->wholeBox().size() == 36);
    for (const TileDefinition& tile : kidsBoxTiles()->tiles())
        for (const Direction side : allDirections)
            CHECK(tile.segmentAt[port(side, PortPlace::Centre).number] != noSegment);
}

TEST_CASE("Children in all four colours stand on roads of the box", "[K1.1]") {
    std::set<PlayerColor> colors;
    for (const TileDefinition& tile : kidsBoxTiles()->tiles())
        for (const Child& child : tile.children) {
            colors.insert(child.color);
            CHECK(tile.segments[child.segment].kind == SegmentKind::Road);
        }
    CHECK(colors.size() == 4);
}

TEST_CASE("Any tile fits beside any other, whichever way it is turned", "[K1.1][K2.2]") {
    const auto box = kidsBoxTiles();
    for (TileIndex laid = 0; laid < box->size(); ++laid)
        for (TileIndex drawn = 0; drawn < box->size(); ++drawn) {
            GameSetup setup{
                box, {{"Anna", PlayerColor::Red}, {"Ben", PlayerColor::Blue}}, KidsOptions{}, {{laid, drawn}}};
            Game game(std::make_shared<const GameSetup>(std::move(setup)));
            REQUIRE(!game.play(DrawTile{0}));
            CHECK(game.rules().legalActions(game.state()).size() == 4 * 4);
        }
}

TEST_CASE("A road may pass by a house or a pond and lead on", "[K1.1][K3.1]") {
    KidsTable table({.start = passing("R")});
    table.lay(spur(), {0, 1}, 180);
    CHECK(table.placings().empty());
    table.lay(spur(), {0, -1});
    CHECK(table.placings() == lines{"P0 places 1"});
}

TEST_CASE("Each player has 8 figures, and there are 2 to 4 players of different colours", "[K1.2]") {
    const std::vector<PlayerColor> four{PlayerColor::Green, PlayerColor::Red, PlayerColor::Yellow, PlayerColor::Blue};
    for (std::size_t players = 2; players <= 4; ++players) {
        const KidsTable table({.colors = {four.begin(), four.begin() + static_cast<std::ptrdiff_t>(players)}});
        CHECK(table.standings().scores == std::vector<int>(players, 8));
    }
    const Player red{"Anna", PlayerColor::Red};
    CHECK_THROWS_AS(dealGame(kidsBoxTiles(), {red}, KidsOptions{}, 1), std::invalid_argument);
    CHECK_THROWS_AS(dealGame(kidsBoxTiles(), {red, red}, KidsOptions{}, 1), std::invalid_argument);
}

TEST_CASE("The shuffled tiles lie in four piles of nine", "[K1.3]") {
    CHECK(KidsOptions{}.piles == 4);
    const auto setup = dealt(4);
    CHECK(sizesOf(setup->stacks) == std::vector<std::size_t>{9, 9, 9, 9});
    std::vector<TileIndex> all;
    for (const auto& pile : setup->stacks) all.insert(all.end(), pile.begin(), pile.end());
    CHECK(all != kidsBoxTiles()->wholeBox());
    std::sort(all.begin(), all.end());
    CHECK(all == kidsBoxTiles()->wholeBox());
    CHECK(dealt(4, 1)->stacks == dealt(4, 1)->stacks);
    CHECK(dealt(4, 1)->stacks != dealt(4, 2)->stacks);
}

TEST_CASE("One to four piles may be made, as even as they go", "[K1.3]") {
    for (std::uint8_t piles = 1; piles <= 4; ++piles)
        CHECK(sizesOf(dealt(piles)->stacks) == std::vector<std::size_t>(piles, 36u / piles));
    const std::vector<TileIndex> box(11, 0);
    const Ruleset& rules = rulesetFor(GameKind::Kids);
    CHECK(sizesOf(rules.layOut(box, KidsOptions{4})) == std::vector<std::size_t>{2, 3, 3, 3});
    CHECK(sizesOf(rules.layOut(std::vector<TileIndex>(2, 0), KidsOptions{4})) ==
          std::vector<std::size_t>{0, 1, 0, 1});
}

TEST_CASE("Other numbers of piles and options of The City are refused in words", "[K1.3]") {
    const std::vector<TileIndex> box(36, 0);
    const Ruleset& rules = rulesetFor(GameKind::Kids);
    CHECK_THROWS_WITH(rules.layOut(box, KidsOptions{0}), "the tiles lie in 1 to 4 piles");
    CHECK_THROWS_WITH(rules.layOut(box, KidsOptions{5}), "the tiles lie in 1 to 4 piles");
    CHECK_THROWS_WITH(rules.layOut(box, CityOptions{}), "these are not options of The Kids");
}

TEST_CASE("The first tile of the first pile lies upright in the middle before the first turn", "[K1.4]") {
    const auto setup = dealt(4);
    const Game game(setup);
    REQUIRE(game.state().board.tiles().size() == 1);
    CHECK(game.state().board.tiles()[0] == PlacedTile{{0, 0}, setup->stacks[0][0], Orientation::Upright});
    CHECK(game.startEvents().front() ==
          Event{TilePlaced{noPlayer, setup->stacks[0][0], {0, 0}, Orientation::Upright}});
    CHECK(game.state().decision == Decision{0, Phase::Draw, false});
    CHECK(game.state().stacks.drawn == std::array<std::int32_t, maxStacks>{1, 0, 0, 0});
}

TEST_CASE("Where the first pile is empty, the start tile comes from the next one", "[K1.4]") {
    const Game game(kidsSetup({PlayerColor::Red, PlayerColor::Blue}, {{}, {spur("R"), spur()}, {spur()}}));
    CHECK(game.state().stacks.drawn == std::array<std::int32_t, maxStacks>{0, 1, 0, 0});
    CHECK(game.state().definition(game.state().board.tile(0)).children.size() == 1);
    CHECK(game.rules().legalActions(game.state()) == std::vector<Action>{DrawTile{1}, DrawTile{2}});
}
