// The end of a game: every station once, then the table.
#include "result_page.h"

#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include "look/tokens.h"
#include "pages/result_table.h"
#include "pages/station_view.h"
#include "panel_support.h"
#include "side_panel.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

}  // namespace

TEST_CASE("The walk shows every station of the final scoring and ends at the table [C8.4] [C8.5]") {
    GameTable game({"Anna", "Ben", "Cleo"}, 3);
    game.playOut();
    panel::ResultPage page;
    present(page, {520, 720});
    QSignalSpy shown(&page, &panel::ResultPage::scoringsShown);
    page.showResult(game.session.game());
    const int stations = static_cast<int>(page.result().stations.size());
    REQUIRE(stations > 0);
    int points = 0;
    for (int k = 0; k < stations; ++k) {
        CHECK(page.station() == k);
        CHECK_FALSE(page.isAtTable());
        points += page.result().stations[static_cast<std::size_t>(k)].points;
        QTest::keyClick(&page, k % 2 ? Qt::Key_Space : Qt::Key_Return);
    }
    CHECK(page.isAtTable());
    CHECK(shown.count() == stations + 1);
    int totals = 0;
    int duringPlay = 0;
    for (const model::ResultRow& row : page.result().table) {
        totals += row.total;
        CHECK(row.total == game.session.state().supplies[row.player].score);
        duringPlay += row.byKind[0] + row.byKind[1] + row.byKind[2];
    }
    CHECK(points <= totals);
    CHECK(duringPlay <= totals);
    CHECK(page.findChild<panel::ResultTable*>()->accessibleName().contains(page.result().verdict));
}

TEST_CASE("The walk goes back and can be skipped") {
    GameTable game({"Anna", "Ben"}, 3);
    game.playOut();
    panel::ResultPage page;
    present(page, {520, 720});
    page.showResult(game.session.game());
    QTest::keyClick(&page, Qt::Key_Right);
    QTest::keyClick(&page, Qt::Key_Left);
    QTest::keyClick(&page, Qt::Key_Left);
    CHECK(page.station() == 0);
    page.skip();
    CHECK(page.isAtTable());
    page.next();
    CHECK(page.isAtTable());
    page.back();
    CHECK_FALSE(page.isAtTable());
}

TEST_CASE("In one stack the result takes its width when it is shown, and leaves the panel its own") {
    GameTable game({"Anna", "Ben"}, 3);
    QWidget window;
    QStackedWidget side(&window);
    auto* panel = new panel::SidePanel(game.session, game.turn, game.players, game.log);
    auto* result = new panel::ResultPage;
    side.addWidget(panel);
    side.addWidget(result);
    side.setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    present(window, {1280, 720});
    CHECK(side.sizeHint().width() == panel::panelWidth);
    game.playOut();
    result->showResult(game.session.game());
    side.setCurrentWidget(result);
    CHECK(side.sizeHint().width() == result->sizeHint().width());
    CHECK(result->sizeHint().width() > panel::panelWidth);
    side.setCurrentWidget(panel);
    CHECK(side.sizeHint().width() == panel::panelWidth);
}

TEST_CASE("Nothing of the final scoring is cut off with four players of the widest names") {
    const auto size = GENERATE(QSize(520, 720), QSize(440, 700));
    GameTable game(wideNames(4), 3);
    game.playOut();
    panel::ResultPage page;
    present(page, size);
    page.showResult(game.session.game());
    while (!page.isAtTable()) {
        CHECK(faultsOf(page) == faults{});
        page.next();
    }
    CHECK(faultsOf(page) == faults{});
}

}  // namespace remparts::test
