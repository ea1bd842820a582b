#include "remparts/engine/rules/game.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/random_games.h"

using namespace remparts::engine;
using namespace remparts::test;

namespace {

void playRandomly(Game& game, std::uint64_t seed, std::size_t steps = 100'000) {
    RandomPlayer player(seed);
    for (std::size_t i = 0; i < steps && !game.state().isOver(); ++i)
        REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))));
}

std::shared_ptr<const GameSetup> longDeck(std::size_t tiles) {
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = studyTiles();
    setup->players = {{"A", PlayerColor::Red, {}}, {"B", PlayerColor::Blue, {}}};
    setup->options = CityOptions{};
    setup->stacks = {std::vector<TileIndex>(tiles, *setup->tiles->find("plain")), {}, {}};
    return setup;
}

}  // namespace

TEST_CASE("Refusals are equal when reason and rule are") {
    const Rejection occupied{RejectionReason::CellOccupied, "C2.1"};
    CHECK(occupied == Rejection{RejectionReason::CellOccupied, "C2.1"});
    CHECK(occupied != Rejection{RejectionReason::CellOccupied, "K2.2"});
    CHECK(occupied != Rejection{RejectionReason::NoCommonSide, "C2.1"});
}

TEST_CASE("Undoing everything leads to the start, redoing everything to the end", "[game]") {
    const GameSeries& series = GENERATE(from_range(bothGames));
    Game game(series.setup(3));
    const GameState start = game.state();
    playRandomly(game, 3);
    const GameState end = game.state();
    while (game.canUndo()) game.undo();
    CHECK(game.state() == start);
    CHECK(game.cursor() == 0);
    game.undo();
    CHECK(game.cursor() == 0);
    while (game.canRedo()) game.redo();
    CHECK(game.state() == end);
    CHECK(game.cursor() == game.steps().size());
}

TEST_CASE("Playing on from the middle drops what came after", "[game]") {
    const GameSeries& series = GENERATE(from_range(bothGames));
    Game game(series.setup(5));
    playRandomly(game, 5, 20);
    game.goTo(8);
    const GameState middle = game.state();
    playRandomly(game, 99, 3);
    CHECK(game.steps().size() == 11);
    CHECK_FALSE(game.canRedo());
    game.goTo(8);
    CHECK(game.state() == middle);
}

TEST_CASE("A refused action changes nothing", "[game]") {
    Game game(randomSetup(5));
    const GameState start = game.state();
    const auto rejection = game.play(PlaceTile{{7, 7}, Orientation::Upright});
    REQUIRE(rejection);
    CHECK(rejection->reason == RejectionReason::NotAtOrigin);
    CHECK(game.state() == start);
    CHECK(game.steps().empty());
}

TEST_CASE("Each step knows who acted and what followed", "[game]") {
    const GameSeries& series = GENERATE(from_range(bothGames));
    Game game(series.setup(6));
    playRandomly(game, 6);
    GameState state = game.stateAt(0);
    for (const Step& step : game.steps()) {
        CHECK(step.player == state.decision.player);
        EventLog events;
        game.rules().applyLegal(state, step.action, &events);
        CHECK(events == step.events);
    }
    CHECK(state == game.state());
}

TEST_CASE("A long game keeps its positions within 32 MB and still finds each of them", "[game]") {
    constexpr std::size_t tiles = 700;
    Game game(longDeck(tiles));
    for (std::int32_t x = 0; x < static_cast<std::int32_t>(tiles); ++x) {
        REQUIRE_FALSE(game.play(PlaceTile{{x, 0}, Orientation::Upright}));
        if (game.state().decision.phase == Phase::Follower) REQUIRE_FALSE(game.play(Pass{}));
    }
    REQUIRE(game.steps().size() > tiles);
    for (const std::size_t step : {std::size_t{0}, std::size_t{1}, std::size_t{333}, std::size_t{1001}})
        CHECK(game.stateAt(step).board.tiles().size() == (step + 1) / 2);
    game.goTo(501);
    game.undo();
    CHECK(game.state() == game.stateAt(500));
}
