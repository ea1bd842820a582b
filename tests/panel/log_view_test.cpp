// The log in the panel: unfolding by mouse and keys, light for what is pointed at, what is read aloud.
#include "side/log_view.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "kids/log_line.h"
#include "language/language.h"
#include "look/appearance.h"
#include "panel_support.h"
#include "side/log_row_layout.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using model::Spotlight;

/// A game in which several things scored, and its log in a view of its own.
struct Desk {
    explicit Desk(engine::GameKind kind = engine::GameKind::City) : game({"Anna", "Ben"}, 3, kind), view(game.log) {
        game.playOut();
        present(view, {352, 600});
        view.lit({});
    }
    /// The newest row of this rule.
    [[nodiscard]] QModelIndex by(const char* rule) const {
        for (int row = 0; row < game.log.rowCount(); ++row)
            if (game.log.row(game.log.index(row)).rule == QLatin1String(rule)) return game.log.index(row);
        throw std::logic_error("nothing of this rule happened");
    }
    void click(const QModelIndex& index) {
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).topLeft() + QPoint(60, 12));
        QCoreApplication::processEvents();
    }
    void point(const QModelIndex& index) {
        view.scrollTo(index);
        const QPointF at = view.visualRect(index).topLeft() + QPoint(60, 12);
        QMouseEvent move(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(view.viewport(), &move);
    }
    void key(int key) { QTest::keyClick(&view, static_cast<Qt::Key>(key)); }

    GameTable game;
    panel::LogView view;
};

Spotlight lastOf(QSignalSpy& lit) {
    REQUIRE_FALSE(lit.empty());
    return lit.back().front().value<Spotlight>();
}

}  // namespace

TEST_CASE("A click unfolds a row, another click folds it up again") {
    Desk desk;
    const QModelIndex row = desk.by("C4.3");
    desk.click(row);
    CHECK(desk.view.isUnfolded(row));
    const int open = desk.view.visualRect(row).height();
    desk.click(row);
    CHECK_FALSE(desk.view.isUnfolded(row));
    CHECK(desk.view.visualRect(row).height() < open);
}

TEST_CASE("One row at a time is unfolded, also rows that scored nothing") {
    Desk desk;
    const QModelIndex laid = desk.by("C2.1");
    const QModelIndex market = desk.by("C4.3");
    desk.click(market);
    desk.click(laid);
    CHECK(desk.view.isUnfolded(laid));
    CHECK_FALSE(desk.view.isUnfolded(market));
}

TEST_CASE("By keys a row unfolds, goes to the city and folds up") {
    Desk desk;
    QSignalSpy scorings(&desk.view, &panel::LogView::scoringActivated);
    QSignalSpy places(&desk.view, &panel::LogView::placeActivated);
    const QModelIndex row = desk.by("C4.3");
    desk.view.setCurrentIndex(row);
    desk.key(Qt::Key_Right);
    CHECK(desk.view.isUnfolded(row));
    CHECK(places.isEmpty());
    desk.key(Qt::Key_Return);
    REQUIRE(places.count() == 1);
    CHECK(places.front().front().value<Spotlight>() == desk.game.log.row(row).light);
    CHECK(scorings.count() == 1);
    desk.key(Qt::Key_Left);
    CHECK_FALSE(desk.view.isUnfolded(row));
    desk.key(Qt::Key_Down);
    CHECK(desk.view.currentIndex().row() == row.row() + 1);
}

TEST_CASE("The words under a scoring lead to the city") {
    Desk desk;
    QSignalSpy scorings(&desk.view, &panel::LogView::scoringActivated);
    const QModelIndex row = desk.by("C4.3");
    desk.click(row);
    desk.view.scrollTo(row, QAbstractItemView::PositionAtTop);
    const QRect link = desk.view.linkBox(row);
    REQUIRE(link.height() >= 28);
    QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, link.center());
    REQUIRE(scorings.count() == 1);
    CHECK(scorings.front().front().toInt() == desk.game.log.row(row).step);
    CHECK(desk.view.isUnfolded(row));
}

TEST_CASE("Pointing at a row lights what it is about, leaving it puts the light out") {
    Desk desk;
    QSignalSpy lit(&desk.view, &panel::LogView::lit);
    const QModelIndex guard = desk.by("C8.5");
    desk.point(guard);
    CHECK(lastOf(lit) == desk.game.log.row(guard).light);
    CHECK_FALSE(lastOf(lit).edges.empty());
    const QModelIndex market = desk.by("C4.3");
    desk.point(market);
    CHECK(lastOf(lit) == desk.game.log.row(market).light);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&desk.view, &leave);
    CHECK(lastOf(lit).isEmpty());
}

TEST_CASE("The keyboard lights the row that it is on for as long as it stays in the log") {
    Desk desk;
    QSignalSpy lit(&desk.view, &panel::LogView::lit);
    desk.view.activateWindow();
    desk.view.setFocus();
    if (!desk.view.hasFocus()) return;  // no window manager gives the focus here
    desk.view.setCurrentIndex(desk.by("C4.2"));
    CHECK(lastOf(lit) == desk.game.log.row(desk.by("C4.2")).light);
    desk.view.clearFocus();
    CHECK(lastOf(lit).isEmpty());
}

TEST_CASE("A light goes out when the row is taken back") {
    Desk desk;
    QSignalSpy lit(&desk.view, &panel::LogView::lit);
    desk.point(desk.by("C8.5"));
    REQUIRE_FALSE(lastOf(lit).isEmpty());
    desk.game.session.undo();
    CHECK(lastOf(lit).isEmpty());
}

TEST_CASE("The newest line of The Kids lights what it is about") {
    GameTable game({"Mia", "Tom"}, 3, engine::GameKind::Kids);
    panel::LogLine line(game.log);
    REQUIRE(game.playUntil(
        [&](const engine::GameState&) { return game.log.row(game.log.index(0)).light.feature.has_value(); }));
    line.refresh();
    present(line, {300, 60});
    QSignalSpy lit(&line, &panel::LogLine::lit);
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(&line, &enter);
    CHECK(lastOf(lit) == game.log.row(game.log.index(0)).light);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&line, &leave);
    CHECK(lastOf(lit).isEmpty());
}

TEST_CASE("A reader of the screen hears the sentence, the sum and the rule of a row") {
    Desk desk;
    const QModelIndex row = desk.by("C4.3");
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&desk.view);
    REQUIRE(list);
    REQUIRE(list->childCount() == desk.game.log.rowCount());
    const QString heard = list->child(row.row())->text(QAccessible::Name);
    CHECK(heard.startsWith(desk.game.log.row(row).sentence));
    CHECK(heard.contains(model::spokenSum(desk.game.log.row(row).sum)));
    CHECK(heard.contains(QStringLiteral("C4.3")));
}

TEST_CASE("No row of a game loses a word when it unfolds, wide or narrow, with usual text and with large") {
    const auto width = GENERATE(352, 288);
    const panel::Appearance before = panel::appearance();
    panel::Appearance look = before;
    look.textPercent = GENERATE(80, 100, 200);
    panel::setAppearance(look);
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    Desk desk(kind);
    present(desk.view, {width, 600});
    std::set<QString> seen;
    for (int row = 0; row < desk.game.log.rowCount(); ++row) {
        const QModelIndex index = desk.game.log.index(row);
        if (!seen.insert(desk.game.log.row(index).rule).second) continue;
        desk.view.setCurrentIndex(index);
        desk.key(Qt::Key_Right);
        INFO(desk.game.log.row(index).sentence.toStdString());
        CHECK(faultsOf(desk.view) == std::vector<std::string>{});
    }
    CHECK(seen.size() > 3);
    panel::setAppearance(before);
}

TEST_CASE("In every language the words of a rule unfold without a loss") {
    for (const model::Language& language : model::languages()) {
        model::useLanguage(language.code);
        Desk desk;
        present(desk.view, {288, 600});
        for (const char* rule : {"C2.1", "C4.3", "C5.5", "C8.4"}) {
            desk.view.setCurrentIndex(desk.by(rule));
            desk.key(Qt::Key_Right);
            INFO(language.code.toStdString() << ", " << rule);
            CHECK(faultsOf(desk.view) == std::vector<std::string>{});
        }
    }
    model::useLanguage(QStringLiteral("en"));
}

TEST_CASE("A closed row shows the number of its rule wherever the words leave room") {
    Desk desk;
    for (const char* rule : {"C2.1", "C4.2", "C5.5", "C8.6"}) {
        const panel::LogRowLayout row =
            panel::layOutLogRow(desk.game.log, desk.by(rule), panel::RowFold::Closed, 352);
        REQUIRE(row.mark);
        CHECK(row.mark->text == QLatin1String(rule));
        CHECK_FALSE(row.mark->box.intersects(row.text.box));
    }
}

}  // namespace remparts::test
