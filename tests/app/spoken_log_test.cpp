// What happened is spoken while it happens; after a jump only where one came to.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "announcer.h"
#include "app/play_to.h"
#include "app/window_fixture.h"
#include "log_rows.h"
#include "remparts/ai/player.h"
#include "support/catch.h"
#include "table/table_voice.h"

using namespace remparts;
using engine::Phase;

namespace {

struct Listener : tests::WindowFixture {
    explicit Listener(const engine::GameOptions& options = engine::CityOptions()) {
        table().setMotion(false);
        startGame(2, 4, options);
    }

    /// The sentences spoken of what `act` does.
    QStringList heard(const std::function<void()>& act) {
        QApplication::processEvents();
        m_spy.clear();
        act();
        REQUIRE(QTest::qWaitFor([&] { return !m_spy.isEmpty(); }));
        QStringList sentences;
        for (const QList<QVariant>& call : m_spy) sentences += call.at(0).toString().split(QStringLiteral(". "));
        return sentences;
    }
    /// The same of the next action of sensible players.
    QStringList heardNext() {
        const engine::GameState state = session().state();
        const engine::Action action = m_player->choose(state, session().game().rules().legalActions(state));
        return heard([&] { REQUIRE_FALSE(session().play(action)); });
    }
    [[nodiscard]] const engine::EventLog& lastEvents() {
        return session().game().steps()[session().game().cursor() - 1].events;
    }

  private:
    QSignalSpy m_spy{&table().voice().announcer(), &panel::Announcer::spoken};
    std::unique_ptr<ai::ComputerPlayer> m_player = ai::makeSensiblePlayer(3);
};

/// Only the newest row of the log is among the sentences.
void checkNewestAlone(Listener& game, const QStringList& sentences) {
    const std::vector<model::LogRow> rows = model::logRows(game.session().game());
    REQUIRE(rows.size() > 1);
    INFO(sentences.join(QStringLiteral(". ")).toStdString());
    CHECK(sentences.contains(rows.back().sentence));
    CHECK(sentences.filter(QStringLiteral(" laid ")).size() <= 1);
    for (std::size_t row = 0; row + 1 < rows.size(); ++row)
        if (rows[row].sentence != rows.back().sentence) CHECK_FALSE(sentences.contains(rows[row].sentence));
}

}  // namespace

TEST_CASE("A follower is spoken with its tile when it is placed, and the rest of the log is not") {
    Listener game;
    playTo(game, Phase::Follower);
    std::optional<engine::Action> placed;
    for (const engine::Action& action : game.session().game().rules().legalActions(game.session().state()))
        if (std::holds_alternative<engine::PlaceFollower>(action)) placed = action;
    REQUIRE(placed);
    const QStringList sentences = game.heard([&] { REQUIRE_FALSE(game.session().play(*placed)); });
    INFO(sentences.join(QStringLiteral(". ")).toStdString());
    static const QRegularExpression follower(
        QStringLiteral("^Player 1 laid m20, a (citizen|seller|steward) [io]n it$"));
    CHECK(sentences.filter(follower).size() == 1);
    CHECK(sentences.filter(QStringLiteral(" laid ")).size() == 1);
}

TEST_CASE("Each piece and each guard of a wall round is spoken") {
    Listener game;
    playTo(game, Phase::Wall);
    std::array<int, 2> pieces{};
    int further = 0, guards = 0;
    for (int step = 0; step < 400 && (further == 0 || guards == 0) && !game.session().state().isOver(); ++step) {
        const QStringList sentences = game.heardNext();
        INFO(sentences.join(QStringLiteral(". ")).toStdString());
        for (const engine::Event& event : game.lastEvents()) {
            if (std::holds_alternative<engine::WallRoundBegan>(event)) pieces = {};
            if (const auto* piece = std::get_if<engine::WallPlaced>(&event)) {
                const int count = ++pieces[piece->player];
                const QString told = QStringLiteral("Player %1 set %2 piece").arg(piece->player + 1).arg(count);
                CHECK(sentences.filter(told).size() == 1);
                if (count > 1) ++further;
            }
            if (const auto* guard = std::get_if<engine::GuardPlaced>(&event)) {
                const QStringList set = sentences.filter(QStringLiteral("Player %1 set ").arg(guard->player + 1));
                CHECK(set.filter(QStringLiteral(" guard")).size() == 1);
                ++guards;
            }
        }
    }
    CHECK(further > 0);
    CHECK(guards > 0);
}

TEST_CASE("In The Kids the tile turned up is spoken, and where it is laid") {
    Listener game{engine::KidsOptions()};
    playTo(game, Phase::Draw);
    for (int turn = 0; turn < 3; ++turn) {
        CHECK(game.heardNext().filter(QStringLiteral(" turned up a tile of pile ")).size() == 1);
        REQUIRE(game.session().state().decision.phase == Phase::Tile);
        CHECK(game.heardNext().filter(QStringLiteral(" laid ")).size() == 1);
    }
}

TEST_CASE("After a jump, and when another game comes, only the newest row is spoken") {
    for (const engine::GameOptions& options :
         {engine::GameOptions(engine::CityOptions()), engine::GameOptions(engine::KidsOptions())}) {
        Listener game{options};
        playTo(game, Phase::Tile, 12);
        const std::size_t end = game.session().game().cursor();
        checkNewestAlone(game, game.heard([&] { game.session().goTo(end / 2); }));
        checkNewestAlone(game, game.heard([&] { game.session().goTo(end); }));
        checkNewestAlone(game, game.heard([&] { game.session().undo(); }));
        const QString file = game.file(QStringLiteral("game.json"));
        REQUIRE_FALSE(game.session().save(file));
        checkNewestAlone(game, game.heard([&] { REQUIRE_FALSE(game.session().open(file)); }));
    }
}
