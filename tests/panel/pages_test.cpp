// Start page and flat map.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "city_map.h"
#include "panel_support.h"
#include "start_page.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

panel::ContinueOffer wideOffer() {
    panel::ContinueOffer offer{
        QStringLiteral("%1 to move").arg(QString(20, 'W')), QStringLiteral("Tile 41 of 75"), {}, {}};
    for (int k = 0; k < 4; ++k) offer.players.push_back({static_cast<engine::PlayerColor>(k), 104});
    return offer;
}

}  // namespace

TEST_CASE("Nothing of the start page is cut off") {
    const auto window = GENERATE(QSize(1280, 720), QSize(1024, 700));
    panel::StartPage page;
    present(page, window);
    CHECK(faultsOf(page) == faults{});
    page.setContinue(wideOffer());
    std::vector<panel::RecentGame> recent(
        6, {QStringLiteral("a"), QStringLiteral("Maximiliane-Charlott 103"), QStringLiteral("2 November"), {}});
    page.setRecent(recent);
    present(page, window);
    CHECK(faultsOf(page) == faults{});
}

TEST_CASE("From the start page Enter goes on with the running game, or begins a new one") {
    panel::StartPage page;
    present(page, {1280, 720});
    QSignalSpy begun(&page, &panel::StartPage::newGameRequested);
    QSignalSpy continued(&page, &panel::StartPage::continueRequested);
    QTest::keyClick(&page, Qt::Key_Return);
    CHECK(begun.count() == 1);
    page.setContinue(wideOffer());
    QTest::keyClick(&page, Qt::Key_Return);
    CHECK(continued.count() == 1);
}

TEST_CASE("What comes to the start page meanwhile takes no card from under a finger") {
    panel::StartPage page;
    present(page, {1280, 720});
    QSignalSpy begun(&page, &panel::StartPage::newGameRequested);
    const auto cards = [&] { return page.findChildren<QAbstractButton*>(); };
    const auto city = [&]() -> QAbstractButton* {
        for (QAbstractButton* card : cards())
            if (card->text() == QStringLiteral("The City")) return card;
        return nullptr;
    };
    QAbstractButton* held = city();
    REQUIRE(held);
    QTest::mousePress(held, Qt::LeftButton);
    page.setRecent(
        {{QStringLiteral("club.remparts.json"), QStringLiteral("Anna, Ben"), QStringLiteral("tile 12"), {}}});
    REQUIRE(city() == held);
    QTest::mouseRelease(held, Qt::LeftButton);
    CHECK(begun.count() == 1);
    const auto isThere = [&] {
        for (const QAbstractButton* card : cards())
            if (card->text() == QStringLiteral("Anna, Ben")) return true;
        return false;
    };
    CHECK(QTest::qWaitFor(isThere));
}

TEST_CASE("A recent game opens by its card") {
    panel::StartPage page;
    page.setRecent(
        {{QStringLiteral("club.remparts.json"), QStringLiteral("Anna, Ben"), QStringLiteral("tile 12"), {}}});
    present(page, {1280, 720});
    QSignalSpy opened(&page, &panel::StartPage::recentRequested);
    for (QAbstractButton* card : page.findChildren<QAbstractButton*>())
        if (card->text() == QStringLiteral("Anna, Ben")) QTest::mouseClick(card, Qt::LeftButton);
    REQUIRE(opened.count() == 1);
    CHECK(opened.front().front().toString() == QStringLiteral("club.remparts.json"));
}

TEST_CASE("The flat map shows the city on its table") {
    GameTable game({"Anna", "Ben"}, 3);
    REQUIRE(game.playUntil(engine::Phase::Tile, 12));
    const QImage map = panel::cityMap(game.session.state(), {400, 300});
    REQUIRE(map.size() == QSize(400, 300));
    int garden = 0;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x) garden += qGreen(map.pixel(x, y)) > qRed(map.pixel(x, y)) ? 1 : 0;
    CHECK(garden > map.width() * map.height() / 100);
    CHECK(qRed(map.pixel(1, 1)) > qGreen(map.pixel(1, 1)));  // wood at the rim
}

}  // namespace remparts::test
