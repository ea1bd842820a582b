#include "gallery_history.h"

#include <QVBoxLayout>

#include "city_map.h"
#include "history/timeline.h"
#include "history/unkept_bar.h"
#include "panel_support.h"
#include "start_page.h"

namespace remparts::test {

namespace {

/// Goes back to a share of the game, plays some actions otherwise, and takes up the line again.
void leaveLine(GameTable& game, double share, int actions) {
    model::Session& session = game.session;
    const auto end = session.lines().line().back();
    session.goTo(static_cast<std::size_t>(share * static_cast<double>(session.game().steps().size())));
    for (int k = 0; k < actions && !session.state().isOver(); ++k)
        (void)session.play(session.game().rules().legalActions(session.state()).back());
    session.goToNode(end);
}

void saveTimeline(const SavePage& save, engine::GameKind kind, const QString& name, int width) {
    GameTable game({"Anna", "Ben", "Cleo", "Dora"}, 5, kind);
    game.playOut();
    for (const auto& [share, actions] : {std::pair{0.2, 30}, {0.4, 12}, {0.5, 40}}) leaveLine(game, share, actions);
    game.session.goTo(game.session.game().steps().size() * 2 / 3);
    QWidget page;
    model::Replay replay(game.session, game.show);
    auto* bar = new panel::UnkeptBar;
    bar->tell(
        QStringLiteral("/home/anna/.local/share/Remparts/autosave/table-1.remparts.json cannot be written "
                       "(No space left on device)"));
    auto* timeline = new panel::Timeline(game.session, replay);
    auto* column = new QVBoxLayout(&page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(timeline);
    save(page, name, {width, timeline->height() + 64});
}

void saveOffer(const SavePage& save, engine::GameKind kind, const QString& name, QSize size) {
    GameTable game({"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"}, 3, kind);
    (void)game.playUntil([](const engine::GameState& state) { return state.board.tiles().size() == 20; });
    panel::ContinueOffer offer;
    offer.title = QStringLiteral("Anna to move");
    offer.line = QStringLiteral("Tile 20 of 75");
    offer.note = QStringLiteral("The program stopped today at 21:14. Everything played is here.");
    for (const engine::Player& player : game.session.game().setup().players)
        offer.players.push_back({player.color, 12, QString::fromStdString(player.name)});
    offer.picture = panel::cityMap(game.session.state(), {640, 400});
    offer.game = kind;
    panel::StartPage start;
    start.setContinue(offer);
    save(start, name, size);
}

}  // namespace

void saveHistory(const SavePage& save) {
    for (const auto kind : {engine::GameKind::City, engine::GameKind::Kids}) {
        const QString game = kind == engine::GameKind::City ? QString() : QStringLiteral("kids_");
        saveTimeline(save, kind, game + QStringLiteral("timeline"), 1248);
        saveTimeline(save, kind, game + QStringLiteral("small_timeline"), 928);
        saveTimeline(save, kind, game + QStringLiteral("tiny_timeline"), 560);
        saveOffer(save, kind, game + QStringLiteral("offer"), {1600, 1000});
        saveOffer(save, kind, game + QStringLiteral("small_offer"), {1280, 720});
    }
}

}  // namespace remparts::test
