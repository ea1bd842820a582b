#include "gallery_score.h"

#include "panel_support.h"
#include "side_panel.h"

namespace remparts::test {
namespace {

using Save = std::function<void(QWidget&, const QString&, QSize)>;

void savePanel(const Save& save, GameTable& game, const QString& name, QSize window, const QStringList& hidden = {}) {
    panel::SidePanel side(game.session, game.turn, game.players, game.log);
    side.setHiddenParts(hidden);
    side.fold(window);
    save(side, name, {side.width(), window.height()});
}

}  // namespace

void saveScoreParts(const Save& save) {
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
