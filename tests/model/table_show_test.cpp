// The Kids: what a step shows in its course, and that nothing is lost of it however time passes.
#include "table_show.h"

#include <QSignalSpy>
#include <algorithm>

#include "model_support.h"
#include "support/catch.h"
#include "support/kids_table.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::TableShow;
using std::chrono::milliseconds;

namespace {

// At normal speed.
milliseconds timeOf(const model::Act& act) {
    return milliseconds(static_cast<milliseconds::rep>(model::lengthOf(act)));
}
const milliseconds turning = timeOf(model::acts::Turning{});
const milliseconds laying = timeOf(model::acts::Laying{});
const milliseconds lighting = timeOf(model::acts::Light{});
const milliseconds hopping = timeOf(model::acts::Hop{});
const std::vector colors{PlayerColor::Red, PlayerColor::Blue};

/// Two players; each laid tile closes roads with the start tile.
struct Stage {
    explicit Stage(const std::vector<KidsPicture>& pile = {spur(), spur("RRB"), spur(), spur()}) {
        QObject::connect(&show, &TableShow::started, [this] { heard.push_back("started"); });
        QObject::connect(&show, &TableShow::tableChanged, [this] { heard.push_back("landed"); });
        QObject::connect(&show, &TableShow::finished, [this] { heard.push_back("finished"); });
        session.start(kidsSetup(colors, {pile}));
    }
    void draw() { REQUIRE_FALSE(session.play(DrawTile{0}).has_value()); }
    void lay(Position at, Orientation orientation) {
        REQUIRE_FALSE(session.play(PlaceTile{at, orientation}).has_value());
    }
    /// The second tile, with three children towards the start tile, to the north of it.
    void closeRoad() {
        draw();
        show.finish();
        heard.clear();
        lay({0, 1}, Orientation::Half);
        show.advance(laying);
    }
    [[nodiscard]] std::size_t figures() const { return show.shownState().followers.size(); }

    model::Session session;
    TableShow show{session};
    lines heard;
};

}  // namespace

TEST_CASE("A drawn tile turns over, and then it is in the hand") {
    Stage stage;
    stage.draw();
    REQUIRE(stage.show.isPlaying());
    REQUIRE(stage.show.turning() != nullptr);
    CHECK(stage.show.turning()->tile == stage.session.state().stacks.inHand);
    CHECK(stage.show.turning()->pile == 0);
    CHECK(stage.show.turning()->progress == 0);
    stage.show.advance(turning / 2);
    CHECK(stage.show.turning()->progress == Approx(0.5));
    stage.show.advance(turning);
    CHECK(stage.show.turning() == nullptr);
    CHECK_FALSE(stage.show.isPlaying());
    CHECK(stage.heard == lines{"started", "finished"});
}

TEST_CASE("A closed road lights up from end to end, then its figures hop onto it one after another", "[K3.2]") {
    Stage stage;
    stage.closeRoad();
    REQUIRE(stage.session.state().followers.size() == 3);
    CHECK(stage.figures() == 0);
    CHECK(stage.show.shownState().board.tiles().size() == 2);
    CHECK(stage.show.shownState().decision == stage.session.state().decision);
    REQUIRE(stage.show.lights().size() == 1);
    CHECK(stage.show.lights()[0].segments.size() == 2);
    CHECK(stage.show.hop() == nullptr);

    stage.show.advance(lighting / 2);
    CHECK(stage.show.lights()[0].reached == Approx(0.5));
    stage.show.advance(lighting / 2);
    CHECK(stage.show.lights()[0].reached == 1);
    REQUIRE(stage.show.hop() != nullptr);
    CHECK(stage.show.hop()->figure == stage.session.state().followers[0]);

    stage.show.advance(hopping / 2);
    CHECK(stage.show.hop()->progress == Approx(0.5));
    CHECK(stage.figures() == 0);
    stage.show.advance(hopping / 2);
    CHECK(stage.figures() == 1);
    CHECK(stage.show.hop()->figure == stage.session.state().followers[1]);
    stage.show.advance(hopping * 2);
    CHECK(stage.figures() == 3);
    CHECK(stage.show.lights().empty());
    CHECK(stage.heard == lines{"started", "landed", "landed", "landed", "finished"});
}

TEST_CASE("A figure leaves the panel as it begins to hop") {
    Stage stage;
    stage.closeRoad();
    CHECK(stage.session.state().supplies[0].followers == 6);
    CHECK(stage.show.figuresShown(0) == 8);
    CHECK(stage.show.figuresShown(1) == 8);
    stage.show.advance(lighting);
    CHECK(stage.show.figuresShown(0) == 7);
    stage.show.advance(hopping);
    CHECK(stage.show.figuresShown(0) == 6);
    CHECK(stage.show.figuresShown(1) == 8);
    stage.show.advance(hopping);
    CHECK(stage.show.figuresShown(1) == 7);
    stage.show.finish();
    CHECK(stage.show.figuresShown(0) == 6);
    CHECK(stage.show.figuresShown(1) == 7);
}

TEST_CASE("Several roads light up one after another and stay lit until the end", "[K3.3]") {
    model::Session session;
    TableShow show(session);
    KidsTable table = aroundHole("R", "B", "", "R");
    table.lay(spur(), {1, 1});
    follow(session, table.game());
    REQUIRE(table.closedRoads().size() == 4);
    show.advance(laying);
    REQUIRE(show.lights().size() == 1);
    std::size_t lit = 1;
    while (show.isPlaying()) {
        CHECK(show.lights().size() >= lit);
        CHECK(show.lights().size() <= lit + 1);
        lit = show.lights().size();
        for (std::size_t i = 0; i + 1 < lit; ++i) CHECK(show.lights()[i].reached == 1);
        show.advance(milliseconds(50));
        if (!show.isPlaying()) break;
    }
    CHECK(lit == 4);
}

TEST_CASE("A tile of The Kids comes to its place, and when it closes nothing that is all") {
    Stage stage({spur(), bends(), spur()});
    stage.draw();
    stage.show.finish();
    stage.heard.clear();
    stage.lay({0, 1}, Orientation::Upright);
    REQUIRE(stage.show.now() != nullptr);
    CHECK(std::get<model::acts::Laying>(*stage.show.now()).cell == Position{0, 1});
    CHECK(stage.show.shownState().board.tiles().size() == 1);
    stage.show.advance(laying);
    CHECK_FALSE(stage.show.isPlaying());
    CHECK(stage.heard == lines{"started", "finished"});
}

TEST_CASE("Undo, jumps and other games show the position as it is at once") {
    Stage stage;
    stage.closeRoad();
    stage.show.advance(lighting + hopping / 2);
    SECTION("undo") {
        stage.session.undo();
        CHECK(stage.session.game().cursor() == 1);
    }
    SECTION("a jump to the beginning") {
        stage.session.goTo(0);
    }
    SECTION("another game") {
        stage.session.start(kidsSetup(colors, {{spur(), spur()}}));
    }
    CHECK_FALSE(stage.show.isPlaying());
    CHECK(stage.show.lights().empty());
    CHECK(stage.show.hop() == nullptr);
    CHECK(stage.show.shownState() == stage.session.state());
    CHECK(stage.show.figuresShown(0) == 8);
    CHECK(stage.heard == lines{"started", "landed", "finished"});
}

TEST_CASE("A redone step is not shown again") {
    Stage stage;
    stage.closeRoad();
    stage.show.finish();
    stage.session.undo();
    stage.heard.clear();
    stage.session.redo();
    CHECK_FALSE(stage.show.isPlaying());
    CHECK(stage.figures() == 3);
    CHECK(stage.heard.empty());
}

TEST_CASE("A step played while something is shown ends that first") {
    Stage stage;
    stage.closeRoad();
    stage.show.advance(lighting + hopping);
    REQUIRE(stage.figures() == 1);
    stage.draw();
    CHECK(stage.figures() == 3);
    CHECK(stage.show.lights().empty());
    CHECK(stage.show.turning() != nullptr);
    CHECK(stage.heard == lines{"started", "landed", "landed", "landed", "finished", "started"});
}

TEST_CASE("While the old show is ended, figures of the new step are not seen yet") {
    Stage stage;
    stage.draw();
    std::vector<std::size_t> seen;
    QObject::connect(&stage.show, &TableShow::finished, [&] { seen.push_back(stage.figures()); });
    stage.lay({0, 1}, Orientation::Half);
    CHECK(seen == std::vector<std::size_t>{0});
    CHECK(stage.figures() == 0);
    CHECK(stage.show.shownState().board.tiles().size() == 1);
}

TEST_CASE("At double speed half the time is enough, at no speed nothing is ever shown") {
    Stage stage;
    SECTION("double") {
        stage.show.setSpeed(2);
        stage.draw();
        stage.show.advance(turning / 2);
        CHECK_FALSE(stage.show.isPlaying());
    }
    SECTION("none") {
        stage.show.setSpeed(0);
        stage.draw();
        CHECK_FALSE(stage.show.isPlaying());
        stage.lay({0, 1}, Orientation::Half);
        CHECK(stage.figures() == 3);
        CHECK(stage.show.figuresShown(0) == 6);
        CHECK(stage.heard.empty());
    }
    SECTION("switched off in the middle") {
        stage.closeRoad();
        stage.show.advance(lighting);
        stage.show.setSpeed(0);
        CHECK_FALSE(stage.show.isPlaying());
        CHECK(stage.figures() == 3);
        CHECK(stage.heard.back() == "finished");
    }
}

TEST_CASE("Odd spans of time and speeds are harmless") {
    Stage stage;
    stage.show.advance(milliseconds(100));
    stage.show.finish();
    CHECK(stage.heard.empty());
    stage.closeRoad();
    stage.show.advance(milliseconds(0));
    stage.show.advance(milliseconds(-100));
    CHECK(stage.show.lights()[0].reached == 0);
    stage.show.advance(milliseconds::max());
    CHECK_FALSE(stage.show.isPlaying());
    stage.show.setSpeed(-1);
    stage.draw();
    CHECK_FALSE(stage.show.isPlaying());
}

TEST_CASE("A listener may go on with the game as soon as a figure has landed") {
    Stage stage;
    stage.closeRoad();
    bool hasPlayed = false;
    QObject::connect(&stage.show, &TableShow::tableChanged, [&] {
        if (std::exchange(hasPlayed, true)) return;
        stage.draw();
    });
    stage.show.advance(lighting + hopping);
    CHECK(stage.figures() == 3);
    CHECK(stage.show.turning() != nullptr);
    stage.show.finish();
    CHECK(stage.show.shownState() == stage.session.state());
    CHECK(stage.heard == lines{"started", "landed", "landed", "landed", "finished", "started", "finished"});
}
