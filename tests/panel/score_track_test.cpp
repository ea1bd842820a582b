// The score track: where figures stand, how they walk there, and the handles that fold it and the list of players.
#include "side/score_track.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include "look/fold_handle.h"
#include "look/tokens.h"
#include "panel_support.h"
#include "side/player_rows.h"
#include "side/score_parts.h"
#include "side/track_painter.h"
#include "side_panel.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::Phase;
using faults = std::vector<std::string>;
using panel::TrackRing;

struct Desk {
    explicit Desk(const std::vector<std::string>& names, QSize window = {1280, 900})
        : game(names, 5), panel(game.session, game.turn, game.players, game.log) {
        panel.follow(game.show);
        show(window);
    }

    void show(QSize window) {
        panel.fold(window);
        present(panel, {panel.width(), window.height()});
    }
    panel::ScoreTrack& track() { return *panel.findChild<panel::ScoreTrack*>(); }
    panel::PlayerRows& rows() { return *panel.findChild<panel::PlayerRows*>(); }
    panel::FoldHandle& handle(const QString& part) {
        for (auto* handle : panel.findChildren<panel::FoldHandle*>())
            if (handle->text() == part) return *handle;
        FAIL("no handle " << part.toStdString());
        throw;
    }
    void fold(const QString& part) {
        QTest::mouseClick(&handle(part), Qt::LeftButton);
        QApplication::processEvents();
    }

    GameTable game;
    panel::SidePanel panel;
};

bool hasScored(const engine::GameState& state) {
    return state.supplies[0].score > 0;
}

}  // namespace

TEST_CASE("The track has fifty fields, each beside the next, and the last beside the first") {
    const TrackRing ring(300);
    for (int field = 0; field < TrackRing::fields; ++field) {
        const QPointF way = ring.stone((field + 1) % TrackRing::fields).center() - ring.stone(field).center();
        CHECK(std::abs(way.x()) + std::abs(way.y()) == Approx(ring.unit()));
    }
    CHECK(ring.at(50) == ring.at(0));
    CHECK(ring.at(12.5) == (ring.at(12) + ring.at(13)) / 2);
}

TEST_CASE("Who has passed field 0 lies, and the lap is told in words [C4.6]") {
    CHECK(panel::trackPlace(49).lap == 0);
    CHECK(panel::trackPlace(63).lap == 1);
    CHECK(panel::trackPlace(63).field == 13);
    CHECK(panel::trackPlace(112).lap == 2);
    Desk desk({"Anna", "Ben"});
    REQUIRE(desk.game.playUntil([](const engine::GameState& state) { return state.supplies[0].score > 50; }));
    const int points = desk.game.session.state().supplies[0].score;
    CHECK(desk.track().accessibleName().contains(
        QStringLiteral("Anna at %1: lying on %2").arg(points).arg(points - 50)));
}

TEST_CASE("A figure walks field by field to its points and never past them") {
    panel::TrackWalk walk;
    walk.setPoints({3, 0}, true);
    CHECK_FALSE(walk.isWalking());
    walk.setPoints({9, 0}, true);
    CHECK(walk.at(0) == 3);
    double before = 3;
    for (int tick = 0; tick < 100 && walk.isWalking(); ++tick) {
        walk.advance(0.02);
        CHECK(walk.at(0) > before);
        CHECK(walk.at(0) <= 9);
        before = walk.at(0);
    }
    CHECK_FALSE(walk.isWalking());
    CHECK(walk.at(1) == 0);
}

TEST_CASE("Points taken back are gone at once, and so is everything without walking") {
    panel::TrackWalk walk;
    walk.setPoints({9}, true);
    walk.setPoints({4}, true);
    CHECK(walk.at(0) == 4);
    walk.setPoints({14}, false);
    CHECK(walk.at(0) == 14);
}

TEST_CASE("While a step is shown its points are walked; an undo, a jump and motion off show them at once") {
    Desk desk({"Anna", "Ben"});
    desk.game.show.setSpeed(1);
    REQUIRE(desk.game.playUntil(hasScored));
    while (desk.game.show.isPlaying()) desk.game.show.advance(std::chrono::milliseconds(40));
    CHECK(desk.track().isWalking());
    CHECK(QTest::qWaitFor([&] { return !desk.track().isWalking(); }));
    desk.game.session.undo();
    CHECK_FALSE(desk.track().isWalking());
    desk.game.session.redo();
    CHECK_FALSE(desk.track().isWalking());
    desk.game.session.undo();
    desk.game.show.setSpeed(0);
    REQUIRE(desk.game.playUntil(hasScored));
    CHECK_FALSE(desk.track().isWalking());
}

TEST_CASE("Four on one field stand side by side, each with most of it seen, within the track") {
    Desk desk(wideNames(4), GENERATE(QSize(1280, 900), QSize(1024, 800)));
    for (int player = 0; player < 4; ++player) {
        const QRectF box = desk.track().figureBox(player);
        CHECK(QRectF(desk.track().rect()).adjusted(-1, -1, 1, 1).contains(box));
        if (player == 0) continue;
        const QRectF before = desk.track().figureBox(player - 1);
        CHECK((box & before).width() < 0.45 * box.width());
    }
}

TEST_CASE("The pointer on a figure tells whose it is and where it stands") {
    Desk desk({"Anna", "Ben"});
    const QPoint at = desk.track().figureBox(1).center().toPoint();
    QHelpEvent help(QEvent::ToolTip, at, desk.track().mapToGlobal(at));
    QApplication::sendEvent(&desk.track(), &help);
    CHECK(QToolTip::text().contains(QStringLiteral("Ben at 0")));
}

TEST_CASE("Players and track fold one by one; hiding one leaves the other") {
    Desk desk({"Anna", "Ben"});
    QStringList kept;
    QObject::connect(&desk.panel, &panel::SidePanel::hiddenPartsChosen,
                     [&](const QStringList& parts) { kept = parts; });
    CHECK(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
    desk.fold(QStringLiteral("Score track"));
    CHECK(desk.rows().isVisible());
    CHECK_FALSE(desk.track().isVisible());
    CHECK(kept == QStringList{QStringLiteral("track")});
    CHECK(desk.handle(QStringLiteral("Score track")).accessibleName().contains(QStringLiteral("hidden")));
    desk.fold(QStringLiteral("Players"));
    CHECK_FALSE(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
    CHECK(kept == QStringList{QStringLiteral("players")});
    desk.fold(QStringLiteral("Players"));
    CHECK(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
    CHECK(kept.isEmpty());
}

TEST_CASE("What was hidden stays hidden the next time; words that nobody knows hide nothing") {
    Desk desk({"Anna", "Ben"});
    desk.panel.setHiddenParts({QStringLiteral("players")});
    CHECK_FALSE(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
    desk.panel.setHiddenParts({QStringLiteral("players"), QStringLiteral("track"), QStringLiteral("roof")});
    CHECK(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
}

TEST_CASE("In a low window the handles change between players and track, by keys too") {
    Desk desk({"Anna", "Ben"}, {1024, 700});
    CHECK(desk.rows().isVisible());
    CHECK_FALSE(desk.track().isVisible());
    QTest::keyClick(&desk.handle(QStringLiteral("Score track")), Qt::Key_Return);
    CHECK_FALSE(desk.rows().isVisible());
    CHECK(desk.track().isVisible());
    QTest::keyClick(&desk.handle(QStringLiteral("Players")), Qt::Key_Space);
    CHECK(desk.rows().isVisible());
    CHECK_FALSE(desk.track().isVisible());
}

TEST_CASE("Nothing is cut off with the track alone beside four wide names") {
    Desk desk(wideNames(4), GENERATE(QSize(1280, 720), QSize(1024, 700)));
    REQUIRE(desk.game.playUntil(Phase::Tile, 20));
    desk.fold(QStringLiteral("Score track"));
    CHECK(faultsOf(desk.panel) == faults{});
    CHECK(desk.handle(QStringLiteral("Score track")).height() >= 28);
}

}  // namespace remparts::test
