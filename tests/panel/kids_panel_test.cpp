// The panel beside the table of The Kids.
#include "kids/kids_panel.h"

#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "kids/bulb_button.h"
#include "kids/kids_band.h"
#include "kids/kids_figures.h"
#include "kids/kids_hand.h"
#include "kids/kids_rows.h"
#include "kids/log_line.h"
#include "kids/pile_button.h"
#include "kids/symbol_button.h"
#include "panel_support.h"
#include "side/log_view.h"
#include "support/catch.h"
#include "table_facts.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;
using std::chrono::milliseconds;

struct Desk {
    explicit Desk(const std::vector<std::string>& names, std::uint64_t seed = 5)
        : game(names, seed, engine::GameKind::Kids),
          panel(game.session, game.turn, game.players, game.log, game.show) {
        panel.setMotion(false);
    }

    void show(QSize window = {1280, 800}) {
        panel.fold(window);
        present(panel, {panel.width(), window.height()});
    }
    template <typename Widget>
    [[nodiscard]] Widget* part() const {
        return panel.findChild<Widget*>();
    }
    [[nodiscard]] QAbstractButton* button(const QString& name) const {
        for (auto* button : panel.findChildren<QAbstractButton*>())
            if (button->accessibleName() == name) return button;
        return nullptr;
    }
    [[nodiscard]] std::vector<panel::PileButton*> piles() const {
        std::vector<panel::PileButton*> piles;
        for (auto* pile : panel.findChildren<panel::PileButton*>())
            if (pile->isVisible()) piles.push_back(pile);
        return piles;
    }
    /// Plays on until a step lets figures hop, and begins to show that step.
    bool playToHops() {
        const auto hops = [&](const engine::GameState&) {
            const engine::Game& played = game.session.game();
            for (const engine::Event& event : played.steps()[played.cursor() - 1].events)
                if (std::holds_alternative<engine::ChildrenPlaced>(event)) return !game.session.state().isOver();
            return false;
        };
        if (!game.playUntil(hops)) return false;
        const engine::Action last = game.session.game().steps().back().action;
        game.session.undo();
        game.show.setSpeed(1);
        return !game.session.play(last).has_value();
    }

    GameTable game;
    panel::KidsPanel panel;
};

const QString turnName = QStringLiteral("Turn the tile");

}  // namespace

TEST_CASE("Nothing of the Kids' panel is cut off or must be scrolled for, in any phase") {
    const auto window = GENERATE(QSize(960, 600), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080));
    const auto players = GENERATE(std::size_t{2}, std::size_t{3}, std::size_t{4});
    Desk desk(wideNames(players));
    const auto* area = desk.part<QScrollArea>();
    const auto check = [&] {
        desk.show(window);
        CHECK(faultsOf(desk.panel) == faults{});
        CHECK(area->widget()->minimumSizeHint().height() <= area->viewport()->height());
    };
    check();
    REQUIRE(desk.game.playUntil(Phase::Tile, 8));
    check();
    desk.game.playOut();
    check();
}

TEST_CASE("A click on a pile turns up its top tile [K2.1]") {
    Desk desk({"Mia", "Tom"});
    desk.show();
    REQUIRE(desk.piles().size() == 4);
    QTest::mouseClick(desk.piles()[2], Qt::LeftButton);
    CHECK(desk.game.session.state().decision.phase == Phase::Tile);
    CHECK(desk.game.session.state().stacks.current == 2);
    CHECK(desk.piles().empty());
}

TEST_CASE("An empty pile is seen as empty and cannot be picked [K2.1]") {
    Desk desk({"Mia", "Tom"});
    const auto somePileIsEmpty = [](const engine::GameState& state) {
        const auto piles = model::stackFacts(state);
        return state.decision.phase == Phase::Draw &&
               std::any_of(piles.begin(), piles.end(), [](const model::StackFacts& pile) { return pile.left == 0; });
    };
    REQUIRE(desk.game.playUntil(somePileIsEmpty));
    desk.show();
    for (panel::PileButton* pile : desk.piles()) {
        const bool empty = pile->accessibleName().contains(QStringLiteral("empty"));
        CHECK(pile->isEnabled() != empty);
        if (!empty) continue;
        QTest::mouseClick(pile, Qt::LeftButton);
        CHECK(desk.game.session.state().decision.phase == Phase::Draw);
    }
}

TEST_CASE("One large button turns the tile in hand, and is there only while there is one") {
    Desk desk({"Mia", "Tom"});
    desk.show();
    auto* turn = desk.button(turnName);
    REQUIRE(turn);
    CHECK_FALSE(turn->isVisible());
    QTest::mouseClick(desk.piles()[0], Qt::LeftButton);
    REQUIRE(turn->isVisible());
    std::vector<engine::Orientation> seen{desk.game.turn.orientation()};
    for (int k = 0; k < 3; ++k) {
        QTest::mouseClick(turn, Qt::LeftButton);
        CHECK(std::find(seen.begin(), seen.end(), desk.game.turn.orientation()) == seen.end());
        seen.push_back(desk.game.turn.orientation());
    }
}

TEST_CASE("The tile itself is turned by a click or the wheel too") {
    Desk desk({"Mia", "Tom"});
    desk.show();
    QTest::mouseClick(desk.piles()[0], Qt::LeftButton);
    auto* hand = desk.part<panel::KidsHand>();
    const auto before = desk.game.turn.orientation();
    QTest::mouseClick(hand, Qt::LeftButton, {}, hand->tileBox().center().toPoint());
    CHECK(desk.game.turn.orientation() != before);
    QTest::mouseClick(hand, Qt::RightButton, {}, hand->tileBox().center().toPoint());
    CHECK(desk.game.turn.orientation() == before);
}

TEST_CASE("Whatever a child clicks is at least 64 pixels wide and high") {
    const auto window = GENERATE(QSize(960, 600), QSize(1024, 700), QSize(1280, 800));
    Desk desk(wideNames(4));
    desk.show(window);
    for (const panel::PileButton* pile : desk.piles()) CHECK(std::min(pile->width(), pile->height()) >= 64);
    QTest::mouseClick(desk.piles()[0], Qt::LeftButton);
    const auto* turn = desk.button(turnName);
    CHECK(std::min(turn->width(), turn->height()) >= 64);
}

TEST_CASE("A closed road: the figures leave one after another, and the panel stays with who laid until all have") {
    Desk desk({"Mia", "Tom", "Lou"});
    REQUIRE(desk.playToHops());
    desk.show();
    const engine::Step step = desk.game.session.game().steps()[desk.game.session.game().cursor() - 1];
    const auto* band = desk.part<panel::KidsBand>();
    const auto* figures = desk.part<panel::KidsFigures>();
    const auto* rows = desk.part<panel::KidsRows>();
    const QString name = QString::fromStdString(desk.game.session.game().setup().players[step.player].name);
    CHECK(figures->accessibleName().startsWith(name));
    const std::vector<engine::PlayerIndex> others = rows->players();
    CHECK(others.size() == 2);
    CHECK(std::count(others.begin(), others.end(), step.player) == 0);
    int shown = 0;
    for (engine::PlayerIndex player = 0; player < 3; ++player) shown += desk.game.show.figuresShown(player);
    int left = 0;
    for (int k = 0; k < 200 && desk.game.show.isPlaying(); ++k) desk.game.show.advance(milliseconds(50));
    for (engine::PlayerIndex player = 0; player < 3; ++player) left += desk.game.show.figuresShown(player);
    CHECK(left < shown);
    const engine::PlayerIndex next = desk.game.session.state().decision.player;
    CHECK(next != step.player);
    CHECK(figures->accessibleName().startsWith(
        QString::fromStdString(desk.game.session.game().setup().players[next].name)));
    CHECK(band->accessibleName() == desk.game.turn.hint());
}

TEST_CASE("A figure that leaves is seen lifting off and sliding away") {
    Desk desk({"Mia", "Tom", "Lou"});
    REQUIRE(desk.playToHops());
    desk.show();
    while (!desk.game.show.hop() && desk.game.show.isPlaying()) desk.game.show.advance(milliseconds(20));
    REQUIRE(desk.game.show.hop());
    const QImage begun = desk.panel.grab().toImage();
    CHECK(desk.panel.grab().toImage() == begun);  // time passes by advance alone
    desk.game.show.advance(milliseconds(60));
    const QImage lifted = desk.panel.grab().toImage();
    CHECK(lifted != begun);
    desk.game.show.advance(milliseconds(60));
    CHECK(desk.panel.grab().toImage() != lifted);
}

TEST_CASE("The others are listed with who is next on top, all of them at the end") {
    Desk desk({"Mia", "Tom", "Lou", "Ida"});
    desk.show();
    const auto* rows = desk.part<panel::KidsRows>();
    CHECK(rows->players() == std::vector<engine::PlayerIndex>{1, 2, 3});
    CHECK(rows->accessibleName().startsWith(QStringLiteral("Tom, blue square: 8 figures left")));
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) { return state.turnPlayer == 2; }));
    CHECK(rows->players() == std::vector<engine::PlayerIndex>{3, 0, 1});
    desk.game.playOut();
    CHECK(rows->players() == std::vector<engine::PlayerIndex>{0, 1, 2, 3});
}

TEST_CASE("The bulb switches the hints and says so, for the window to remember") {
    Desk desk({"Mia", "Tom"});
    desk.show();
    auto* bulb = desk.part<panel::BulbButton>();
    QSignalSpy switched(&desk.panel, &panel::KidsPanel::hintsRoadsChanged);
    const QString off = bulb->accessibleName();
    QTest::mouseClick(bulb, Qt::LeftButton);
    CHECK(desk.game.turn.hintsRoads());
    CHECK(bulb->accessibleName() != off);
    REQUIRE(switched.count() == 1);
    CHECK(switched.front().front().toBool());
    desk.game.turn.setHintsRoads(false);  // from elsewhere: shown, not told again
    CHECK_FALSE(bulb->isChecked());
    CHECK(switched.count() == 1);
}

TEST_CASE("The newest line of the log is there for the adult and opens the rest") {
    Desk desk({"Mia", "Tom"});
    REQUIRE(desk.game.playUntil(Phase::Draw, 4));
    desk.show();
    auto* line = desk.part<panel::LogLine>();
    const auto* all = desk.part<panel::LogView>();
    CHECK(line->accessibleName() == desk.game.log.index(0).data(model::LogModel::SentenceRole).toString());
    CHECK_FALSE(all->isVisible());
    QTest::mouseClick(line, Qt::LeftButton);
    CHECK(all->isVisible());
    QTest::mouseClick(line, Qt::LeftButton);
    CHECK_FALSE(all->isVisible());
}

TEST_CASE("The log tells nothing that is not seen yet") {
    Desk desk({"Mia", "Tom", "Lou"});
    REQUIRE(desk.playToHops());
    desk.show();
    const auto newest = [&] { return desk.game.log.index(0).data(model::LogModel::SentenceRole).toString(); };
    CHECK(desk.part<panel::LogLine>()->accessibleName() != newest());
    desk.game.show.finish();
    CHECK(desk.part<panel::LogLine>()->accessibleName() == newest());
}

TEST_CASE("When the game is over the panel offers its result") {
    Desk desk({"Mia", "Tom"});
    desk.game.playOut();
    desk.show();
    QSignalSpy asked(&desk.panel, &panel::KidsPanel::resultRequested);
    auto* result = desk.button(QStringLiteral("Result"));
    REQUIRE(result);
    REQUIRE(result->isVisible());
    QTest::mouseClick(result, Qt::LeftButton);
    CHECK(asked.count() == 1);
    desk.game.session.undo();
    CHECK_FALSE(result->isVisible());
}

TEST_CASE("Every control of the Kids' panel has a name for assistive tools") {
    Desk desk({"Mia", "Tom"});
    desk.show();
    for (const QAbstractButton* button : desk.panel.findChildren<QAbstractButton*>()) {
        CHECK_FALSE(button->accessibleName().isEmpty());
        CHECK_FALSE(button->toolTip().isEmpty());
    }
}

TEST_CASE("Without a game, or with one of The City, the Kids' panel is empty and quiet") {
    model::Session session;
    model::TurnModel turn(session);
    model::PlayerListModel players(session);
    model::LogModel log(session);
    model::TableShow show(session);
    panel::KidsPanel empty(session, turn, players, log, show);
    present(empty, {352, 720});
    CHECK(faultsOf(empty) == faults{});
    GameTable city({"Anna", "Ben"});
    panel::KidsPanel other(city.session, city.turn, city.players, city.log, city.show);
    present(other, {352, 720});
    CHECK(faultsOf(other) == faults{});
    for (const QAbstractButton* button : other.findChildren<panel::SymbolButton*>()) CHECK_FALSE(button->isVisible());
}

}  // namespace remparts::test
