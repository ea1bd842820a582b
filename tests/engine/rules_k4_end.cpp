#include "support/catch.h"
#include "support/kids_table.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;

namespace {

using Players = std::vector<PlayerIndex>;
using Left = std::vector<int>;

const std::vector<PlayerColor> three{PlayerColor::Red, PlayerColor::Blue, PlayerColor::Green};

/// What the last event tells of the result, which the standings tell too.
GameEnded resultOf(const Game& game) {
    EventLog events = game.startEvents();
    for (const Step& step : game.steps()) events.insert(events.end(), step.events.begin(), step.events.end());
    const auto ended = only<GameEnded>(events);
    REQUIRE(ended.size() == 1);
    CHECK(events.back() == Event{ended[0]});
    const Standings standings = game.rules().standings(game.state());
    CHECK(standings.over);
    CHECK(standings.scores == ended[0].scores);
    CHECK(standings.winners == ended[0].winners);
    CHECK(game.rules().legalActions(game.state()).empty());
    return ended[0];
}

GameEnded resultOf(const KidsTable& table) {
    return resultOf(table.game());
}

}  // namespace

TEST_CASE("Who has placed all eight figures wins at once, though tiles are left", "[K4.1]") {
    KidsTable table({.start = spur("RRRRRRRR")});
    table.lay(spur("B"), {0, 1}, 180);
    CHECK(resultOf(table).scores == Left{0, 7});
    CHECK(resultOf(table).winners == Players{0});
    CHECK(table.endReason() == EndReason::FiguresPlaced);
    CHECK(table.state().board.tiles().size() < table.game().setup().stacks[0].size());
}

TEST_CASE("Somebody may win by another player's tile", "[K4.1][K3.2]") {
    KidsTable table({.start = spur("BBBBBBBB")});
    REQUIRE(table.chooser() == 0);
    table.lay(spur(), {0, 1}, 180);
    CHECK(resultOf(table).winners == Players{1});
    CHECK(table.state().turnPlayer == 0);
}

TEST_CASE("Seven figures on the table are no win yet", "[K4.1]") {
    KidsTable table({.start = spur("RRRRRRR")});
    table.lay(spur(), {0, 1}, 180);
    CHECK_FALSE(table.state().isOver());
    CHECK(table.standings().winners == Players{0});
    CHECK(table.chooser() == 1);
}

TEST_CASE("Players who place their last figures on one road share the win", "[K4.1]") {
    KidsTable table({.colors = three, .start = spur("RRRRRRRR")});
    table.lay(spur("BBBBBBBB"), {0, 1}, 180);
    CHECK(resultOf(table).scores == Left{0, 0, 8});
    CHECK(resultOf(table).winners == Players{0, 1});
}

TEST_CASE("Last figures on different roads closed by one tile share the win, whichever road comes first",
          "[K4.1][K3.3]") {
    KidsTable redFirst = aroundHole("RRRRRRRR", "BBBBBBBB", "", "GG", three);
    redFirst.lay(spur(), {1, 1});
    CHECK(resultOf(redFirst).scores == Left{0, 0, 6});
    CHECK(resultOf(redFirst).winners == Players{0, 1});
    KidsTable blueFirst = aroundHole("BBBBBBBB", "GGGGGGGG", "RRRRRRRR", "", three);
    blueFirst.lay(spur(), {1, 1});
    CHECK(resultOf(blueFirst).winners == Players{0, 1, 2});
}

TEST_CASE("Roads after the one that takes a last figure are dealt with before the game ends", "[K4.1][K3.3]") {
    KidsTable table = aroundHole("RRRRRRRR", "B", "BBB", "BR");
    table.lay(spur(), {1, 1});
    CHECK(table.placings() == lines{"P0 places 8", "P1 places 1", "P1 places 1", "P1 places 3"});
    CHECK(resultOf(table).scores == Left{0, 3});
    CHECK(resultOf(table).winners == Players{0});
}

TEST_CASE("A player with fewer figures than children on a road wins with the last of them", "[K4.1][K3.3]") {
    KidsTable table({.start = spur("RRRRRRB")});
    table.lay(spur(), {0, 1}, 180).lay(spur("RRRBBB"), {1, 0}).lay(spur("BBR"), {1, 1}, 180);
    CHECK(resultOf(table).scores == Left{0, 2});
    CHECK(resultOf(table).winners == Players{0});
}

TEST_CASE("A start tile that takes all figures of a player ends the game before the first turn", "[K4.1][K1.4]") {
    const KidsPicture crowd{"...=...", ".RRhR=.", ".RRRRR.", "=h...h=", "...h...", "...=...", "...=..."};
    const KidsTable table({.start = crowd});
    CHECK(resultOf(table).scores == Left{0, 8});
    CHECK(table.endReason() == EndReason::FiguresPlaced);
    CHECK(only<TurnBegan>(table.events()).empty());
}

TEST_CASE("After a win everything is refused, and the rule is told", "[K4.1]") {
    KidsTable table({.start = spur("RRRRRRRR")});
    table.lay(spur(), {0, 1}, 180);
    for (const Action& action : {Action{DrawTile{0}}, Action{PlaceTile{{1, 0}}}, Action{Pass{}}}) {
        CHECK(table.refusal(action).reason == RejectionReason::GameOver);
        CHECK(table.refusal(action).rule == "K4.1");
    }
}

TEST_CASE("When the tiles run out, the player with fewest figures left wins", "[K4.2]") {
    KidsTable table({.colors = three, .start = spur("RBB")});
    table.layLast(spur("G"), {0, 1}, 180);
    CHECK(resultOf(table).scores == Left{7, 6, 7});
    CHECK(resultOf(table).winners == Players{1});
    CHECK(table.endReason() == EndReason::TilesExhausted);
    CHECK(table.refusal(DrawTile{0}).reason == RejectionReason::GameOver);
    CHECK(table.refusal(DrawTile{0}).rule == "K4.2");
}

TEST_CASE("When the tiles run out, it is a draw between the players level at the fewest figures", "[K4.2]") {
    KidsTable table({.colors = three, .start = spur("RRGG")});
    table.layLast(spur("B"), {0, 1}, 180);
    CHECK(resultOf(table).scores == Left{6, 7, 6});
    CHECK(resultOf(table).winners == Players{0, 2});
}

TEST_CASE("Where nobody has placed a figure, it is a draw between all", "[K4.2]") {
    KidsTable table({.colors = three});
    table.layLast(spur("R"), {0, 1});
    CHECK(resultOf(table).winners == Players{0, 1, 2});
}

TEST_CASE("The last figure by the very last tile is a win by figures", "[K4.2][K4.1]") {
    KidsTable table({.start = spur("RRRRRRRR")});
    table.layLast(spur(), {0, 1}, 180);
    CHECK(table.endReason() == EndReason::FiguresPlaced);
    CHECK(resultOf(table).winners == Players{0});
}

TEST_CASE("A game of one tile is over before its first turn", "[K4.2][K1.4]") {
    const Game game(kidsSetup(three, {{}, {spur()}}));
    CHECK(resultOf(game).winners == Players{0, 1, 2});
    CHECK(game.state().board.tiles().size() == 1);
    CHECK(game.startEvents()[1] == Event{EndBegan{EndReason::TilesExhausted}});
}

TEST_CASE("Open roads count for nobody at the end", "[K4.2]") {
    KidsTable table({.start = spur("RRRR")});
    table.layLast(passing("B"), {0, 1});
    CHECK(resultOf(table).scores == Left{8, 8});
    CHECK(table.state().followers.empty());
}
