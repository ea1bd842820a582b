#include "picture_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QImageWriter>
#include <QLocale>
#include <QSaveFile>
#include <algorithm>

#include "counted.h"
#include "sentences.h"
#include "table_facts.h"

namespace remparts::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

QString outcomeOf(const engine::Game& game, const engine::Standings& standings) {
    const engine::GameState& state = game.state();
    if (standings.over) return model::sentences::outcome(game.setup(), standings.scores, standings.winners);
    const model::TileCount count = model::tileCount(state);
    return Words::tr("Tile %1 of %2").arg(count.number).arg(count.total);
}

}  // namespace

panel::PictureCaption captionOf(const engine::Game& game, const QDate& date) {
    const engine::GameSetup& setup = game.setup();
    const engine::Standings standings = game.rules().standings(game.state());
    const bool kids = setup.tiles->game() == engine::GameKind::Kids;
    panel::PictureCaption caption;
    caption.heading = kids ? Words::tr("The Kids of Carcassonne") : Words::tr("Carcassonne: The City");
    caption.line = Words::tr("%1, %2").arg(outcomeOf(game, standings), QLocale().toString(date, QLocale::LongFormat));
    for (std::size_t k = 0; k < setup.players.size(); ++k) {
        const auto player = static_cast<engine::PlayerIndex>(k);
        const QString points =
            kids ? Words::tr("%1 left").arg(standings.scores[k]) : QString::number(standings.scores[k]);
        const bool wins =
            standings.over && std::count(standings.winners.begin(), standings.winners.end(), player) > 0;
        caption.players.push_back(
            {model::sentences::playerName(setup, player), points, setup.players[k].color, wins});
    }
    return caption;
}

std::optional<QString> writePicture(const QImage& picture, const QString& path) {
    const auto fault = [&path](const QString& reason) {
        return Words::tr("%1: the picture could not be written: %2").arg(QDir::toNativeSeparators(path), reason);
    };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return fault(file.errorString());
    QImageWriter writer(&file, "png");
    if (!writer.write(picture)) {
        const QString reason = file.error() == QFileDevice::NoError ? writer.errorString() : file.errorString();
        file.cancelWriting();
        return fault(reason);
    }
    if (!file.flush() || !file.commit()) {  // commit() alone takes what a full disk left of the picture for all of it
        const QString reason = file.errorString();
        file.cancelWriting();
        return fault(reason);
    }
    return std::nullopt;
}

}  // namespace remparts::app
