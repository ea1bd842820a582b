// What The Kids tells in words: roads under the pointer, log, players, result.
#include <QAbstractItemModelTester>
#include <algorithm>

#include "course.h"
#include "final_scoring.h"
#include "kids_result.h"
#include "log_model.h"
#include "model_support.h"
#include "player_list_model.h"
#include "sentences.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "support/random_games.h"
#include "table_facts.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::LogModel;
using model::PlayerListModel;
using model::TurnModel;

namespace {

constexpr double reach = 0.1;

lines column(const QAbstractItemModel& list, int role) {
    lines texts;
    for (int row = 0; row < list.rowCount(); ++row) texts.push_back(plain(list.index(row, 0).data(role).toString()));
    return texts;
}

/// A game of The Kids, its lists and its turn.
struct Told {
    explicit Told(const KidsTable& table) { follow(session, table.game()); }

    /// "K3.1 Road of 1 tile …"; empty when nothing is told.
    std::string at(double x, double y) {
        turn.pointAt({x, y}, reach);
        if (turn.hoverText().isEmpty()) return "";
        return plain(turn.hover().rule + " " + turn.hoverText());
    }
    [[nodiscard]] lines log() const { return column(rows, LogModel::SentenceRole); }
    [[nodiscard]] lines rules() const { return column(rows, LogModel::RuleRole); }

    model::Session session;
    TurnModel turn{session};
    LogModel rows{session};
    PlayerListModel players{session};
};

}  // namespace

TEST_CASE("Over a road its length, its state and its children are told", "[K3.1]") {
    KidsTable table({.start = bends("RB", "G")});
    table.lay(bends("R"), {0, 1}, 90);
    Told told(table);
    CHECK(told.at(0.14, 0.14) == "K3.1 Road of 2 tiles, still open; on it: P0 2, P1 1");
    CHECK(told.turn.highlights().litSegments.size() == 2);
    CHECK(told.turn.hoverFeature().has_value());
    CHECK(told.at(-0.28, -0.14) == "K3.1 Road of 1 tile, still open; on it: 1 green child, nobody plays green");
}

TEST_CASE("A bare road says so, a closed one is told as closed") {
    KidsTable table({.start = spur("RRGG")});
    table.lay(spur(), {0, 1}, 180);
    Told told(table);
    CHECK(told.at(0, 0.42) == "K3.1 Road of 2 tiles, closed; on it: P0 2; 2 green children, nobody plays green");
    CHECK(told.at(0, -0.42) == "K3.1 Road of 1 tile, still open; no child on it");
}

TEST_CASE("Over houses, ponds, walls and meadows nothing is told") {
    Told told(KidsTable({.start = passing("R")}));
    CHECK(told.at(-0.14, 0) == "");
    CHECK(told.at(0.14, 0) == "");
    CHECK(told.at(0.4, 0.4) == "");
    CHECK_FALSE(told.turn.hoverFeature().has_value());
    CHECK(told.turn.highlights().litSegments.empty());
}

TEST_CASE("Before a tile is laid the pointer tells what it would close", "[K3.2]") {
    model::Session session;
    session.start(kidsSetup({PlayerColor::Red, PlayerColor::Blue}, {{spur("RRB"), spur(), spur()}}));
    TurnModel turn(session);
    turn.confirm();
    turn.pointAt({0, 1}, reach);
    CHECK(plain(turn.hoverText()) == "Closes a road of 2: P0 places 2, P1 1");
    CHECK(plain(turn.hover().rule) == "K3.2");
    turn.pointAt({0, -1}, reach);
    CHECK(plain(turn.hoverText()) == "Closes a road of 2: nobody's child is on it");
}

TEST_CASE("A tile that would close several roads names them all, one that closes none is silent", "[K3.3]") {
    model::Session session;
    const KidsTable hole = aroundHole("R", "B", "", "BR");
    follow(session, hole.game());
    TurnModel turn(session);
    turn.confirm();
    turn.pointAt({1, 1}, reach);
    CHECK(plain(turn.hoverText()).find("P0 places 1") != std::string::npos);
    CHECK(turn.hoverText().count(QStringLiteral("loses a road of 2")) == 4);

    session.start(kidsSetup({PlayerColor::Red, PlayerColor::Blue}, {{spur("R"), bends(), spur()}}));
    turn.confirm();
    turn.pointAt({0, 1}, reach);
    CHECK(turn.highlights().ghost.has_value());
    CHECK(turn.hoverText().isEmpty());
}

TEST_CASE("The log tells the start tile, laid tiles and closed roads with their reasons", "[K1.4][K3.2]") {
    KidsTable table({.start = spur("RRB")});
    table.lay(spur(), {0, 1}, 180).lay(spur("G"), {1, 0}, 270);
    const Told told(table);
    CHECK(told.log() == lines{"Road of 2 closed: nobody's child is on it", "P1 laid n20",
                              "Road of 2 closed: P0 places 2, P1 1", "P0 laid m21", "The start tile is laid"});
    CHECK(told.rules() == lines{"K3.1", "K2.2", "K3.2", "K2.2", "K1.4"});
    CHECK(column(told.rows, LogModel::PlayerRole) == lines{"-1", "1", "-1", "0", "-1"});
    CHECK(column(told.rows, LogModel::StepRole) == lines{"3", "3", "1", "1", "-1"});
    CHECK(column(told.rows, LogModel::TextRole)[1] == "laid n20");
    CHECK_FALSE(told.rows.index(2).data(LogModel::PointsRole).isValid());
}

TEST_CASE("The players show figures left, figures placed and what the last step placed") {
    KidsTable table({.start = spur("RRB")});
    table.lay(spur(), {0, 1}, 180);
    Told told(table);
    CHECK(column(told.players, PlayerListModel::FollowersRole) == lines{"6", "7"});
    CHECK(column(told.players, PlayerListModel::PointsRole) == lines{"2", "1"});
    CHECK(column(told.players, PlayerListModel::LastGainRole) == lines{"2", "1"});
    CHECK(column(told.players, PlayerListModel::TowersRole) == lines{"0", "0"});
    CHECK(column(told.players, PlayerListModel::ActiveRole) == lines{"false", "true"});
    CHECK(column(told.players, PlayerListModel::WinnerRole) == lines{"false", "false"});
    told.session.undo();
    CHECK(column(told.players, PlayerListModel::FollowersRole) == lines{"8", "8"});
    CHECK(column(told.players, PlayerListModel::LastGainRole) == lines{"0", "0"});
    CHECK(column(told.players, PlayerListModel::ActiveRole) == lines{"true", "false"});
}

TEST_CASE("Who has placed all figures wins at once, and everything says so", "[K4.1]") {
    KidsTable table({.start = spur("RRRRRRRR")});
    table.lay(spur(), {0, 1}, 180);
    REQUIRE(table.state().isOver());
    Told told(table);
    CHECK(told.log()[0] == "P0 wins");
    CHECK(told.log()[1] == "The game ends: A player has placed all figures.");
    CHECK(told.rules()[0] == "K4.1");
    CHECK(told.rules()[1] == "K4.1");
    CHECK(plain(told.turn.hint()) == "P0 wins");
    CHECK(plain(told.turn.ask()) == "The game is over");
    CHECK(column(told.players, PlayerListModel::WinnerRole) == lines{"true", "false"});
    CHECK(column(told.players, PlayerListModel::ActiveRole) == lines{"false", "false"});

    const model::KidsResult result = model::kidsResult(told.session.game());
    CHECK(plain(result.reason) == "P0 has placed all 8 figures.");
    CHECK(plain(result.verdict) == "P0 wins");
    CHECK(plain(result.rule) == "K4.1");
    REQUIRE(result.rows.size() == 2);
    CHECK(result.rows[0].player == 0);
    CHECK(result.rows[0].left == 0);
    CHECK(result.rows[0].placed == 8);
    CHECK(result.rows[0].winner);
    CHECK(result.rows[1].left == 8);
    CHECK_FALSE(result.rows[1].winner);
}

TEST_CASE("Last figures placed by one tile share the victory", "[K4.1]") {
    KidsTable table = aroundHole("RRRRRRRR", "BBBBBBBB", "", "");
    table.lay(spur(), {1, 1});
    REQUIRE(table.state().isOver());
    Told told(table);
    const model::KidsResult result = model::kidsResult(told.session.game());
    CHECK(plain(result.verdict) == "P0 and P1 share the victory");
    CHECK(plain(result.reason) == "P0 and P1 have placed all 8 figures.");
    CHECK(plain(result.rule) == "K4.1");
    CHECK(told.log()[0] == "P0 and P1 share the victory");
}

TEST_CASE("When the tiles run out, fewest figures left win and equal ones are a draw", "[K4.2]") {
    SECTION("a winner") {
        KidsTable table({.start = spur("BBR")});
        table.layLast(spur(), {0, 1}, 180);
        Told told(table);
        const model::KidsResult result = model::kidsResult(told.session.game());
        CHECK(plain(result.reason) == "The last tile is laid.");
        CHECK(plain(result.verdict) == "P1 wins");
        CHECK(plain(result.rule) == "K4.2");
        CHECK(result.rows[0].player == 1);
        CHECK(result.rows[0].left == 6);
        CHECK(result.rows[1].player == 0);
        CHECK(told.log()[1] == "The game ends: The last tile is laid.");
        CHECK(told.rules()[1] == "K4.2");
    }
    SECTION("a draw") {
        KidsTable table({.start = spur("BR")});
        table.layLast(spur(), {0, 1}, 180);
        Told told(table);
        CHECK(plain(model::kidsResult(told.session.game()).verdict) == "A draw between P0 and P1");
        CHECK(plain(told.turn.hint()) == "A draw between P0 and P1");
        CHECK(told.log()[0] == "A draw between P0 and P1");
    }
    SECTION("with nothing but the start tile") {
        model::Session session;
        session.start(kidsSetup({PlayerColor::Red, PlayerColor::Blue}, {{spur()}}));
        REQUIRE(session.state().isOver());
        const model::KidsResult result = model::kidsResult(session.game());
        CHECK(plain(result.verdict) == "A draw between P0 and P1");
        CHECK(result.rows.size() == 2);
    }
}

TEST_CASE("Before the end and for other games there is no result of The Kids") {
    Told told(KidsTable({.start = spur("R")}));
    CHECK(model::kidsResult(told.session.game()).rows.empty());
    model::Session city;
    playRandomly(city, 1);
    CHECK(model::kidsResult(city.game()).rows.empty());
    model::Session kids;
    playKidsRandomly(kids, 1);
    CHECK_FALSE(model::kidsResult(kids.game()).rows.empty());
    kids.undo();
    CHECK(model::kidsResult(kids.game()).rows.empty());
}

TEST_CASE("A click after the end is refused by the rule of the end", "[K4.1]") {
    KidsTable table({.start = spur("RRRRRRRR")});
    table.lay(spur(), {0, 1}, 180);
    Told told(table);
    std::string answer;
    QObject::connect(&told.turn, &TurnModel::refused,
                     [&](const model::Refusal& refusal) { answer = plain(refusal.rule + " " + refusal.sentence); });
    told.turn.choose({0, 0}, reach);
    CHECK(answer == "K4.1 The game is over.");
}

TEST_CASE("Facts, timeline and course of a game of The Kids count tiles and figures") {
    KidsTable table({.start = spur("RRB")});
    table.lay(spur(), {0, 1}, 180).lay(spur(), {1, 0}).lay(spur(), {2, 0});
    Told told(table);
    const Game& game = told.session.game();
    const auto bars = model::turnBars(game);
    REQUIRE(bars.size() == 3);
    for (std::size_t turn = 0; turn < bars.size(); ++turn) {
        CHECK(bars[turn].first == 2 * turn);
        CHECK(bars[turn].end == 2 * turn + 2);
        CHECK(bars[turn].player == turn % 2);
        CHECK_FALSE(bars[turn].wallRound);
    }
    CHECK(bars[0].gained == std::vector<int>{2, 1});
    CHECK(model::pointsCourse(game).back() == std::vector<int>{2, 1});
    CHECK(model::feats(game).empty());
    CHECK(model::projectedPoints(game.state()) == std::vector<int>{2, 1});
    CHECK(model::supplyAtStart(game.state()).followers == 8);
    CHECK(model::supplyAtStart(game.state()).towers == 0);
    CHECK_FALSE(model::wallRoundFacts(game.state()).has_value());
    CHECK(model::possiblePlaceCount(game.state()) == 0);
    CHECK(model::stackFacts(game.state())[0].left == 1);
    CHECK_FALSE(model::stackFacts(game.state())[0].current);
    told.turn.confirm();
    CHECK(model::stackFacts(game.state())[0].current);
    CHECK(model::possiblePlaceCount(game.state()) == 9);
    CHECK(model::tileCount(game.state()).number == 5);
}

TEST_CASE("The City knows its supplies at the start, too") {
    Table table({.players = 3});
    table.lay("lane_n", {0, 0}).citizen();
    CHECK(model::supplyAtStart(table.state()).followers == model::followersPerPlayer);
    CHECK(model::supplyAtStart(table.state()).towers == model::towersPerPlayer(3));
}

TEST_CASE("The log's road rows agree with the events in 200 games") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        model::Session session;
        const LogModel log(session);
        playKidsRandomly(session, seed);
        const GameSetup& setup = session.game().setup();
        lines expected;
        const auto expect = [&](const EventLog& events) {
            for (const Event& event : events) {
                if (const auto* closed = std::get_if<RoadClosed>(&event))
                    expected.push_back("Road of " + std::to_string(closed->tiles.size()) +
                                       " closed: nobody's child is on it");
                const auto* placed = std::get_if<ChildrenPlaced>(&event);
                if (placed == nullptr) continue;
                std::string& row = expected.back();
                const std::string count = " " + std::to_string(placed->figures.size());
                const std::string name = plain(model::sentences::playerName(setup, placed->player));
                if (const auto bare = row.find("nobody"); bare != std::string::npos)
                    row = row.substr(0, bare) + name + " places" + count;
                else
                    row += ", " + name + count;
            }
        };
        expect(session.game().startEvents());
        for (const Step& step : session.game().steps()) expect(step.events);
        lines told = column(log, LogModel::SentenceRole);
        std::reverse(told.begin(), told.end());
        std::erase_if(told, [](const std::string& text) { return !text.starts_with("Road of"); });
        INFO("seed " << seed);
        CHECK(told == expected);
    }
}

TEST_CASE("Nothing that is said in a game of The Kids speaks of The City's things") {
    const std::vector<std::string> foreign{"city", "City", "street", "Street", "wall", "point", "follower", "market",
                                           "C1.",  "C2.",  "C3.",    "C4.",    "C5.",  "C6.",   "C7.",      "C8."};
    const auto check = [&foreign](const QString& text) {
        INFO(plain(text));
        for (const std::string& word : foreign) CHECK(plain(text).find(word) == std::string::npos);
    };
    for (const std::uint64_t seed : {0u, 1u, 2u, 3u, 7u, 8u, 16u}) {
        model::Session session;
        TurnModel turn(session);
        LogModel log(session);
        QObject::connect(&turn, &TurnModel::refused, [&](const model::Refusal& refusal) {
            check(refusal.sentence);
            check(refusal.rule);
        });
        playKidsRandomly(session, seed);
        for (const int role :
             {+LogModel::SentenceRole, +LogModel::RuleRole, +LogModel::TermsRole, +LogModel::SpokenRole})
            for (int row = 0; row < log.rowCount(); ++row) check(log.index(row).data(role).toString());
        const model::KidsResult result = model::kidsResult(session.game());
        check(result.reason + result.verdict + result.rule);
        const std::size_t steps = session.game().steps().size();
        for (std::size_t step = 0; step <= steps; step += 3) {
            session.goTo(step);
            check(turn.hint() + turn.ask());
            for (double x = -3; x <= 3; x += 0.34)
                for (double y = -3; y <= 3; y += 0.34) {
                    turn.pointAt({x, y}, 0);
                    check(turn.hoverText() + turn.hover().rule);
                }
            turn.pass();
        }
        session.goTo(steps);
        turn.choose({0, 0}, 0);
    }
}
