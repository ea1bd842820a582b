#include "pictures/picture_file.h"

#include <QBuffer>
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

QString headingOf(engine::GameKind game) {
    return game == engine::GameKind::Kids ? Words::tr("The Kids of Carcassonne") : Words::tr("Carcassonne: The City");
}

QString lineOf(const QString& outcome, const QDate& date) {
    return Words::tr("%1, %2", "outcome, date").arg(outcome, QLocale().toString(date, QLocale::LongFormat));
}

QString standingOf(int score, engine::GameKind game) {
    return game == engine::GameKind::Kids ? Words::tr("%1 left").arg(score) : QString::number(score);
}

// A disk that gets full takes a part without a word, and says why with the next one.
bool writeAll(QSaveFile& file, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0) return false;
        done += taken;
    }
    return file.flush();
}

}  // namespace

panel::PictureCaption captionOf(const engine::Game& game, const QDate& date) {
    const engine::GameSetup& setup = game.setup();
    const engine::Standings standings = game.rules().standings(game.state());
    const engine::GameKind kind = setup.tiles->game();
    panel::PictureCaption caption;
    caption.heading = headingOf(kind);
    caption.line = lineOf(outcomeOf(game, standings), date);
    for (std::size_t k = 0; k < setup.players.size(); ++k) {
        const auto player = static_cast<engine::PlayerIndex>(k);
        const bool wins =
            standings.over && std::count(standings.winners.begin(), standings.winners.end(), player) > 0;
        caption.players.push_back({model::sentences::playerName(setup, player), standingOf(standings.scores[k], kind),
                                   setup.players[k].color, wins});
    }
    return caption;
}

std::optional<QString> writePicture(const QImage& picture, const QString& path) {
    const auto fault = [&path](const QString& reason) {
        return Words::tr("%1: the picture could not be written: %2").arg(QDir::toNativeSeparators(path), reason);
    };
    QBuffer png;  // the writer does not tell why a file took no more
    QImageWriter writer(&png, "png");
    if (!writer.write(picture)) return fault(writer.errorString());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return fault(file.errorString());
    if (!writeAll(file, png.data()) || !file.commit()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        return fault(reason);
    }
    return std::nullopt;
}

}  // namespace remparts::app
