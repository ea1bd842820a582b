// What lies over the city.
#include "city_overlay.h"

#include <QAction>
#include <QTest>

#include "look/button.h"
#include "overlay/hint_bar.h"
#include "overlay/score_card.h"
#include "overlay/score_words.h"
#include "panel_support.h"
#include "result_page.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;

struct Stage {
    explicit Stage(const std::vector<std::string>& names, QSize size = {736, 640})
        : game(names, 7), city(game.session) {
        overlay = new panel::CityOverlay(game.session, game.turn, &city);
        overlay->setProjection(city.projection());
        overlay->setHistoryActions(&undo, &redo);
        overlay->setCameraActions(&all, &last, &map);
        present(city, size);
    }

    [[nodiscard]] QWidget* passButton() const { return city.findChild<QWidget*>(QStringLiteral("pass")); }
    [[nodiscard]] const panel::ScoreCard* card() const { return city.findChild<panel::ScoreCard*>(); }

    QAction undo{QStringLiteral("Undo")}, redo{QStringLiteral("Redo")};
    QAction all{QStringLiteral("All")}, last{QStringLiteral("Last")}, map{QStringLiteral("Map")};
    GameTable game;
    FlatCity city;
    panel::CityOverlay* overlay = nullptr;
};

bool scored(const engine::Game& game) {
    return !panel::scoringsOf(game.steps()[game.cursor() - 1].events).empty();
}

/// Counts what is left to be done later on an object.
struct Postponed : QObject {
    explicit Postponed(QObject& watched) { watched.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::MetaCall) ++count;
        return false;
    }
    int count = 0;
};

}  // namespace

TEST_CASE("While something waits to be confirmed painting alone sets nothing in motion") {
    Stage stage({"Anna", "Ben"});
    REQUIRE(stage.game.playUntil(Phase::Follower));
    stage.game.turn.setConfirmStep(true);
    stage.game.turn.chooseNumber(1);
    REQUIRE(stage.game.turn.proposal());
    for (int i = 0; i < 3; ++i) {  // until words and bar have their places
        stage.overlay->repaint();
        QCoreApplication::processEvents();
    }
    const Postponed postponed(*stage.overlay);
    for (int i = 0; i < 5; ++i) {
        stage.overlay->repaint();
        QCoreApplication::processEvents();
    }
    CHECK(postponed.count == 0);
}

TEST_CASE("Nothing over the city is cut off or overlaps in any phase, with the widest names") {
    const auto size = GENERATE(QSize(928, 660), QSize(736, 640));
    Stage stage(wideNames(4), size);
    CHECK(faultsOf(stage.city) == faults{});
    for (const Phase phase : {Phase::Follower, Phase::Gate, Phase::Guard, Phase::Wall, Phase::Tower}) {
        if (!stage.game.playUntil(phase)) break;
        stage.game.turn.moveSelection(1, 0);
        QCoreApplication::processEvents();
        CHECK(faultsOf(stage.city) == faults{});
    }
}

TEST_CASE("The hint line says who does what now") {
    Stage stage({"Anna", "Ben"});
    const auto* hint = stage.city.findChild<panel::HintBar*>();
    CHECK(hint->accessibleName() == stage.game.turn.hint());
    CHECK(hint->accessibleName().startsWith(QStringLiteral("Anna: lay the tile")));
    REQUIRE(stage.game.playUntil([](const engine::GameState& state) { return state.turnPlayer == 1; }));
    CHECK(hint->accessibleName().startsWith(QStringLiteral("Ben: lay the tile")));
}

TEST_CASE("Pass is offered exactly where declining is possible, always in the same place") {
    Stage stage({"Anna", "Ben"});
    CHECK_FALSE(stage.passButton()->isVisible());  // C2.1: a tile must be laid
    REQUIRE(stage.game.playUntil(Phase::Follower));
    REQUIRE(stage.passButton()->isVisible());
    const QPoint place = stage.passButton()->mapTo(&stage.city, QPoint());
    QTest::mouseClick(stage.passButton(), Qt::LeftButton);
    CHECK(stage.game.session.state().decision.phase != Phase::Follower);
    REQUIRE(stage.game.playUntil(Phase::Tower));
    CHECK(stage.passButton()->mapTo(&stage.city, QPoint()) == place);
}

TEST_CASE("A scoring opens its card and lights the feature; the next input puts both away [C4.1]") {
    Stage stage({"Anna", "Ben"});
    REQUIRE(stage.game.playUntil([&](const engine::GameState&) { return scored(stage.game.session.game()); }));
    REQUIRE(stage.card()->isVisible());
    const auto first =
        panel::scoringsOf(stage.game.session.game().steps()[stage.game.session.game().cursor() - 1].events)[0];
    CHECK(stage.card()->accessibleName().contains(QString::number(engine::pointsOf(first.score))));
    const QImage lit = stage.city.grab().toImage();
    stage.overlay->dismiss();
    CHECK_FALSE(stage.card()->isVisible());
    CHECK(lit != stage.city.grab().toImage());
    stage.overlay->showScoring(static_cast<int>(stage.game.session.game().cursor()) - 1);
    CHECK(stage.card()->isVisible());
    stage.game.session.undo();
    CHECK_FALSE(stage.card()->isVisible());
}

TEST_CASE("The hint line does not tell the winner before the final walk is over") {
    Stage stage({"Anna", "Ben"});
    stage.game.playOut();
    panel::ResultPage page;
    QObject::connect(&page, &panel::ResultPage::scoringsShown, stage.overlay, &panel::CityOverlay::showScorings);
    page.showResult(stage.game.session.game());
    REQUIRE_FALSE(page.isAtTable());
    const auto* hint = stage.city.findChild<panel::HintBar*>();
    CHECK_FALSE(hint->isVisible());
    stage.overlay->dismiss();
    CHECK_FALSE(hint->isVisible());
    page.skip();
    CHECK(hint->isVisible());
    CHECK(hint->accessibleName() == page.result().verdict);
}

TEST_CASE("A refused click is answered in the city") {
    Stage stage({"Anna", "Ben"});
    REQUIRE(stage.game.playUntil(Phase::Tile, 3));
    stage.overlay->dismiss();
    stage.game.turn.pointAway();
    const QImage before = stage.city.grab().toImage();
    stage.game.turn.choose({0, 0}, 0.1);  // C2.1: a tile lies there
    const QImage answered = stage.city.grab().toImage();
    CHECK(before != answered);
    stage.overlay->dismiss();
    stage.game.turn.pointAway();
    CHECK(stage.city.grab().toImage() == before);
}

TEST_CASE("The painted part lets the mouse through, the controls keep it") {
    Stage stage({"Anna", "Ben"});
    CHECK(stage.city.childAt(stage.city.rect().center()) == nullptr);
    CHECK(stage.city.childAt(QPoint(40, 30)) != nullptr);
}

TEST_CASE("Words over the city can be pointed at, each for its own choice") {
    Stage stage({"Anna", "Ben"}, {928, 660});
    REQUIRE(stage.game.playUntil([](const engine::GameState& state) {
        return state.decision.phase == Phase::Follower &&
               state.definition(state.board.tiles().back()).segments.size() > 2;
    }));
    (void)stage.city.grab();
    const std::vector<model::Choice>& choices = stage.game.turn.choices();
    for (std::size_t k = 0; k < choices.size(); ++k)
        CHECK(stage.overlay->choiceAt(*stage.city.project(choices[k].at, choices[k].height)).has_value());
    CHECK_FALSE(stage.overlay->choiceAt(QPointF(4, 300)));
}

TEST_CASE("Hiding the interface hides all of it") {
    Stage stage({"Anna", "Ben"});
    stage.overlay->setShown(false);
    for (const QWidget* child : stage.city.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        CHECK_FALSE(child->isVisible());
    stage.overlay->setShown(true);
    CHECK(stage.city.findChild<panel::HintBar*>()->isVisible());
}

TEST_CASE("A sum is written out as its terms") {
    CHECK(panel::sumOf(engine::StreetScore{5}) == QStringLiteral("5 × 2 = 10"));            // C4.2
    CHECK(panel::sumOf(engine::StreetScore{3}) == QStringLiteral("3 × 1 = 3"));             // C4.2
    CHECK(panel::sumOf(engine::MarketScore{3, 3}) == QStringLiteral("3 × 2 = 6"));          // C4.3
    CHECK(panel::sumOf(engine::GuardScore{3, 2}) == QStringLiteral("3 × 2 + 2 × 3 = 12"));  // C8.5
    CHECK(panel::sumOf(engine::GuardScore{0, 1}) == QStringLiteral("1 × 3 = 3"));
}

}  // namespace remparts::test
