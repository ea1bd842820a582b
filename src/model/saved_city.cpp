#include "saved_city.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <exception>

#include "remparts/io/error.h"
#include "remparts/io/record_file.h"
#include "sentences.h"
#include "table_facts.h"

namespace remparts::model {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SavedCity)
};

// Files that are too large are refused before they are read, as everywhere.
QByteArray contentOf(const QString& path) {
    QFile file(path);
    if (file.size() > static_cast<qint64>(io::maxFileSize))
        throw io::FileError(Words::tr("larger than 16 MB; it is not read").toStdString());
    if (!file.open(QIODevice::ReadOnly)) throw io::FileError(file.errorString().toStdString());
    return file.readAll();
}

void describe(SavedCity& city, const engine::Game& game) {
    const engine::GameState& state = game.state();
    const engine::Standings standings = game.rules().standings(state);
    city.game = game.setup().tiles->game();
    city.tiles = static_cast<int>(state.board.tiles().size());
    for (std::size_t k = 0; k < state.playerCount(); ++k) {
        const auto player = static_cast<engine::PlayerIndex>(k);
        const bool wins =
            standings.over && std::count(standings.winners.begin(), standings.winners.end(), player) > 0;
        city.players.push_back(
            {sentences::playerName(game.setup(), player), game.setup().players[k].color, standings.scores[k], wins});
    }
    const TileCount count = tileCount(state);
    city.outcome = standings.over ? sentences::outcome(game.setup(), standings.scores, standings.winners)
                                  : Words::tr("Tile %1 of %2").arg(count.number).arg(count.total);
}

// The file is known from where the sentence stands; its folder would fill the line.
QString withoutFolder(const char* sentence, const QString& name) {
    const QString text = QString::fromUtf8(sentence);
    const QString start = name + QStringLiteral(": ");
    return text.startsWith(start) ? text.mid(start.size()) : text;
}

}  // namespace

QString SavedCity::standing() const {
    QStringList parts;
    for (const Player& player : players)
        parts << (game == engine::GameKind::Kids ? Words::tr("%1 %2 left") : Words::tr("%1 %2"))
                     .arg(player.name, QString::number(player.points));
    return parts.join(QStringLiteral(", "));
}

QString savedGameSuffix() {
    return QStringLiteral(".remparts.json");
}

QString savedGameName(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    return name.endsWith(savedGameSuffix()) ? name.chopped(savedGameSuffix().size()) : name;
}

SavedCity readSavedCity(const QString& path, const TileSource& tiles) {
    const QFileInfo file(path);
    SavedCity city;
    city.path = file.absoluteFilePath();
    city.name = savedGameName(path);
    city.saved = file.lastModified();
    try {
        const QByteArray content = contentOf(path);
        city.key = QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
        const std::string_view json(content.constData(), static_cast<std::size_t>(content.size()));
        describe(city, io::playRecord(io::parseRecord(json, file.fileName().toStdString(), tiles)));
    } catch (const std::exception& error) {
        city.fault = withoutFolder(error.what(), file.fileName());
    }
    return city;
}

}  // namespace remparts::model
