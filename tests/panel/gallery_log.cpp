#include "gallery_log.h"

#include <QTest>

#include "kids/kids_panel.h"
#include "panel_support.h"
#include "side/log_view.h"
#include "side_panel.h"

namespace remparts::test {
namespace {

using Save = std::function<void(QWidget&, const QString&, QSize)>;

/// The newest row that scored by this rule; −1 when there is none.
int rowBy(const model::LogModel& log, const char* rule) {
    for (int row = 0; row < log.rowCount(); ++row)
        if (log.row(log.index(row)).rule == QLatin1String(rule)) return row;
    return -1;
}

void saveRow(const Save& save, GameTable& game, const char* rule, const QString& name, QSize window) {
    panel::SidePanel side(game.session, game.turn, game.players, game.log);
    side.fold(window);
    present(side, {side.width(), window.height()});
    const int row = rowBy(game.log, rule);
    if (row < 0) return;
    auto* view = side.findChild<panel::LogView*>();
    view->setCurrentIndex(game.log.index(row));
    QTest::keyClick(view, Qt::Key_Right);
    save(side, name + QLatin1String(rule), {side.width(), window.height()});
}

}  // namespace

void saveLog(const Save& save) {
    GameTable game({"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"}, 3);
    game.playOut();
    for (const char* rule : {"C2.1", "C4.2", "C4.3", "C5.5", "C7.2", "C8.4", "C8.5", "C8.6"}) {
        saveRow(save, game, rule, QStringLiteral("log_"), {1440, 900});
        saveRow(save, game, rule, QStringLiteral("log_small_"), {1024, 700});
    }
    for (const std::vector<std::string>& names :
         {std::vector<std::string>{"Anna", "Ben", "Cleo", "Dan"}, wideNames(4)})
        for (const QSize window : {QSize(1024, 700), QSize(1280, 720), QSize(1280, 800), QSize(1440, 1000)}) {
            GameTable now(names, 5);
            now.playUntil(engine::Phase::Tile, 36);
            panel::SidePanel side(now.session, now.turn, now.players, now.log);
            side.fold(window);
            side.setPointsNow(true);
            save(side, QStringLiteral("points_%1_%2").arg(window.height()).arg(names[0].size()),
                 {side.width(), window.height()});
        }
    GameTable children(wideNames(4), 5, engine::GameKind::Kids);
    children.playUntil(engine::Phase::Draw, 9);
    panel::KidsPanel kidsPanel(children.session, children.turn, children.players, children.log, children.show);
    kidsPanel.fold({1024, 700});
    kidsPanel.setPointsNow(true);
    save(kidsPanel, QStringLiteral("points_kids"), {kidsPanel.width(), 700});
    GameTable kids({"Mia", "Tom"}, 3, engine::GameKind::Kids);
    kids.playOut();
    panel::LogView log(kids.log);
    log.setCurrentIndex(kids.log.index(rowBy(kids.log, "K3.2")));
    QTest::keyClick(&log, Qt::Key_Right);
    save(log, QStringLiteral("log_kids"), {352, 300});
}

}  // namespace remparts::test
