// The Kids' first step: a pile is picked, and its top tile comes into the hand.
#include <QSignalSpy>

#include "model_support.h"
#include "pile_places.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "support/random_games.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::Choice;
using model::TablePoint;
using model::TurnModel;

namespace {

constexpr double reach = 0.15;
const std::vector colors{PlayerColor::Red, PlayerColor::Blue};

std::vector<KidsPicture> pileOf(std::size_t tiles) {
    return std::vector<KidsPicture>(tiles, spur());
}

/// Piles of these sizes, the start tile still in the first one.
struct Turn {
    explicit Turn(const std::vector<std::size_t>& sizes) {
        std::vector<std::vector<KidsPicture>> piles;
        for (const std::size_t size : sizes) piles.push_back(pileOf(size));
        session.start(kidsSetup(colors, piles));
    }
    [[nodiscard]] lines words() const {
        lines result;
        for (const Choice& one : model.choices())
            result.push_back(std::to_string(one.number) + " " + plain(one.word) + ": " + plain(one.detail));
        return result;
    }
    [[nodiscard]] TablePoint pile(std::size_t number) const { return model::pilePlaces(session.state())[number - 1]; }
    /// The pile from which a tile was drawn last, from 1.
    [[nodiscard]] int drawnFrom() const { return std::get<DrawTile>(session.game().steps().back().action).pile + 1; }

    model::Session session;
    TurnModel model{session};
};

/// What a click answers: "K2.1 Pick a pile first."; empty when it says nothing.
std::string answer(Turn& turn, TablePoint at) {
    QSignalSpy refused(&turn.model, &TurnModel::refused);
    const GameState before = turn.session.state();
    turn.model.choose(at, reach);
    CHECK(turn.session.state() == before);
    if (refused.isEmpty()) return "";
    const auto refusal = refused.first().first().value<model::Refusal>();
    return plain(refusal.rule) + " " + plain(refusal.sentence);
}

}  // namespace

TEST_CASE("The piles lie in a row south of the tiles, clear of every place for a tile", "[K1.3]") {
    for (const std::uint64_t seed : {0u, 1u, 5u, 10u, 23u}) {
        playRandomGame(randomKidsSetup(seed), seed, [](const Moment& moment) {
            const auto piles = model::pilePlaces(moment.after);
            REQUIRE(piles.size() == moment.after.setup->stacks.size());
            for (std::size_t i = 0; i < piles.size(); ++i) {
                if (i != 0) CHECK(piles[i].x - piles[i - 1].x > model::pileSide + 0.1);
                CHECK(piles[i].y == piles[0].y);
                for (const FrontierCell& cell : moment.after.board.frontier())
                    CHECK(cell.position.y - 0.5 > piles[i].y + model::pileSide / 2 + 0.1);
            }
        });
    }
}

TEST_CASE("The row of piles lies below the start tile and moves only with the southern rim") {
    KidsTable table;
    const auto before = model::pilePlaces(table.state());
    CHECK(before.front().x == 0);
    table.lay(spur(), {0, 1}).lay(spur(), {1, 1});
    CHECK(model::pilePlaces(table.state()) == before);
    table.lay(spur(), {0, -1});
    CHECK(model::pilePlaces(table.state()).front().x == before.front().x);
    CHECK(model::pilePlaces(table.state()).front().y == before.front().y - 1);
}

TEST_CASE("The City has no piles on the table") {
    Table table;
    table.lay("plain", {0, 0});
    CHECK(model::pilePlaces(table.state()).empty());
}

TEST_CASE("Each pile that is not empty is a choice with the number of its place", "[K2.1]") {
    const Turn turn({3, 0, 6, 1});
    CHECK(turn.words() == lines{"1 Pile 1: 2 tiles left", "3 Pile 3: 6 tiles left", "4 Pile 4: 1 tile left"});
    for (const Choice& choice : turn.model.choices()) {
        CHECK(plain(choice.rule) == "K2.1");
        CHECK(choice.at == turn.pile(static_cast<std::size_t>(choice.number)));
    }
    CHECK(turn.model.choices()[1].height > turn.model.choices()[0].height);
    CHECK(plain(turn.model.ask()) == "Pick a pile");
    CHECK(plain(turn.model.hint()) == "P0: pick a pile and turn up its top tile");
    CHECK_FALSE(turn.model.tile().has_value());
    CHECK_FALSE(turn.model.mayPass());
    CHECK(turn.model.highlights().possibleCells.empty());
}

TEST_CASE("A pile is picked by a click anywhere on it, by its number, by arrows and Enter") {
    Turn turn({2, 2, 2, 2});
    SECTION("a click on its rim") {
        const TablePoint pile = turn.pile(3);
        turn.model.pointAt({pile.x + 0.32, pile.y - 0.32}, 0);
        CHECK(turn.model.highlights().hotChoice == 2);
        CHECK(plain(turn.model.hoverText()) == "2 tiles left");
        turn.model.choose({pile.x + 0.32, pile.y - 0.32}, 0);
        CHECK(turn.drawnFrom() == 3);
    }
    SECTION("number") {
        turn.model.chooseNumber(4);
        CHECK(turn.drawnFrom() == 4);
    }
    SECTION("keys") {
        turn.model.moveSelection(1, 0);
        CHECK(turn.model.highlights().hotChoice == 0);
        turn.model.moveSelection(1, 0);
        turn.model.moveSelection(1, 0);
        turn.model.moveSelection(-1, 0);
        CHECK(turn.model.highlights().hotChoice == 1);
        turn.model.confirm();
        CHECK(turn.drawnFrom() == 2);
    }
    SECTION("with confirming, too, one click is enough") {
        turn.model.setConfirming(true);
        turn.model.choose(turn.pile(2), reach);
        CHECK(turn.drawnFrom() == 2);
    }
    CHECK(turn.model.decision().phase == Phase::Tile);
    CHECK(turn.model.tile() == turn.session.state().stacks.inHand);
    CHECK(turn.model.choices().empty());
}

TEST_CASE("The last pile is drawn from by a click or a single Enter", "[K2.1]") {
    Turn turn({1, 0, 3});
    CHECK(plain(turn.model.hint()) == "P0: turn up a tile of the last pile");
    SECTION("Enter") {
        turn.model.confirm();
    }
    SECTION("click") {
        turn.model.choose(turn.pile(3), reach);
    }
    SECTION("number") {
        turn.model.chooseNumber(1);
        CHECK(turn.session.game().cursor() == 0);
        turn.model.chooseNumber(3);
    }
    CHECK(turn.drawnFrom() == 3);
}

TEST_CASE("Picking a pile can be undone") {
    Turn turn({2, 2});
    const GameState before = turn.session.state();
    turn.model.chooseNumber(2);
    turn.session.undo();
    CHECK(turn.session.state() == before);
    CHECK(turn.model.choices().size() == 2);
    turn.session.redo();
    CHECK(turn.model.decision().phase == Phase::Tile);
}

TEST_CASE("A click beside the piles says what is to be done", "[K2.1]") {
    Turn turn({3, 0, 2});
    CHECK(answer(turn, {0, 0}) == "K2.1 Pick a pile first.");
    CHECK(answer(turn, {1, 0}) == "K2.1 Pick a pile first.");
    CHECK(answer(turn, {6, 6}) == "K2.1 Pick a pile first.");
    CHECK(answer(turn, turn.pile(2)) == "K2.1 No tile is left in this pile.");
}

TEST_CASE("With a tile in hand the places and the piles say why a click does nothing", "[K2.2]") {
    Turn turn({3, 3});
    turn.model.chooseNumber(1);
    CHECK(answer(turn, {0, 0}) == "K2.2 A tile already lies here.");
    CHECK(answer(turn, {1, 1}) == "K2.2 A tile must lie side by side with another one.");
    CHECK(answer(turn, {7, 7}) == "K2.2 A tile must lie side by side with another one.");
    CHECK(answer(turn, turn.pile(2)) == "K2.2 Lay the tile in hand first.");
}

TEST_CASE("Neither drawing nor laying can be passed, and says so") {
    Turn turn({3, 3});
    QSignalSpy refused(&turn.model, &TurnModel::refused);
    turn.model.pass();
    turn.model.chooseNumber(1);
    turn.model.pass();
    REQUIRE(refused.count() == 2);
    const auto draw = refused[0].first().value<model::Refusal>();
    const auto lay = refused[1].first().value<model::Refusal>();
    CHECK(plain(draw.rule + " " + draw.sentence) == "K2.1 A tile must be turned up.");
    CHECK(plain(lay.rule + " " + lay.sentence) == "K2.2 The tile must be laid.");
}

TEST_CASE("A tile turns freely over every place, and nothing is refused") {
    Turn turn({3, 3});
    turn.model.chooseNumber(1);
    QSignalSpy refused(&turn.model, &TurnModel::refused);
    turn.model.pointAt({0, 1}, reach);
    CHECK(plain(turn.model.hint()) == "P0: lay the tile, it fits on 4 places");
    for (const Orientation next : {Orientation::Quarter, Orientation::Half, Orientation::ThreeQuarter}) {
        turn.model.turnTile(1);
        CHECK(turn.model.orientation() == next);
        CHECK(turn.model.highlights().ghost->legal);
    }
    CHECK(refused.isEmpty());
}

TEST_CASE("A drawn tile is upright, also when its twin was laid turned; after an undo it is as it was turned") {
    Turn turn({4});
    turn.model.confirm();
    turn.model.turnTile(1);
    turn.model.choose({0, 1}, reach);
    turn.model.confirm();
    CHECK(turn.model.orientation() == Orientation::Upright);
    turn.session.undo();
    turn.session.undo();
    turn.model.turnTile(1);
    const Orientation before = turn.model.orientation();
    turn.model.choose({0, 1}, reach);
    turn.session.undo();
    CHECK(turn.model.orientation() == before);
}
