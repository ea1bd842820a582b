// The list of what is left, what was set aside, and the marks over the city.
#include "left/left_page.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "left/left_list.h"
#include "left/left_overlay.h"
#include "left/set_aside_row.h"
#include "look/check_row.h"
#include "panel_support.h"
#include "sentences.h"
#include "side/supply_parts.h"
#include "side_panel.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;

struct Sheet {
    explicit Sheet(GameTable& table) : left(table.session), page(table.session, table.turn, left) {
        left.setActive(true);
    }
    void show(QSize window) {
        page.fold(window);
        present(page, {page.width(), window.height()});
    }
    panel::CheckRow& check(const QString& begin) {
        for (auto* row : page.findChildren<panel::CheckRow*>())
            if (row->text().startsWith(begin)) return *row;
        FAIL("no check row " << begin.toStdString());
        throw;
    }

    model::LeftModel left;
    panel::LeftPage page;
};

bool playUntilAside(GameTable& game) {
    return game.playUntil([](const engine::GameState& state) { return !state.stacks.discarded.empty(); });
}

/// A game in which a tile was set aside.
std::unique_ptr<GameTable> gameWithAside() {
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        auto game = std::make_unique<GameTable>(std::vector<std::string>{"Anna", "Ben"}, seed);
        if (playUntilAside(*game)) return game;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("Nothing of the list is cut off, in both games, with a cell and without") {
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const auto window = GENERATE(QSize(1280, 720), QSize(1024, 700));
    GameTable game(wideNames(4), 5, kind);
    REQUIRE(game.playUntil([](const engine::GameState& state) { return state.board.tiles().size() == 12; }));
    Sheet sheet(game);
    sheet.show(window);
    CHECK(faultsOf(sheet.page) == faults{});
    sheet.left.ask(game.session.state().board.frontier().front().position);
    sheet.show(window);
    CHECK(faultsOf(sheet.page) == faults{});
}

TEST_CASE("The filter lists what fits on the cell and says how much that is") {
    GameTable game({"Anna", "Ben"}, 5);
    REQUIRE(game.playUntil(Phase::Tile, 20));
    Sheet sheet(game);
    sheet.show({1280, 800});
    QTest::mouseClick(&sheet.check(QStringLiteral("Only")), Qt::LeftButton);
    CHECK(sheet.left.isFittingOnly());
    const int all = sheet.left.rowCount();
    const engine::Position cell = game.session.state().board.frontier().front().position;
    sheet.left.ask(cell);
    CHECK(sheet.left.rowCount() < all);
    bool tells = false;
    for (const QWidget* part : sheet.page.findChildren<QWidget*>())
        tells = tells || (part->accessibleName().contains(model::sentences::place(cell)) &&
                          part->accessibleName().contains(QString::number(sheet.left.fittingCount())));
    CHECK(tells);
}

TEST_CASE("Escape and the button close the list; letters stay commands of the table") {
    GameTable game({"Anna", "Ben"}, 5);
    Sheet sheet(game);
    sheet.show({1280, 800});
    QSignalSpy closed(&sheet.page, &panel::LeftPage::closeRequested);
    auto* list = sheet.page.findChild<panel::LeftList*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Escape);
    CHECK(closed.count() == 1);
    for (const auto key : {Qt::Key_Home, Qt::Key_End}) QTest::keyClick(list, key);
    CHECK(list->currentIndex().row() == sheet.left.rowCount() - 1);
}

TEST_CASE(
    "A tile that fitted nowhere is shown with its reason, and a click on it in the supplies asks for it [C2.5]") {
    const auto game = gameWithAside();
    REQUIRE(game);
    const engine::TileIndex tile = game->session.state().stacks.discarded.front();
    const QString id = QString::fromStdString((*game->session.game().setup().tiles)[tile].id);
    Sheet sheet(*game);
    sheet.show({1280, 800});
    auto* row = sheet.page.findChild<panel::SetAsideRow*>();
    CHECK(row->isVisible());
    CHECK(row->accessibleName().contains(id));
    const QPoint at = row->pictureBox(0).center().toPoint();
    QHelpEvent help(QEvent::ToolTip, at, row->mapToGlobal(at));
    QApplication::sendEvent(row, &help);
    CHECK(QToolTip::text().contains(QStringLiteral("C2.5")));

    panel::SidePanel side(game->session, game->turn, game->players, game->log);
    present(side, {352, 800});
    QSignalSpy asked(&side, &panel::SidePanel::leftRequested);
    auto* aside = side.findChild<panel::AsidePart*>();
    CHECK(aside->accessibleName().contains(id));
    QTest::mouseClick(aside, Qt::LeftButton);
    REQUIRE(asked.count() == 1);
    CHECK(asked.front().front().toBool());
    QTest::keyClick(side.findChild<panel::StacksPart*>(), Qt::Key_Return);
    REQUIRE(asked.count() == 2);
    CHECK_FALSE(asked.back().front().toBool());
}

TEST_CASE("The supplies tell their numbers to assistive tools") {
    GameTable game({"Anna", "Ben"}, 5);
    REQUIRE(game.playUntil(Phase::Wall));
    panel::SidePanel side(game.session, game.turn, game.players, game.log);
    present(side, {352, 800});
    const engine::GameState& state = game.session.state();
    CHECK(side.findChild<panel::WallsPart*>()->accessibleName().contains(QString::number(state.wallPiecesLeft)));
    const QString stacks = side.findChild<panel::StacksPart*>()->accessibleName();
    for (std::size_t k = 0; k < 3; ++k)
        CHECK(stacks.contains(
            QString::number(static_cast<int>(state.setup->stacks[k].size()) - state.stacks.drawn[k])));
}

TEST_CASE("Marks lie over the city only while the list is open and has something to mark") {
    GameTable game({"Anna", "Ben"}, 5);
    REQUIRE(game.playUntil(Phase::Tile, 20));
    FlatCity city(game);
    model::LeftModel left(game.session);
    panel::LeftOverlay overlay(left, &city);
    overlay.setProjection(city.projection());
    present(city, {800, 600});
    CHECK_FALSE(overlay.isVisible());
    left.setActive(true);
    CHECK_FALSE(overlay.isVisible());
    left.ask(game.session.state().board.frontier().front().position);
    CHECK(overlay.isVisible());
    const QImage bare = city.grab().toImage();
    overlay.setShown(false);
    CHECK_FALSE(overlay.isVisible());
    CHECK(city.grab().toImage() != bare);
    overlay.setShown(true);
    left.setActive(false);
    CHECK_FALSE(overlay.isVisible());
}

}  // namespace remparts::test
