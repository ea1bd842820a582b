#include "support/catch.h"
#include "support/kids_table.h"
#include "support/text.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

const std::vector<PlayerColor> redAndBlue{PlayerColor::Red, PlayerColor::Blue};

Game withPiles(const std::vector<std::vector<KidsPicture>>& piles) {
    return Game(kidsSetup(redAndBlue, piles));
}

lines legal(const Game& game) {
    return texts(game.rules().legalActions(game.state()));
}

}  // namespace

TEST_CASE("The player picks a pile and turns up its top tile", "[K2.1]") {
    Game game = withPiles({{spur(), spur("R"), spur()}, {spur("B"), spur()}, {spur("Y")}});
    CHECK(legal(game) == lines{"draw 0", "draw 1", "draw 2"});
    REQUIRE(!game.play(DrawTile{1}));
    REQUIRE(game.state().stacks.inHand);
    CHECK((*game.setup().tiles)[*game.state().stacks.inHand].children.front().color == PlayerColor::Blue);
    CHECK(game.state().stacks.current == 1);
    CHECK(game.state().decision == Decision{0, Phase::Tile, false});
    CHECK(game.steps().back().events == EventLog{TileDrawn{0, game.setup().stacks[1][0], 1}});
}

TEST_CASE("An empty pile cannot be picked and keeps its place among the others", "[K2.1]") {
    Game game = withPiles({{spur()}, {spur()}, {spur(), spur()}});
    CHECK(legal(game) == lines{"draw 1", "draw 2"});
    CHECK(game.rules().check(game.state(), DrawTile{0})->reason == RejectionReason::PileEmpty);
    REQUIRE(!game.play(DrawTile{1}));
    REQUIRE(!game.play(PlaceTile{{0, 1}}));
    CHECK(legal(game) == lines{"draw 2"});
    REQUIRE(!game.play(DrawTile{2}));
    CHECK(game.state().stacks.current == 2);
}

TEST_CASE("With one pile left the draw is still an act of the player", "[K2.1]") {
    const Game game = withPiles({{spur(), spur()}});
    CHECK(game.state().decision == Decision{0, Phase::Draw, false});
    CHECK(!game.state().stacks.inHand.has_value());
    CHECK(legal(game) == lines{"draw 0"});
}

TEST_CASE("Piles that are not there and empty ones are refused with the rule", "[K2.1]") {
    const KidsTable table;
    CHECK(table.refusal(DrawTile{1}).reason == RejectionReason::NoSuchPile);
    CHECK(table.refusal(DrawTile{1}).rule == "K2.1");
    CHECK(table.refusal(DrawTile{255}).reason == RejectionReason::NoSuchPile);
    const Game game = withPiles({{spur()}, {spur()}});
    CHECK(game.rules().check(game.state(), DrawTile{0})->rule == "K2.1");
}

TEST_CASE("Nobody passes: a tile must be drawn, and then it must be laid", "[K2.1][K2.2]") {
    KidsTable table;
    CHECK(table.refusal(Pass{}).reason == RejectionReason::MayNotPass);
    CHECK(table.refusal(Pass{}).rule == "K2.1");
    Game game = table.game();
    REQUIRE(!game.play(DrawTile{0}));
    const auto refused = game.rules().check(game.state(), Pass{});
    REQUIRE(refused);
    CHECK(refused->reason == RejectionReason::MayNotPass);
    CHECK(refused->rule == "K2.2");
}

TEST_CASE("A tile may lie on every free cell beside a laid one, in all four orientations", "[K2.2]") {
    Game game = withPiles({{spur(), spur()}});
    REQUIRE(!game.play(DrawTile{0}));
    lines expected;
    for (const char* cell : {"-1,0", "0,-1", "0,1", "1,0"})
        for (const char* turn : {"0", "180", "270", "90"})
            expected.push_back(std::string("tile ") + cell + " @" + turn);
    CHECK(legal(game) == expected);
}

TEST_CASE("A corner in common is not enough, and two tiles never share a cell", "[K2.2]") {
    Game game = withPiles({{spur(), spur()}});
    REQUIRE(!game.play(DrawTile{0}));
    const auto corner = game.rules().check(game.state(), PlaceTile{{1, 1}});
    REQUIRE(corner);
    CHECK(corner->reason == RejectionReason::NoCommonSide);
    CHECK(corner->rule == "K2.2");
    CHECK(game.rules().check(game.state(), PlaceTile{{7, -3}})->reason == RejectionReason::NoCommonSide);
    const auto occupied = game.rules().check(game.state(), PlaceTile{{0, 0}});
    REQUIRE(occupied);
    CHECK(occupied->reason == RejectionReason::CellOccupied);
    CHECK(occupied->rule == "K2.2");
    CHECK(game.rules().whyNotHere(game.state(), {0, 0}) == occupied);
    CHECK(game.rules().whyNotHere(game.state(), {1, 1}) == corner);
    CHECK(!game.rules().whyNotHere(game.state(), {0, 1}));
}

TEST_CASE("A free cell that is shut in on all sides can still be filled", "[K2.2]") {
    KidsTable table;
    for (const Position cell : {Position{1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}})
        table.lay(spur(), cell);
    table.lay(spur(), {1, 1});
    CHECK(table.state().board.isOccupied({1, 1}));
}

TEST_CASE("What is not to be done now is refused: laying before drawing, drawing twice, acts of The City", "[K2.1]") {
    KidsTable table;
    CHECK(table.refusal(PlaceTile{{0, 1}}).reason == RejectionReason::WrongPhase);
    CHECK(table.refusal(PlaceTile{{0, 1}}).rule == "K2.1");
    for (const Action& action : {Action{PlaceFollower{0}}, Action{PlaceGate{}}, Action{PlaceWall{}},
                                 Action{PlaceGuard{}}, Action{PlaceTower{}}})
        CHECK(table.refusal(action).reason == RejectionReason::WrongPhase);
    Game game = table.game();
    REQUIRE(!game.play(DrawTile{0}));
    CHECK(game.rules().check(game.state(), DrawTile{0})->reason == RejectionReason::WrongPhase);
    CHECK(game.rules().check(game.state(), DrawTile{0})->rule == "K2.2");
    CHECK(game.rules().check(game.state(), PlaceFollower{0})->reason == RejectionReason::WrongPhase);
}

TEST_CASE("Play passes clockwise, one tile each", "[K2.3]") {
    const std::size_t players = GENERATE(2u, 3u, 4u);
    std::vector<PlayerColor> colors{PlayerColor::Red, PlayerColor::Blue, PlayerColor::Green, PlayerColor::Yellow};
    colors.resize(players);
    KidsTable table({.colors = colors});
    for (int turn = 0; turn < 9; ++turn) {
        CHECK(table.chooser() == turn % static_cast<int>(players));
        table.lay(spur(), {turn + 1, 0});
    }
    const auto began = only<TurnBegan>(table.events());
    REQUIRE(began.size() == 10);
    CHECK(began[4].player == 4 % players);
}

TEST_CASE("Who was named first begins", "[K2.3]") {
    CHECK(KidsTable({.colors = {PlayerColor::Yellow, PlayerColor::Red}}).chooser() == 0);
}
