// The panel beside the city.
#include "side_panel.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "look/tokens.h"
#include "panel_support.h"
#include "side/hand_card.h"
#include "side/log_view.h"
#include "side/player_rows.h"
#include "side/score_track.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;

struct Desk {
    explicit Desk(const std::vector<std::string>& names)
        : game(names, 5), panel(game.session, game.turn, game.players, game.log) {}

    void show(QSize window) {
        panel.fold(window);
        present(panel, {panel.width(), window.height()});
    }

    GameTable game;
    panel::SidePanel panel;
};

}  // namespace

TEST_CASE("Nothing of the panel is cut off in any phase, with four players of the widest names") {
    const auto window = GENERATE(QSize(1280, 720), QSize(1024, 700), QSize(1440, 900));
    Desk desk(wideNames(4));
    desk.show(window);
    CHECK(faultsOf(desk.panel) == faults{});
    for (const Phase phase : {Phase::Follower, Phase::Gate, Phase::Guard, Phase::Wall, Phase::Tower}) {
        if (!desk.game.playUntil(phase)) break;
        desk.show(window);
        CHECK(faultsOf(desk.panel) == faults{});
    }
    desk.game.playOut();
    desk.show(window);
    CHECK(faultsOf(desk.panel) == faults{});
}

TEST_CASE("Small windows fold the panel") {
    Desk desk({"Anna", "Ben"});
    const auto* track = desk.panel.findChild<panel::ScoreTrack*>();
    desk.show({1280, 900});
    CHECK(desk.panel.width() == panel::panelWidth);
    CHECK(track->isVisible());
    desk.show({1280, 720});
    CHECK_FALSE(track->isVisible());
    desk.show({1024, 700});
    CHECK(desk.panel.width() == panel::narrowPanelWidth);
}

TEST_CASE("A click on a number of the tile just laid places the follower there [C3.1]") {
    Desk desk({"Anna", "Ben"});
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) {
        return state.decision.phase == Phase::Follower &&
               state.definition(state.board.tiles().back()).segments.size() > 2;
    }));
    desk.show({1280, 900});
    auto* hand = desk.panel.findChild<panel::HandCard*>();
    REQUIRE(desk.game.turn.choices().size() >= 2);
    const model::Choice choice = desk.game.turn.choices()[1];
    const std::size_t before = desk.game.session.state().followers.size();
    QTest::mouseClick(hand, Qt::LeftButton, {}, hand->spotOf(choice).toPoint());
    REQUIRE(desk.game.session.state().followers.size() == before + 1);
    CHECK(desk.game.session.state().followers.back().segment == *choice.segment);
}

TEST_CASE("A click or the wheel on the tile in hand turns it") {
    Desk desk({"Anna", "Ben"});
    desk.show({1280, 900});
    auto* hand = desk.panel.findChild<panel::HandCard*>();
    const auto before = desk.game.turn.orientation();
    QTest::mouseClick(hand, Qt::LeftButton, {}, hand->tileBox().center().toPoint());
    CHECK(desk.game.turn.orientation() != before);
    QTest::mouseClick(hand, Qt::RightButton, {}, hand->tileBox().center().toPoint());
    CHECK(desk.game.turn.orientation() == before);
}

TEST_CASE("The rows of players follow the game: who is to move, points, undo") {
    Desk desk({"Anna", "Ben", "Cleo"});
    desk.show({1280, 900});
    const auto* rows = desk.panel.findChild<panel::PlayerRows*>();
    CHECK(rows->rowBox(0).height() > rows->rowBox(1).height());
    CHECK(
        rows->accessibleName().contains(QStringLiteral("Anna, red disc: 0 points, 7 followers, 4 towers, to move")));
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) { return state.turnPlayer == 1; }));
    CHECK(rows->rowBox(1).height() > rows->rowBox(0).height());
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) { return state.supplies[0].score > 0; }));
    const QString points = QString::number(desk.game.session.state().supplies[0].score);
    CHECK(rows->accessibleName().contains(QStringLiteral("Anna, red disc: %1 point").arg(points)));
    desk.game.session.goTo(0);
    CHECK(
        rows->accessibleName().contains(QStringLiteral("Anna, red disc: 0 points, 7 followers, 4 towers, to move")));
}

TEST_CASE("A scoring opened in the log asks the city to show it") {
    Desk desk({"Anna", "Ben"});
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) { return state.supplies[0].score > 0; }));
    desk.show({1280, 900});
    auto* log = desk.panel.findChild<panel::LogView*>();
    QSignalSpy opened(&desk.panel, &panel::SidePanel::scoringActivated);
    int row = 0;
    while (desk.game.log.data(desk.game.log.index(row), model::LogModel::TermsRole).toString().isEmpty()) ++row;
    log->setCurrentIndex(desk.game.log.index(row));
    QTest::keyClick(log, Qt::Key_Return);
    CHECK(opened.count() == 0);
    QTest::keyClick(log, Qt::Key_Return);
    REQUIRE(opened.count() == 1);
    CHECK(opened.front().front().toInt() ==
          desk.game.log.data(desk.game.log.index(row), model::LogModel::StepRole).toInt());
}

TEST_CASE("Without a game the panel is empty and quiet") {
    model::Session session;
    model::TurnModel turn(session);
    model::PlayerListModel players(session);
    model::LogModel log(session);
    panel::SidePanel panel(session, turn, players, log);
    present(panel, {352, 720});
    CHECK(faultsOf(panel) == faults{});
}

TEST_CASE("Every control of the panel has a name for assistive tools") {
    Desk desk({"Anna", "Ben"});
    desk.show({1280, 900});
    for (const QAbstractButton* button : desk.panel.findChildren<QAbstractButton*>())
        if (button->isVisible()) CHECK_FALSE(button->accessibleName().isEmpty());
}

}  // namespace remparts::test
