#include "files/kept_offers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include "city_map.h"
#include "files/saved_games.h"
#include "sentences.h"
#include "table_facts.h"

namespace remparts::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeptOffers)
};

constexpr QSize cardPicture(640, 400);

QString when(const QDateTime& time) {
    const QLocale locale;
    if (time.date() == QDate::currentDate())
        return Words::tr("today at %1").arg(locale.toString(time.time(), QLocale::ShortFormat));
    return Words::tr("on %1").arg(locale.toString(time, QLocale::ShortFormat));
}

QString allNames(const engine::GameSetup& setup) {
    std::vector<engine::PlayerIndex> players;
    for (std::size_t i = 0; i < setup.players.size(); ++i) players.push_back(static_cast<engine::PlayerIndex>(i));
    return model::sentences::names(setup, players);
}

QString howItEnded(const model::KeptGame& kept) {
    if (kept.wasEnded) return Words::tr("Left %1").arg(when(kept.time));
    return Words::tr("The program stopped %1. Everything played is here.").arg(when(kept.time));
}

QString howFar(const model::KeptGame& kept) {
    const model::TileCount count = model::tileCount(kept.game->game.state());
    return Words::tr("Tile %1 of %2; the program stopped %3").arg(count.number).arg(count.total).arg(when(kept.time));
}

}  // namespace

QString keepFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("autosave"));
}

QImage keptPicture(const model::KeptGame& kept) {
    return panel::cityMap(kept.game->game.state(), cardPicture);
}

panel::ContinueOffer keptOffer(const model::KeptGame& kept, const QImage& picture) {
    panel::ContinueOffer offer = continueOffer(kept.game->game, picture);
    offer.note = howItEnded(kept);
    return offer;
}

panel::RecentGame keptCard(const model::KeptGame& kept, const QImage& picture) {
    const engine::GameSetup& setup = *kept.game->game.state().setup;
    return {kept.path, allNames(setup), howFar(kept), picture, setup.tiles->game()};
}

}  // namespace remparts::app
