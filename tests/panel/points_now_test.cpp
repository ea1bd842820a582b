// What the game would end with now, in the panel.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "kids/kids_panel.h"
#include "language/language.h"
#include "panel_support.h"
#include "score/points_card.h"
#include "score/points_now_part.h"
#include "side/log_view.h"
#include "side_panel.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

struct Desk {
    explicit Desk(const std::vector<std::string>& names)
        : game(names, 5), panel(game.session, game.turn, game.players, game.log) {}

    void show(QSize window) {
        panel.fold(window);
        present(panel, {panel.width(), window.height()});
    }
    [[nodiscard]] panel::PointsNowPart& part() const { return *panel.findChild<panel::PointsNowPart*>(); }
    [[nodiscard]] panel::PointsCard& card() const { return *panel.findChild<panel::PointsCard*>(); }
    [[nodiscard]] QAbstractButton& handle() const { return *part().findChild<QAbstractButton*>(); }

    GameTable game;
    panel::SidePanel panel;
};

}  // namespace

TEST_CASE("The points now are shut at first; their handle opens and shuts them") {
    Desk desk({"Anna", "Ben"});
    REQUIRE(desk.game.playUntil(engine::Phase::Tile, 20));
    desk.show({1280, 900});
    CHECK_FALSE(desk.card().isVisible());
    QSignalSpy changed(&desk.panel, &panel::SidePanel::pointsNowChanged);
    QTest::mouseClick(&desk.handle(), Qt::LeftButton);
    CHECK(desk.card().isVisible());
    QTest::mouseClick(&desk.handle(), Qt::LeftButton);
    CHECK_FALSE(desk.card().isVisible());
    CHECK(changed.count() == 2);
}

TEST_CASE("While they are open the points now follow the game") {
    Desk desk({"Anna", "Ben"});
    desk.show({1280, 900});
    desk.panel.setPointsNow(true);
    for (const std::size_t tiles : {10u, 25u, 40u}) {
        REQUIRE(desk.game.playUntil(engine::Phase::Tile, tiles));
        const model::PointsNow now = model::pointsNow(desk.game.session.game());
        REQUIRE(desk.card().points().rows.size() == now.rows.size());
        for (std::size_t k = 0; k < now.rows.size(); ++k) {
            CHECK(desk.card().points().rows[k].total == now.rows[k].total);
            CHECK(desk.card().accessibleName().contains(now.rows[k].spoken));
        }
    }
    desk.game.playOut();
    CHECK_FALSE(desk.panel.showsPointsNow());
    CHECK_FALSE(desk.part().isVisible());
}

TEST_CASE("In strict mode no points are told ahead, and their handle goes away") {
    Desk desk({"Anna", "Ben"});
    REQUIRE(desk.game.playUntil(engine::Phase::Tile, 10));
    desk.show({1280, 900});
    desk.panel.setPointsNow(true);
    REQUIRE(desk.card().isVisible());
    desk.game.session.setStrict(true);
    CHECK_FALSE(desk.part().isVisible());
    desk.panel.setPointsNow(true);
    CHECK_FALSE(desk.panel.showsPointsNow());
    desk.game.session.setStrict(false);
    CHECK(desk.part().isVisible());
    CHECK_FALSE(desk.card().isVisible());
}

TEST_CASE("The points now push nothing out of the panel, with four players of the widest names") {
    const auto window = GENERATE(QSize(1024, 700), QSize(1280, 720), QSize(1280, 900), QSize(1440, 1000));
    model::useLanguage(GENERATE(as<QString>(), "en", "de", "fr", "nl", "ru"));
    Desk desk(wideNames(4));
    REQUIRE(desk.game.playUntil(engine::Phase::Tile, 30));
    desk.show(window);
    desk.panel.setPointsNow(true);
    desk.show(window);
    CHECK(faultsOf(desk.panel) == faults{});
    const auto* card = &desk.card();
    const int bottom = card->mapTo(&desk.panel, QPoint(0, card->height())).y();
    CHECK(bottom <= window.height());
    CHECK(card->height() >= card->sizeHint().height());
    model::useLanguage(QStringLiteral("en"));
}

TEST_CASE("In The Kids the figures left take the place of the players' rows") {
    GameTable game(wideNames(4), 5, engine::GameKind::Kids);
    REQUIRE(game.playUntil(engine::Phase::Draw, 9));
    panel::KidsPanel panel(game.session, game.turn, game.players, game.log, game.show);
    const auto show = [&panel] {
        panel.fold({1024, 700});
        present(panel, {panel.width(), 700});
    };
    show();
    const auto* card = panel.findChild<panel::PointsCard*>();
    CHECK_FALSE(card->isVisible());
    panel.setPointsNow(true);
    show();
    REQUIRE(card->isVisible());
    CHECK(faultsOf(panel) == faults{});
    CHECK(card->mapTo(&panel, QPoint(0, card->height())).y() <= 700);
    CHECK(card->accessibleName().contains(model::pointsNow(game.session.game()).rows[0].spoken));
    panel.setPointsNow(false);
    CHECK_FALSE(card->isVisible());
}

}  // namespace remparts::test
