// What lies over the table of The Kids.
#include <QAction>
#include <QTest>
#include <set>

#include "city_overlay.h"
#include "kids/road_way.h"
#include "kids/symbol_button.h"
#include "look/pulse.h"
#include "overlay/hint_bar.h"
#include "overlay/table_shapes.h"
#include "panel_support.h"
#include "remparts/engine/road.h"
#include "support/catch.h"
#include "table_facts.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;
using std::chrono::milliseconds;

struct Stage {
    explicit Stage(QSize size = {928, 660}, std::uint64_t seed = 7)
        : game({"Mia", "Tom", "Lou"}, seed, engine::GameKind::Kids), city(game) {
        overlay = new panel::CityOverlay(game.session, game.turn, &city);
        overlay->setProjection(city.projection());
        overlay->setShow(&game.show);
        overlay->setMotion(false);
        overlay->setHistoryActions(&undo, &redo);
        overlay->setCameraActions(&all, &last, &map);
        game.turn.setConfirming(true);
        present(city, size);
        overlay->viewChanged();
    }

    [[nodiscard]] QImage picture() { return city.grab().toImage(); }
    [[nodiscard]] panel::SymbolButton* button(const QString& name) const {
        for (auto* button : city.findChildren<panel::SymbolButton*>())
            if (button->accessibleName() == name) return button;
        return nullptr;
    }
    [[nodiscard]] panel::SymbolButton* turnButton() const { return button(QStringLiteral("Turn the tile")); }
    [[nodiscard]] panel::SymbolButton* layButton() const { return button(QStringLiteral("Lay the tile here")); }
    void putDownAt(engine::Position cell) {
        game.turn.choose({static_cast<double>(cell.x), static_cast<double>(cell.y)}, 0.1);
    }
    /// Plays on until a tile closes a road on which somebody places figures, and begins to show that step.
    bool playToLight() {
        const auto lights = [&](const engine::GameState&) {
            for (const engine::Event& event : game.session.game().steps().back().events)
                if (std::holds_alternative<engine::ChildrenPlaced>(event)) return true;
            return false;
        };
        if (!game.playUntil(lights)) return false;
        const engine::Action lastAction = game.session.game().steps().back().action;
        game.session.undo();
        game.show.setSpeed(1);
        if (game.session.play(lastAction).has_value()) return false;
        while (game.show.isPlaying() && game.show.lights().empty()) game.show.advance(milliseconds(20));  // it flies
        return true;
    }

    QAction undo{QStringLiteral("Undo")}, redo{QStringLiteral("Redo")};
    QAction all{QStringLiteral("All")}, last{QStringLiteral("Last")}, map{QStringLiteral("Map")};
    GameTable game;
    FlatCity city;
    panel::CityOverlay* overlay = nullptr;
};

std::size_t roadCells(const engine::GameState& state, const std::vector<engine::SegmentRef>& segments) {
    std::size_t count = 0;
    for (const engine::SegmentRef segment : segments)
        panel::forCellsOf(state, segment, [&count](int, int) { ++count; });
    return count;
}

}  // namespace

TEST_CASE("Nothing over the Kids' table is cut off or lies over another control") {
    const auto size = GENERATE(QSize(1504, 1020), QSize(928, 740), QSize(736, 640), QSize(672, 540));
    Stage stage(size);
    CHECK(faultsOf(stage.city) == faults{});
    REQUIRE(stage.game.playUntil(Phase::Tile, 6));
    CHECK(faultsOf(stage.city) == faults{});
    stage.putDownAt(stage.game.turn.highlights().possibleCells.front());
    CHECK(faultsOf(stage.city) == faults{});
}

TEST_CASE("Every pile that is not empty can be clicked, with its arrow, and stands for its own choice [K2.1]") {
    Stage stage;
    REQUIRE(stage.game.playUntil(Phase::Draw, 5));
    (void)stage.picture();
    const std::vector<model::Choice>& choices = stage.game.turn.choices();
    REQUIRE(choices.size() >= 3);
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const QPointF middle = *stage.city.project(choices[k].at, 0.2);
        CHECK(stage.overlay->choiceAt(middle) == static_cast<int>(k));
        CHECK(stage.overlay->choiceAt(middle - QPointF(0, 30)) == static_cast<int>(k));
    }
    CHECK_FALSE(stage.overlay->choiceAt(QPointF(4, 300)));
}

TEST_CASE("A pile that is empty is not offered [K2.1]") {
    Stage stage;
    const auto oneEmpty = [](const engine::GameState& state) {
        const auto piles = model::stackFacts(state);
        return state.decision.phase == Phase::Draw &&
               std::any_of(piles.begin(), piles.end(), [](const model::StackFacts& pile) { return pile.left == 0; });
    };
    REQUIRE(stage.game.playUntil(oneEmpty));
    (void)stage.picture();
    std::set<int> offered;
    for (int x = 0; x < stage.city.width(); x += 6)
        for (int y = 0; y < stage.city.height(); y += 6)
            if (const auto choice = stage.overlay->choiceAt(QPointF(x, y))) offered.insert(*choice);
    CHECK(offered.size() == stage.game.turn.choices().size());
    CHECK(offered.size() < stage.game.session.state().setup->stacks.size());
}

TEST_CASE("The pile under the pointer is lit") {
    Stage stage;
    const QImage before = stage.picture();
    stage.game.turn.pointAt(stage.game.turn.choices()[1].at, 0.2);
    CHECK(stage.picture() != before);
    stage.game.turn.pointAway();
    CHECK(stage.picture() == before);
}

TEST_CASE("The piles breathe while one is to be picked, and nothing moves otherwise") {
    Stage stage;
    const auto* pulse = stage.overlay->findChild<panel::Pulse*>();
    REQUIRE(pulse);
    CHECK_FALSE(pulse->isRunning());  // motion is off
    stage.overlay->setMotion(true);
    CHECK(pulse->isRunning());
    stage.game.turn.chooseNumber(1);
    CHECK_FALSE(pulse->isRunning());
    stage.game.session.undo();
    CHECK(pulse->isRunning());
    stage.overlay->setShown(false);
    CHECK_FALSE(pulse->isRunning());
}

TEST_CASE("A drawn tile turns over on its way, as far as time has passed") {
    Stage stage;
    stage.game.show.setSpeed(1);
    stage.game.turn.chooseNumber(2);
    REQUIRE(stage.game.show.turning());
    const QImage begun = stage.picture();
    CHECK(stage.picture() == begun);
    stage.game.show.advance(milliseconds(150));
    const QImage onItsWay = stage.picture();
    CHECK(onItsWay != begun);
    stage.game.show.finish();
    CHECK(stage.picture() != onItsWay);
}

TEST_CASE("Beside a tile that is put down stand two large buttons: one turns it, one lays it [K2.2]") {
    Stage stage;
    CHECK_FALSE(stage.turnButton()->isVisible());
    stage.game.turn.chooseNumber(1);
    CHECK_FALSE(stage.turnButton()->isVisible());
    const engine::Position cell = stage.game.turn.highlights().possibleCells.front();
    stage.putDownAt(cell);
    REQUIRE(stage.game.turn.highlights().ghostSettled);
    REQUIRE(stage.turnButton()->isVisible());
    REQUIRE(stage.layButton()->isVisible());
    const auto before = stage.game.turn.orientation();
    QTest::mouseClick(stage.turnButton(), Qt::LeftButton);
    CHECK(stage.game.turn.orientation() != before);
    CHECK(stage.game.session.state().board.tiles().size() == 1);
    QTest::mouseClick(stage.layButton(), Qt::LeftButton);
    CHECK(stage.game.session.state().board.isOccupied(cell));
    CHECK_FALSE(stage.layButton()->isVisible());
}

TEST_CASE("Wherever the tile is put down, both buttons are in sight, large enough and off the tile") {
    const auto size = GENERATE(QSize(1504, 1020), QSize(736, 640), QSize(672, 540));
    Stage stage(size);
    REQUIRE(stage.game.playUntil(Phase::Tile, 12));
    for (const engine::Position& cell : std::vector(stage.game.turn.highlights().possibleCells)) {
        stage.putDownAt(cell);
        const QRect tile =
            panel::cellOutline(stage.city.projection(), cell).boundingRect().toAlignedRect().adjusted(1, 1, -1, -1);
        for (const QWidget* button : {stage.turnButton(), stage.layButton()}) {
            REQUIRE(button->isVisible());
            CHECK(std::min(button->width(), button->height()) >= 64);
            CHECK(stage.city.rect().contains(button->geometry()));
            CHECK_FALSE(button->geometry().intersects(tile));
        }
        CHECK_FALSE(stage.turnButton()->geometry().intersects(stage.layButton()->geometry()));
    }
}

TEST_CASE("Roads that can be closed glow only when hints are asked for") {
    Stage stage;
    stage.game.turn.setHintsRoads(true);
    REQUIRE(stage.game.playUntil(
        [&](const engine::GameState&) { return !stage.game.turn.highlights().closingCells.empty(); }));
    const QImage hinted = stage.picture();
    stage.game.turn.setHintsRoads(false);
    CHECK(stage.picture() != hinted);
}

TEST_CASE("A closed road lights up from one end to the other and stays lit until all have hopped [K3.1]") {
    Stage stage;
    REQUIRE(stage.playToLight());
    stage.game.turn.pointAway();
    QImage before = stage.picture();
    while (stage.game.show.lights().empty() || stage.game.show.lights().front().reached < 1) {
        const QImage now = stage.picture();
        CHECK(stage.picture() == now);
        before = now;
        stage.game.show.advance(milliseconds(100));
        CHECK(stage.picture() != before);
    }
    CHECK_FALSE(stage.game.show.lights().empty());
    stage.game.show.finish();
    CHECK(stage.game.show.lights().empty());
}

TEST_CASE("The way along a closed road takes every cell once, step by step, from one of its ends [K3.1]") {
    Stage stage({400, 300}, GENERATE(std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}));
    int roads = 0;
    while (stage.playToLight() && roads < 4) {
        ++roads;
        const engine::GameState& state = stage.game.session.state();
        REQUIRE_FALSE(stage.game.show.lights().empty());
        const std::vector<engine::SegmentRef> segments = stage.game.show.lights().front().segments;
        const auto ways = panel::waysAlong(state, segments);
        REQUIRE(ways.size() == 1);
        const bool round = ways[0].front() == ways[0].back();
        CHECK(ways[0].size() == roadCells(state, segments) + (round ? 1 : 0));
        for (std::size_t k = 1; k < ways[0].size(); ++k)
            CHECK(panel::lengthOf({ways[0][k - 1], ways[0][k]}) == Approx(1.0 / engine::pictureSize));
        const panel::Way soft = panel::softened(ways[0]);
        CHECK(soft.front() == ways[0].front());
        CHECK(soft.back() == ways[0].back());
        CHECK(panel::lengthOf(soft) <= panel::lengthOf(ways[0]) + 1e-9);
        CHECK(panel::lengthOf(panel::firstPart(soft, 0.2)) == Approx(std::min(0.2, panel::lengthOf(soft))));
        stage.game.show.setSpeed(0);
    }
    CHECK(roads > 0);
}

TEST_CASE("The hint line tells the adult what the child is to do") {
    Stage stage;
    const auto* hint = stage.city.findChild<panel::HintBar*>();
    CHECK(hint->accessibleName() == stage.game.turn.hint());
    CHECK(hint->accessibleName().startsWith(QStringLiteral("Mia: ")));
}

TEST_CASE("Nobody is told who won while the last figures still hop") {
    Stage stage;
    stage.game.playOut();
    const engine::Action last = stage.game.session.game().steps().back().action;
    stage.game.session.undo();
    const auto* hint = stage.city.findChild<panel::HintBar*>();
    CHECK(hint->isVisible());
    stage.game.show.setSpeed(1);
    REQUIRE_FALSE(stage.game.session.play(last));
    if (!stage.game.show.isPlaying()) return;
    CHECK_FALSE(hint->isVisible());
    stage.game.show.finish();
    CHECK(hint->isVisible());
}

TEST_CASE("Hiding the interface hides the buttons beside the tile too") {
    Stage stage;
    stage.game.turn.chooseNumber(1);
    stage.putDownAt(stage.game.turn.highlights().possibleCells.front());
    REQUIRE(stage.layButton()->isVisible());
    stage.overlay->setShown(false);
    CHECK_FALSE(stage.layButton()->isVisible());
    stage.overlay->setShown(true);
    CHECK(stage.layButton()->isVisible());
}

TEST_CASE("The buttons beside the tile have names for assistive tools") {
    Stage stage;
    for (const QWidget* button : {stage.turnButton(), stage.layButton()}) {
        REQUIRE(button);
        CHECK_FALSE(button->toolTip().isEmpty());
    }
}

}  // namespace remparts::test
