// Motion changes what is seen meanwhile and nothing else: any input at any moment of any show leads where it would
// without motion.
#include <QSignalSpy>
#include <array>

#include "log_model.h"
#include "model_support.h"
#include "player_list_model.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table_show.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::Motion;
using model::TableShow;
using std::chrono::milliseconds;

namespace {

/// A session with all that looks at it.
struct Watched {
    explicit Watched(Motion motion) {
        show.setMotion(motion);
        players.follow(show);
    }

    model::Session session;
    TableShow show{session};
    model::PlayerListModel players{session};
    model::LogModel log{session};
};

std::vector<QVariant> textsOf(const QAbstractItemModel& list) {
    std::vector<QVariant> texts;
    for (int row = 0; row < list.rowCount(); ++row)
        for (const int role : list.roleNames().keys()) texts.push_back(list.data(list.index(row, 0), role));
    return texts;
}

void checkSame(Watched& moving, Watched& still) {
    REQUIRE(moving.session.state() == still.session.state());
    REQUIRE(moving.session.game().cursor() == still.session.game().cursor());
    REQUIRE(textsOf(moving.log) == textsOf(still.log));
}

void checkShownAsIs(Watched& moving, Watched& still) {
    REQUIRE_FALSE(moving.show.isPlaying());
    REQUIRE(moving.show.shownState() == still.session.state());
    REQUIRE(textsOf(moving.players) == textsOf(still.players));
}

/// What somebody at the table does next, from the game's generator.
class Somebody {
  public:
    Somebody(std::uint64_t seed, std::shared_ptr<const GameSetup> (*setup)(std::uint64_t))
        : m_random(seed), m_player(seed), m_setup(setup) {}

    void act(Watched& moving, Watched& still) {
        switch (m_random.below(12)) {
            case 0:
                return both(moving, still, [](model::Session& session) { session.undo(); });
            case 1:
                return both(moving, still, [](model::Session& session) { session.redo(); });
            case 2: {
                const std::size_t to =
                    m_random.below(static_cast<std::uint32_t>(still.session.game().steps().size()) + 1);
                return both(moving, still, [to](model::Session& session) { session.goTo(to); });
            }
            case 3: {
                if (m_random.below(6) != 0) return moving.show.finish();
                const auto setup = m_setup(m_random.below(200));
                return both(moving, still, [&](model::Session& session) { session.start(setup); });
            }
            default:
                return play(moving, still);
        }
    }

  private:
    void both(Watched& moving, Watched& still, const std::function<void(model::Session&)>& input) {
        input(moving.session);
        input(still.session);
    }

    void play(Watched& moving, Watched& still) {
        const GameState& state = still.session.state();
        if (state.isOver()) return;
        const Action action = m_player.choose(state, still.session.game().rules().legalActions(state));
        if (m_random.below(2) == 0) moving.show.finish();  // as the window does with every click
        REQUIRE_FALSE(moving.session.play(action));
        REQUIRE_FALSE(still.session.play(action));
    }

    Random m_random;
    RandomPlayer m_player;
    std::shared_ptr<const GameSetup> (*m_setup)(std::uint64_t);
};

/// Time passes for a while in odd pieces; nothing that is seen goes wrong meanwhile.
void letTimePass(TableShow& show, const GameState& truth, Random& random) {
    for (std::uint32_t pieces = random.below(8); pieces > 0; --pieces) {
        show.advance(milliseconds(random.below(random.below(3) == 0 ? 900 : 50)));
        const GameState shown = show.shownState();
        REQUIRE(shown.decision == truth.decision);
        for (std::size_t player = 0; player < truth.playerCount(); ++player) {
            REQUIRE(shown.supplies[player].score <= truth.supplies[player].score);
            REQUIRE(shown.supplies[player].followers <= shown.setup->tiles->size() + 20);
        }
        REQUIRE(shown.board.tiles().size() <= truth.board.tiles().size());
        REQUIRE(shown.board.tiles().size() + 1 >= truth.board.tiles().size());
    }
}

}  // namespace

TEST_CASE("Any input at any moment leads to the same game, log and points as without motion") {
    constexpr std::array speeds{Motion::Slow, Motion::Normal, Motion::Fast, Motion::VeryFast};
    for (const GameSeries& series : bothGames) {
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            INFO(series.name << ", seed " << seed);
            Watched moving(speeds[seed % speeds.size()]);
            Watched still(Motion::Off);
            QSignalSpy told(&still.show, &TableShow::changed);
            QSignalSpy toldOfTable(&still.show, &TableShow::tableChanged);
            const auto setup = series.setup(seed);
            moving.session.start(setup);
            still.session.start(setup);
            Somebody somebody(seed, series.setup);
            Random random(seed + 1000);
            for (int input = 0; input < 160; ++input) {
                somebody.act(moving, still);
                checkSame(moving, still);
                letTimePass(moving.show, still.session.state(), random);
                if (random.below(4) == 0) moving.show.finish();
                if (!moving.show.isPlaying()) checkShownAsIs(moving, still);
            }
            moving.show.finish();
            checkShownAsIs(moving, still);
            CHECK(told.isEmpty());
            CHECK(toldOfTable.isEmpty());
        }
    }
}

TEST_CASE("A show opens and closes once, and never takes longer than its acts together") {
    for (const GameSeries& series : bothGames) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            INFO(series.name << ", seed " << seed);
            model::Session session;
            TableShow show(session);
            session.start(series.setup(seed));
            int open = 0;
            QObject::connect(&show, &TableShow::started, [&] { REQUIRE(++open == 1); });
            QObject::connect(&show, &TableShow::finished, [&] { REQUIRE(--open == 0); });
            const std::array speeds{Motion::Slow, Motion::Normal, Motion::Fast, Motion::VeryFast};
            const Motion motion = speeds[seed % speeds.size()];
            show.setMotion(motion);
            RandomPlayer player(seed);
            while (!session.state().isOver()) {
                REQUIRE_FALSE(session.play(
                    player.choose(session.state(), session.game().rules().legalActions(session.state()))));
                const double all = static_cast<double>(show.length().count()) / model::speedOf(motion);
                double passed = 0;
                for (; show.isPlaying() && passed <= all; passed += 7) show.advance(milliseconds(7));
                REQUIRE_FALSE(show.isPlaying());
                REQUIRE(open == 0);
                REQUIRE(show.shownState() == session.state());
            }
        }
    }
}
