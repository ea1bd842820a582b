// The City: what a step shows in its course.
#include <QSignalSpy>

#include "model_support.h"
#include "player_list_model.h"
#include "support/catch.h"
#include "support/designs.h"
#include "table_show.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::TableShow;
using std::chrono::milliseconds;
namespace acts = model::acts;

namespace {

milliseconds timeOf(const model::Act& act) {
    return milliseconds(static_cast<milliseconds::rep>(model::lengthOf(act)));
}

/// Plays a recorded random game on until a step has what is looked for, and shows that step from its beginning.
struct Stage {
    explicit Stage(std::uint64_t seed = 1) { playRandomly(session, seed); }

    /// To the first step with an act of the kind that passes; the step is played again, so that it is shown.
    template <class A>
    const A* playTo(const std::function<bool(const A&)>& test = [](const A&) { return true; }) {
        const auto steps = std::vector<Step>(session.game().steps().begin(), session.game().steps().end());
        session.goTo(0);
        for (const Step& step : steps) {
            REQUIRE_FALSE(session.play(step.action));
            while (show.isPlaying()) {
                if (const auto* act = std::get_if<A>(show.now()); act && test(*act)) return act;
                show.advance(timeOf(*show.now()));
            }
        }
        return nullptr;
    }
    [[nodiscard]] GameState before() const { return session.game().stateAt(session.game().cursor() - 1); }

    model::Session session;
    TableShow show{session};
};

}  // namespace

TEST_CASE("A tile is on its way before it lies in its place") {
    Stage stage;
    const auto* laying = stage.playTo<acts::Laying>();
    REQUIRE(laying);
    CHECK(laying->cell == stage.session.state().board.tiles().back().position);
    CHECK_FALSE(stage.show.shownState().board.isOccupied(laying->cell));
    stage.show.advance(timeOf(*laying) / 2);
    CHECK(std::get<acts::Laying>(*stage.show.now()).progress == Approx(0.5));
    stage.show.finish();
    CHECK(stage.show.shownState() == stage.session.state());
}

TEST_CASE("A follower leaves the panel as it is set down, and stands there in the end") {
    Stage stage;
    const auto* standing = stage.playTo<acts::Standing>();
    REQUIRE(standing);
    const FollowerPlacement figure = standing->figure;
    const auto& shown = stage.show.shownState().followers;
    CHECK(std::find(shown.begin(), shown.end(), figure) == shown.end());
    CHECK(stage.show.supplyShown(figure.player).followers == stage.before().supplies[figure.player].followers - 1);
}

TEST_CASE("A wall piece grows before it stands there") {
    Stage stage(3);
    REQUIRE(stage.playTo<acts::Growing>([](const acts::Growing& wall) { return !wall.isGate; }));
    CHECK(stage.show.shownState().wall.pieceCount() + 1 == stage.session.state().wall.pieceCount());
}

TEST_CASE("A tower leaves the panel as it drops, and stands there in the end", "[C7.2]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Stage stage(seed);
        const auto* dropping = stage.playTo<acts::Dropping>();
        if (!dropping) continue;
        const PlayerIndex player = dropping->player;
        CHECK(stage.show.supplyShown(player).towers == stage.session.state().supplies[player].towers);
        CHECK_FALSE(stage.show.shownState().wall == stage.session.state().wall);
        stage.show.advance(timeOf(*dropping));
        CHECK(stage.show.shownState().wall == stage.session.state().wall);
        return;
    }
    FAIL("no game with a tower");
}

TEST_CASE("A thing that scores is counted tile by tile up to its points, which then go to the player", "[C4.2]") {
    Stage stage;
    const auto* found = stage.playTo<acts::Counting>(
        [](const acts::Counting& counting) { return counting.scored.front().tiles.size() > 2; });
    REQUIRE(found);
    const Scored scored = found->scored.front();
    const int points = pointsOf(scored.score);
    const int before = stage.before().supplies[scored.player].score;
    CHECK(acts::countedTiles(*found) == 1);
    int counted = 1;
    int sum = 0;
    while (std::holds_alternative<acts::Counting>(*stage.show.now())) {
        const acts::Counting& counting = stage.show.countings().back();
        CHECK(acts::countedTiles(counting) >= counted);
        CHECK(acts::countedPoints(counting) >= sum);
        counted = acts::countedTiles(counting);
        sum = acts::countedPoints(counting);
        CHECK(stage.show.supplyShown(scored.player).score == before);
        stage.show.advance(milliseconds(20));
    }
    CHECK(counted == static_cast<int>(scored.tiles.size()));
    CHECK(sum == points);
    CHECK(stage.show.countings().size() == 1);
    REQUIRE(std::holds_alternative<acts::Paying>(*stage.show.now()));
    int arrived = before;
    while (stage.show.now() && std::holds_alternative<acts::Paying>(*stage.show.now())) {
        CHECK(stage.show.supplyShown(scored.player).score >= arrived);
        arrived = stage.show.supplyShown(scored.player).score;
        stage.show.advance(milliseconds(20));
    }
    CHECK(arrived > before);
    stage.show.finish();
    CHECK(stage.show.shownState() == stage.session.state());
}

TEST_CASE("Followers whose feature scored leave the table when its coins start, and come home with the last one") {
    Stage stage;
    const auto* paying = stage.playTo<acts::Paying>([](const acts::Paying& act) { return !act.leaving.empty(); });
    REQUIRE(paying);
    const FollowerPlacement figure = paying->leaving.front();
    const GameState shown = stage.show.shownState();
    CHECK(std::find(shown.followers.begin(), shown.followers.end(), figure) == shown.followers.end());
    const int left = shown.supplies[figure.player].followers;
    stage.show.advance(timeOf(*paying));
    CHECK(stage.show.supplyShown(figure.player).followers > left);
}

TEST_CASE("The list of players counts points when their coins arrive") {
    Stage stage;
    model::PlayerListModel players(stage.session);
    players.follow(stage.show);
    const auto* counting = stage.playTo<acts::Counting>();
    REQUIRE(counting);
    const Scored scored = counting->scored.front();
    const auto value = [&](int role) { return players.data(players.index(scored.player), role).toInt(); };
    CHECK(value(model::PlayerListModel::PointsRole) == stage.before().supplies[scored.player].score);
    CHECK(value(model::PlayerListModel::LastGainRole) == 0);
    stage.show.finish();
    CHECK(value(model::PlayerListModel::PointsRole) == stage.session.state().supplies[scored.player].score);
    CHECK(value(model::PlayerListModel::LastGainRole) >= pointsOf(scored.score));
}

TEST_CASE("At fast speed what scored lights up with its sum, and nothing flies") {
    Stage stage;
    stage.show.setMotion(model::Motion::Fast);
    const auto* counting =
        stage.playTo<acts::Counting>([](const acts::Counting& act) { return act.scored.front().tiles.size() > 2; });
    REQUIRE(counting);
    CHECK(acts::countedTiles(*counting) == static_cast<int>(counting->scored.front().tiles.size()));
    CHECK(acts::countedPoints(*counting) == pointsOf(counting->scored.front().score));
    CHECK(stage.playTo<acts::Paying>() == nullptr);
}

TEST_CASE("Laying a tile that scores nothing takes less than a second") {
    Stage stage;
    REQUIRE(stage.playTo<acts::Laying>());
    CHECK(stage.show.length() < milliseconds(1000));
}

TEST_CASE("The final scoring is not told before its walk") {
    Stage stage;
    while (stage.show.isPlaying()) stage.show.finish();
    const auto steps = std::vector<Step>(stage.session.game().steps().begin(), stage.session.game().steps().end());
    stage.session.goTo(steps.size() - 1);
    const GameState before = stage.session.state();
    REQUIRE_FALSE(stage.session.play(steps.back().action));
    REQUIRE(stage.session.state().isOver());
    if (!stage.show.isPlaying()) return;
    const auto pays = [](const model::Act& act) { return std::holds_alternative<acts::Paying>(act); };
    while (stage.show.isPlaying() && !pays(*stage.show.now())) {
        for (PlayerIndex player = 0; player < before.playerCount(); ++player)
            CHECK(stage.show.supplyShown(player).score == before.supplies[player].score);
        stage.show.advance(timeOf(*stage.show.now()));
    }
}

TEST_CASE("Coins start one after another and all arrive, however many points") {
    for (const int points : {0, 1, 2, 7, 12, 13, 60}) {
        INFO(points << " points");
        const int coins = acts::coinCount(points);
        CHECK(coins <= points);
        CHECK(acts::paidPoints(points, 0) == 0);
        CHECK(acts::paidPoints(points, 1) == points);
        for (int coin = 0; coin + 1 < coins; ++coin)
            CHECK(acts::coinWay(coin, coins, 0.5) >= acts::coinWay(coin + 1, coins, 0.5));
        int paid = 0;
        for (double progress = 0; progress <= 1; progress += 0.05) {
            CHECK(acts::paidPoints(points, progress) >= paid);
            paid = acts::paidPoints(points, progress);
        }
    }
}
