// The statistics of a finished game beside the city.
#include "statistics/statistics_page.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "look/button.h"
#include "look/labels.h"
#include "panel_support.h"
#include "statistics/source_chart.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

bool tells(const panel::StatisticsPage& page, const QString& words) {
    for (const auto* label : page.findChildren<panel::TextLabel*>())
        if (label->isVisible() && label->text().contains(words)) return true;
    return false;
}

bool waitForLuck(const panel::StatisticsPage& page) {
    return QTest::qWaitFor([&] { return page.statistics().luck().has_value(); }, 60'000);
}

panel::Button* saveButton(const panel::StatisticsPage& page) {
    for (auto* button : page.findChildren<panel::Button*>())
        if (button->text().contains(QStringLiteral("CSV"))) return button;
    return nullptr;
}

}  // namespace

TEST_CASE("Nothing of the statistics is cut off, before and after the luck of the draw is known") {
    const auto size = GENERATE(QSize(520, 800), QSize(440, 700));
    GameTable game(wideNames(4), 3);
    game.playOut();
    panel::StatisticsPage page;
    page.showStatistics(game.session.game());
    present(page, size);
    CHECK(faultsOf(page) == faults{});
    REQUIRE(waitForLuck(page));
    present(page, size);
    CHECK(faultsOf(page) == faults{});
}

TEST_CASE("Each player has a chart that tells the points by source") {
    GameTable game({"Anna", "Ben", "Cleo"}, 3);
    game.playOut();
    panel::StatisticsPage page;
    page.showStatistics(game.session.game());
    present(page, {520, 800});
    int shown = 0;
    for (const auto* chart : page.findChildren<panel::SourceChart*>()) {
        if (!chart->isVisible()) continue;
        const int points = game.session.state().supplies[static_cast<std::size_t>(shown++)].score;
        CHECK(chart->accessibleName().contains(QString::number(points)));
    }
    CHECK(shown == 3);
    CHECK(tells(page, QStringLiteral("Longest street")));
}

TEST_CASE("On a low window keys scroll the statistics") {
    GameTable game(wideNames(4), 3);
    game.playOut();
    panel::StatisticsPage page;
    page.showStatistics(game.session.game());
    present(page, {440, 600});
    const auto* bar = page.findChild<QScrollArea*>()->verticalScrollBar();
    REQUIRE(bar->maximum() > 0);
    QTest::keyClick(&page, Qt::Key_PageDown);
    CHECK(bar->value() > 0);
    QTest::keyClick(&page, Qt::Key_PageUp);
    CHECK(bar->value() == 0);
}

TEST_CASE("The table can be saved once the luck of the draw is known") {
    GameTable game({"Anna", "Ben"}, 3);
    game.playOut();
    panel::StatisticsPage page;
    page.showStatistics(game.session.game());
    present(page, {520, 800});
    QSignalSpy asked(&page, &panel::StatisticsPage::saveRequested);
    REQUIRE(saveButton(page));
    CHECK_FALSE(saveButton(page)->isEnabled());
    REQUIRE(waitForLuck(page));
    CHECK(tells(page, QStringLiteral("Anna: ")));
    saveButton(page)->click();
    CHECK(asked.count() == 1);
}

TEST_CASE("Of The Kids the figures and the longest road are told, and no luck") {
    GameTable game({"Mia", "Tom"}, 5, engine::GameKind::Kids);
    game.playOut();
    panel::StatisticsPage page;
    page.showStatistics(game.session.game());
    present(page, {440, 700});
    CHECK(faultsOf(page) == faults{});
    CHECK(tells(page, QStringLiteral("Longest road")));
    CHECK_FALSE(tells(page, QStringLiteral("Luck")));
    CHECK(saveButton(page)->isEnabled());
    QSignalSpy closed(&page, &panel::StatisticsPage::closeRequested);
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK(closed.count() == 1);
}

}  // namespace remparts::test
