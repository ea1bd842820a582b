#include "gallery_score.h"

#include <QTest>

#include "left/left_page.h"
#include "panel_support.h"
#include "side_panel.h"
#include "statistics/statistics_page.h"

namespace remparts::test {
namespace {

using Save = std::function<void(QWidget&, const QString&, QSize)>;

void savePanel(const Save& save, GameTable& game, const QString& name, QSize window, const QStringList& hidden = {}) {
    panel::SidePanel side(game.session, game.turn, game.players, game.log);
    side.setHiddenParts(hidden);
    side.fold(window);
    save(side, name, {side.width(), window.height()});
}

void saveLeft(const Save& save, GameTable& game, const QString& name, QSize window, bool asked, bool only) {
    model::LeftModel left(game.session);
    left.setActive(true);
    if (asked) left.ask(game.session.state().board.frontier()[2].position);
    left.setFittingOnly(only);
    left.setMarksDeadCells(only);
    panel::LeftPage page(game.session, game.turn, left);
    page.fold(window);
    save(page, name, {page.width(), window.height()});
}

void saveLeftPages(const Save& save) {
    GameTable city(wideNames(4), 5);
    city.playUntil(engine::Phase::Tile, 30);
    saveLeft(save, city, QStringLiteral("left"), {1440, 900}, false, false);
    saveLeft(save, city, QStringLiteral("left_small"), {1024, 700}, true, false);
    saveLeft(save, city, QStringLiteral("left_fitting"), {1024, 700}, true, true);
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        GameTable late({"Anna", "Ben"}, seed);
        if (!late.playUntil([](const engine::GameState& state) { return state.stacks.discarded.size() > 1; }))
            continue;
        saveLeft(save, late, QStringLiteral("left_aside"), {1024, 700}, false, false);
        savePanel(save, late, QStringLiteral("score_aside"), {1024, 700});
        break;
    }
    GameTable kids({"Mia", "Tom", "Lou"}, 5, engine::GameKind::Kids);
    kids.playUntil(engine::Phase::Draw, 9);
    saveLeft(save, kids, QStringLiteral("left_kids"), {1280, 700}, true, false);
}

void saveStatistics(const Save& save, GameTable& game, const QString& name, QSize size) {
    panel::StatisticsPage page;
    present(page, size);
    page.showStatistics(game.session.game());
    for (int turn = 0; turn < 600 && !page.statistics().luck() && game.session.gameKind() == engine::GameKind::City;
         ++turn)
        QTest::qWait(50);
    save(page, name, size);
}

void saveAllStatistics(const Save& save) {
    GameTable city({"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"}, 3);
    city.playOut();
    saveStatistics(save, city, QStringLiteral("statistics"), {520, 1200});
    saveStatistics(save, city, QStringLiteral("statistics_small"), {440, 700});
    GameTable kids(wideNames(3), 5, engine::GameKind::Kids);
    kids.playOut();
    saveStatistics(save, kids, QStringLiteral("statistics_kids"), {520, 900});
}

}  // namespace

void saveScoreParts(const Save& save) {
    saveLeftPages(save);
    saveAllStatistics(save);
    GameTable start(wideNames(4), 5);
    savePanel(save, start, QStringLiteral("score_start"), {1440, 900});
    savePanel(save, start, QStringLiteral("score_low_track"), {1024, 700}, {QStringLiteral("players")});
    savePanel(save, start, QStringLiteral("score_low_players"), {1280, 700});
    GameTable later({"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"}, 3);
    later.playOut();
    savePanel(save, later, QStringLiteral("score_end"), {1280, 900});
    savePanel(save, later, QStringLiteral("score_end_track"), {1024, 700}, {QStringLiteral("players")});
    GameTable pair({"Anna", "Ben"}, 5);
    pair.playUntil([](const engine::GameState& state) {
        return state.supplies[0].score > 8 && state.supplies[0].score == state.supplies[1].score;
    });
    savePanel(save, pair, QStringLiteral("score_pair"), {1280, 900});
}

}  // namespace remparts::test
