// Whole games played through intents alone.
#include <QAbstractItemModelTester>
#include <algorithm>
#include <set>

#include "log_model.h"
#include "model_support.h"
#include "pile_places.h"
#include "player_list_model.h"
#include "selection.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "support/text.h"
#include "table_geometry.h"
#include "table_show.h"
#include "tile_places.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::TablePoint;
using model::TurnModel;

namespace {

constexpr double reach = 0.1;
constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::Fatal;

bool isWanted(const GameState& state, const Action& wanted, const Action& played) {
    const auto* a = std::get_if<PlaceTile>(&wanted);
    const auto* b = std::get_if<PlaceTile>(&played);
    if (a == nullptr || b == nullptr) return wanted == played;
    const TileDefinition& tile = (*state.setup->tiles)[state.stacks.inHand.value()];
    return a->position == b->position && model::looksSame(tile, a->orientation, b->orientation);
}

/// Carries out actions by pointer and keys, in turns.
class Hand {
  public:
    Hand(model::Session& session, std::uint64_t seed, bool confirming)
        : m_session(session), m_turn(session), m_random(seed) {
        m_turn.setConfirming(confirming);
        m_turn.setHintsRoads(confirming);
    }

    void carryOut(const Action& action) {
        if (std::holds_alternative<Pass>(action)) return m_turn.pass();
        if (const auto* lay = std::get_if<PlaceTile>(&action)) return layTile(*lay);
        const auto& choices = m_turn.choices();
        const auto found = std::find_if(choices.begin(), choices.end(),
                                        [&](const model::Choice& choice) { return choice.action == action; });
        REQUIRE(found != choices.end());
        if (found->number != 0 && m_random.below(2) == 0) return m_turn.chooseNumber(found->number);
        const TablePoint at = found->at;
        m_turn.pointAt(at, reach);
        if (m_random.below(2) == 0) return m_turn.confirm();
        m_turn.choose(at, reach);
    }

  private:
    void layTile(const PlaceTile& lay) {
        const auto jitter = [&] { return m_random.below(80) / 100.0 - 0.4; };
        const TablePoint at{lay.position.x + jitter(), lay.position.y + jitter()};
        m_turn.pointAt(at, reach);
        if (m_turn.isConfirming()) m_turn.choose(at, reach);
        CHECK(m_turn.highlights().ghostSettled == m_turn.isConfirming());
        REQUIRE(m_turn.highlights().ghost.has_value());
        REQUIRE(m_turn.highlights().ghost->position == lay.position);
        const int turns = m_random.below(2) == 0 ? 1 : -1;
        for (int i = 0; i < 4; ++i) {
            CHECK(m_turn.highlights().ghost->legal);
            if (isWanted(m_session.state(), lay, PlaceTile{lay.position, m_turn.orientation()})) break;
            m_turn.turnTile(turns);
        }
        if (m_random.below(2) == 0) return m_turn.confirm();
        m_turn.choose(at, reach);
    }

    model::Session& m_session;
    TurnModel m_turn;
    Random m_random;
};

/// Goes back and forth in the history and returns to the end, where the position must be as it was.
void lookBack(model::Session& session, Random& random) {
    const GameState before = session.state();
    const std::size_t end = session.game().cursor();
    for (std::uint32_t steps = random.below(5); steps > 0; --steps) session.undo();
    if (random.below(2) == 0) session.goTo(random.below(static_cast<std::uint32_t>(end) + 1));
    while (session.game().canRedo()) session.redo();
    REQUIRE(session.game().cursor() == end);
    REQUIRE(session.state() == before);
}

void playByIntents(const std::shared_ptr<const GameSetup>& setup, std::uint64_t seed, bool confirming = false) {
    model::Session session;
    session.start(setup);
    const Ruleset& rules = session.game().rules();
    GameState twin = rules.start(setup);
    model::PlayerListModel players(session);
    model::LogModel log(session);
    model::TableShow show(session);
    const QAbstractItemModelTester playersTester(&players, reporting);
    const QAbstractItemModelTester logTester(&log, reporting);
    Hand hand(session, seed, confirming);
    RandomPlayer player(seed);
    Random random(seed);
    while (!twin.isOver()) {
        if (random.below(40) == 0) lookBack(session, random);
        const Action wanted = player.choose(twin, rules.legalActions(twin));
        const std::size_t before = session.game().cursor();
        hand.carryOut(wanted);
        REQUIRE(session.game().cursor() == before + 1);
        const Action& played = session.game().steps().back().action;
        INFO(text(wanted) << " became " << text(played));
        REQUIRE(isWanted(twin, wanted, played));
        rules.applyLegal(twin, played);
        REQUIRE(session.state() == twin);
    }
    CHECK(log.rowCount() == static_cast<int>(model::logRows(session.game()).size()));
    show.finish();
    CHECK(show.shownState() == twin);
}

std::vector<TablePoint> selectable(const GameState& state, const std::vector<Action>& legal) {
    const std::vector<TablePoint> piles = model::pilePlaces(state);
    std::set<Position> cells;
    std::vector<TablePoint> points;
    for (const Action& action : legal) {
        if (const auto* lay = std::get_if<PlaceTile>(&action)) cells.insert(lay->position);
        if (const auto* draw = std::get_if<DrawTile>(&action)) points.push_back(piles[draw->pile]);
        if (const auto* gate = std::get_if<PlaceGate>(&action)) points.push_back(model::middleOf(gate->edge));
    }
    for (const Position cell : cells) points.push_back(model::centreOf(cell));
    return points;
}

/// How many points the four arrow keys reach from the first.
std::size_t reachable(const std::vector<TablePoint>& points) {
    std::set<std::size_t> seen{0};
    std::vector<std::size_t> open{0};
    while (!open.empty()) {
        const TablePoint from = points[open.back()];
        open.pop_back();
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
            if (const auto next = model::nextInDirection(points, from, dx, dy); next && seen.insert(*next).second)
                open.push_back(*next);
    }
    return seen.size();
}

}  // namespace

TEST_CASE("Whole games of all numbers of players and options can be played by intents alone") {
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        INFO("seed " << seed);
        playByIntents(randomSetup(seed), seed);
    }
}

TEST_CASE("So can games with few tiles, without walls and with odd tiles") {
    for (std::uint64_t seed = 24; seed < 120; seed += 5) {
        INFO("seed " << seed);
        playByIntents(randomSetup(seed), seed);
    }
}

TEST_CASE("So can games of The Kids, laying in one step or in two") {
    for (std::uint64_t seed = 0; seed < 48; ++seed) {
        INFO("seed " << seed);
        playByIntents(randomKidsSetup(seed), seed, seed % 2 == 0);
    }
}

TEST_CASE("Arrow keys reach every pile, every place for a tile and every side for the gate") {
    for (const GameSeries& game : bothGames) {
        for (const std::uint64_t seed : {0u, 1u, 2u, 5u, 72u}) {
            playRandomGame(game.setup(seed), seed, [&](const Moment& moment) {
                const auto points = selectable(moment.before, moment.legal);
                if (points.empty()) return;
                INFO(game.name << ", seed " << seed << ", step " << moment.step);
                CHECK(reachable(points) == points.size());
            });
        }
    }
}

TEST_CASE("Every choice can be pointed at by its spot, and shows its number, word and detail") {
    model::Session session;
    TurnModel turn(session);
    for (const std::uint64_t seed : {0u, 1u, 2u, 3u, 4u}) {
        if (seed < 3)
            playRandomly(session, seed);
        else
            playKidsRandomly(session, seed);
        for (std::size_t step = 0; step < session.game().steps().size(); ++step) {
            session.goTo(step);
            for (std::size_t i = 0; i < turn.choices().size(); ++i) {
                const model::Choice choice = turn.choices()[i];
                turn.pointAt(choice.at, 0.02);
                INFO("seed " << seed << ", step " << step << ", choice " << i);
                REQUIRE(turn.highlights().hotChoice == static_cast<int>(i));
                CHECK_FALSE(choice.word.isEmpty());
                CHECK_FALSE(choice.rule.isEmpty());
                CHECK((turn.choices().size() > 9) == (choice.number == 0));
            }
            CHECK_FALSE(turn.hint().isEmpty());
        }
    }
}
