// Pages around a game of The Kids: start, set-up, result and feast.
#include <QAbstractButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "city_map.h"
#include "kids/feast_overlay.h"
#include "kids/kids_choices.h"
#include "kids/kids_podium.h"
#include "kids/kids_result_page.h"
#include "kids/kids_result_parts.h"
#include "kids/symbol_button.h"
#include "look/choice_bar.h"
#include "look/pulse.h"
#include "pages/picture_card.h"
#include "pages/sign_button.h"
#include "panel_support.h"
#include "setup_page.h"
#include "start_page.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::GameKind;
using faults = std::vector<std::string>;
using std::chrono::milliseconds;

QAbstractButton* buttonNamed(const QWidget& page, const QString& start) {
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (button->accessibleName().startsWith(start)) return button;
    return nullptr;
}

panel::SymbolButton* playButton(const QWidget& page) {
    return page.findChild<panel::SymbolButton*>();
}

panel::ContinueOffer kidsOffer() {
    panel::ContinueOffer offer{
        QStringLiteral("%1 to move").arg(QString(20, 'W')), QStringLiteral("Tile 16 of 36"), {}, {}, GameKind::Kids};
    for (int k = 0; k < 4; ++k) offer.players.push_back({static_cast<engine::PlayerColor>(k), 8});
    return offer;
}

model::SetupChoice kidsChoice(std::size_t players) {
    model::SetupChoice choice;
    choice.game = GameKind::Kids;
    for (const std::string& name : wideNames(players))
        choice.seats.push_back({QString::fromStdString(name), static_cast<engine::PlayerColor>(choice.seats.size())});
    return choice;
}

}  // namespace

TEST_CASE("Both games are offered as pictures, side by side and equally large, at any size of the window") {
    const auto window = GENERATE(QSize(960, 600), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080));
    const auto running = GENERATE(false, true);
    panel::StartPage page;
    if (running) page.setContinue(kidsOffer());
    if (running)
        page.setRecent({4,
                        {QStringLiteral("a"),
                         QStringLiteral("Maximiliane-Charlott 3"),
                         QStringLiteral("2 November"),
                         {},
                         GameKind::Kids}});
    present(page, window);
    CHECK(faultsOf(page) == faults{});
    const auto* city = buttonNamed(page, QStringLiteral("The City"));
    const auto* kids = buttonNamed(page, QStringLiteral("The Kids"));
    REQUIRE(city);
    REQUIRE(kids);
    CHECK(std::abs(city->width() - kids->width()) <= 1);
    CHECK(city->height() == kids->height());
    CHECK(city->y() == kids->y());
    CHECK(city->geometry().right() < kids->geometry().left());
    CHECK(std::min(city->width(), city->height()) >= 190);
}

TEST_CASE("A click on a picture asks for that game") {
    panel::StartPage page;
    present(page, {1280, 800});
    QSignalSpy asked(&page, &panel::StartPage::newGameRequested);
    QTest::mouseClick(buttonNamed(page, QStringLiteral("The Kids")), Qt::LeftButton);
    QTest::mouseClick(buttonNamed(page, QStringLiteral("The City")), Qt::LeftButton);
    REQUIRE(asked.count() == 2);
    CHECK(asked[0].front().value<GameKind>() == GameKind::Kids);
    CHECK(asked[1].front().value<GameKind>() == GameKind::City);
}

TEST_CASE("Arrows, Tab and Enter reach both games") {
    panel::StartPage page;
    present(page, {1280, 800});
    page.setFocus();
    QSignalSpy asked(&page, &panel::StartPage::newGameRequested);
    std::vector<GameKind> reached;
    for (int k = 0; k < 8 && reached.size() < 2; ++k) {
        QTest::keyClick(page.focusWidget() ? page.focusWidget() : &page, k % 2 ? Qt::Key_Tab : Qt::Key_Right);
        if (!qobject_cast<panel::PictureCard*>(page.focusWidget())) continue;
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
        reached.push_back(asked.back().front().value<GameKind>());
    }
    CHECK(reached == std::vector{GameKind::City, GameKind::Kids});
}

TEST_CASE("The set-up of The Kids shows piles and the bulb as pictures, and nothing of The City") {
    const auto window = GENERATE(QSize(960, 600), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080));
    const auto players = GENERATE(std::size_t{2}, std::size_t{4});
    panel::SetupPage page;
    page.setChoice(kidsChoice(players));
    present(page, window);
    CHECK(faultsOf(page) == faults{});
    CHECK(page.findChild<panel::KidsChoices*>()->isVisible());
    for (const panel::ChoiceBar* bar : page.findChildren<panel::ChoiceBar*>()) CHECK_FALSE(bar->isVisible());
    CHECK(playButton(page)->isVisible());
    CHECK_FALSE(buttonNamed(page, QStringLiteral("Start"))->isVisible());
}

TEST_CASE("Three or four piles are chosen by their picture [K1.3]") {
    panel::SetupPage page;
    page.setChoice(kidsChoice(2));
    present(page, {1280, 800});
    CHECK(page.choice().kids.piles == 4);
    QTest::mouseClick(buttonNamed(page, QStringLiteral("3 piles")), Qt::LeftButton);
    CHECK(page.choice().kids.piles == 3);
    CHECK(page.choice().game == GameKind::Kids);
    QSignalSpy started(&page, &panel::SetupPage::startRequested);
    QTest::mouseClick(playButton(page), Qt::LeftButton);
    REQUIRE(started.count() == 1);
    CHECK(started.front().front().value<model::SetupChoice>().kids.piles == 3);
}

TEST_CASE("The bulb of the set-up belongs to the table, not to the game") {
    panel::SetupPage page;
    page.setHintsRoads(true);
    page.setChoice(kidsChoice(2));
    present(page, {1280, 800});
    CHECK(page.hintsRoads());
    QTest::mouseClick(page.findChild<panel::HintSwitch*>(), Qt::LeftButton);
    CHECK_FALSE(page.hintsRoads());
}

TEST_CASE("The City's set-up is as it was after The Kids' one was shown") {
    panel::SetupPage page;
    present(page, {1280, 800});
    const QImage before = page.grab().toImage();
    const model::SetupChoice city = page.choice();
    page.setChoice(kidsChoice(3));
    page.setChoice(city);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    CHECK(page.size() == QSize(1280, 800));
    CHECK(page.grab().toImage() == before);
}

TEST_CASE("A child's sign can be hit by a small finger") {
    panel::SetupPage page;
    page.setChoice(kidsChoice(4));
    present(page, {960, 600});
    for (int player = 1; player <= 4; ++player)
        for (const auto* sign : page.findChildren<panel::SignButton*>())
            if (sign->accessibleName().startsWith(QStringLiteral("Player %1:").arg(player)))
                CHECK(std::min(sign->width(), sign->height()) >= 64);
}

TEST_CASE("The result shows who won, everybody's figures and why, and offers what comes next [K4.1] [K4.2]") {
    const auto height = GENERATE(600, 700, 900);
    const auto seed = GENERATE(std::uint64_t{3}, std::uint64_t{4}, std::uint64_t{9});
    GameTable game(wideNames(4), seed, GameKind::Kids);
    game.playOut();
    panel::KidsResultPage page;
    page.setMotion(false);
    page.showResult(game.session.game());
    present(page, {440, height});
    page.showResult(game.session.game());
    QCoreApplication::processEvents();
    CHECK(faultsOf(page) == faults{});
    const auto* area = page.findChild<QScrollArea*>();
    CHECK(area->widget()->height() <= area->viewport()->height());
    const auto winners = game.session.game().rules().standings(game.session.state()).winners;
    for (const engine::PlayerIndex winner : winners)
        CHECK(page.findChild<panel::KidsPodium*>()->accessibleName().contains(
            QString::fromStdString(game.session.game().setup().players[winner].name)));
    CHECK(page.findChild<panel::KidsVerdict*>()->accessibleName().contains(page.result().verdict));
    for (const model::KidsResult::Row& row : page.result().rows)
        CHECK(page.findChild<panel::KidsResultRows*>()->accessibleName().contains(
            QStringLiteral("%1 placed, %2 left").arg(row.placed).arg(row.left)));
}

TEST_CASE("From the result one goes to a new game, back to the table, or saves") {
    GameTable game({"Mia", "Tom"}, 3, GameKind::Kids);
    game.playOut();
    panel::KidsResultPage page;
    present(page, {440, 700});
    page.showResult(game.session.game());
    QSignalSpy again(&page, &panel::KidsResultPage::newGameRequested);
    QSignalSpy table(&page, &panel::KidsResultPage::cityRequested);
    QSignalSpy saved(&page, &panel::KidsResultPage::saveRequested);
    for (auto* button : page.findChildren<panel::SymbolButton*>()) {
        CHECK(std::min(button->width(), button->height()) >= 64);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    CHECK(again.count() == 1);
    CHECK(table.count() == 1);
    CHECK(saved.count() == 1);
}

TEST_CASE("Figures hop on the result only while it is seen and motion is on") {
    GameTable game({"Mia", "Tom"}, 3, GameKind::Kids);
    game.playOut();
    panel::KidsResultPage page;
    page.showResult(game.session.game());
    const auto* pulse = page.findChild<panel::Pulse*>();
    CHECK_FALSE(pulse->isRunning());
    present(page, {440, 700});
    CHECK(pulse->isRunning());
    page.setMotion(false);
    CHECK_FALSE(pulse->isRunning());
    page.setMotion(true);
    page.hide();
    CHECK_FALSE(pulse->isRunning());
}

TEST_CASE("The feast drifts for some seconds, then the bunting stays and nothing runs") {
    GameTable game({"Mia", "Tom", "Lou"}, 3, GameKind::Kids);
    game.playOut();
    FlatCity city(game);
    auto* feast = new panel::FeastOverlay(&city);
    present(city, {800, 600});
    CHECK_FALSE(feast->isVisible());
    const QImage quiet = city.grab().toImage();
    feast->begin(model::kidsResult(game.session.game()));
    const auto* pulse = feast->findChild<panel::Pulse*>();
    CHECK(feast->isDrifting());
    CHECK(pulse->isRunning());
    feast->advance(milliseconds(2000));
    const QImage drifting = city.grab().toImage();
    CHECK(drifting != quiet);
    feast->advance(milliseconds(500));
    CHECK(city.grab().toImage() != drifting);
    feast->advance(milliseconds(60'000));
    CHECK_FALSE(feast->isDrifting());
    CHECK_FALSE(pulse->isRunning());
    const QImage calm = city.grab().toImage();
    CHECK(calm != quiet);
    feast->advance(milliseconds(1000));
    CHECK(city.grab().toImage() == calm);
    feast->end();
    CHECK(city.grab().toImage() == quiet);
}

TEST_CASE("Any click ends the drifting, wherever it goes; the feast keeps no click for itself") {
    GameTable game({"Mia", "Tom"}, 3, GameKind::Kids);
    game.playOut();
    FlatCity city(game);
    auto* feast = new panel::FeastOverlay(&city);
    present(city, {800, 600});
    feast->begin(model::kidsResult(game.session.game()));
    CHECK(city.childAt(city.rect().center()) == nullptr);
    QWidget elsewhere;
    present(elsewhere, {100, 100});
    QTest::mouseClick(&elsewhere, Qt::LeftButton);
    CHECK_FALSE(feast->isDrifting());
    CHECK(feast->isVisible());
}

TEST_CASE("Without motion the feast is a still picture") {
    GameTable game({"Mia", "Tom"}, 3, GameKind::Kids);
    game.playOut();
    FlatCity city(game);
    auto* feast = new panel::FeastOverlay(&city);
    feast->setMotion(false);
    present(city, {800, 600});
    const QImage quiet = city.grab().toImage();
    feast->begin(model::kidsResult(game.session.game()));
    CHECK_FALSE(feast->findChild<panel::Pulse*>()->isRunning());
    CHECK(city.grab().toImage() != quiet);
}

TEST_CASE("The flat map shows the figures on their children") {
    GameTable game({"Mia", "Tom"}, 3, GameKind::Kids);
    REQUIRE(game.playUntil([](const engine::GameState& state) { return !state.followers.empty(); }));
    engine::GameState without = game.session.state();
    without.followers.clear();
    CHECK(panel::cityMap(game.session.state(), {400, 300}) != panel::cityMap(without, {400, 300}));
}

}  // namespace remparts::test
